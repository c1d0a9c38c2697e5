import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { CorrectForm, isCorrectable } from './correct-form';
import { eventText } from './kit';
import { Say } from './say';

/** Cards played in turn say little; only the last few entries of them are kept on show. */
const LAST = 12;

/** What was noticed and decided, the last first. */
export const Timeline = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { timeline } = table;
  if (timeline.length === 0) {
    return (
      <p class="small quiet">
        <Say what={message('timelineEmpty')} />
      </p>
    );
  }
  return (
    <ol class="timeline" aria-label={words.plain(message('timelineLabel'))}>
      {timeline
        .slice(-LAST)
        .toReversed()
        .map((entry) => {
          const { index, event, by, isCorrected, trick } = entry;
          return (
            <li key={index} data-event={event.type}>
              <span class="quiet">
                <Say what={message('trickNumber', { trick })} />
              </span>
              <span>
                <Say what={eventText(event)} />
                {by === 'user' && (
                  <span class="by">
                    <Say what={message(isCorrected ? 'timelineCorrected' : 'timelineUser')} />
                  </span>
                )}
              </span>
              {isCorrectable(entry) && <CorrectForm entry={entry} />}
            </li>
          );
        })}
    </ol>
  );
};
