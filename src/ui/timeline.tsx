import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { CorrectForm, isCorrectable } from './correct-form';
import { Say } from './say';
import { eventText } from './text/event';

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

/** Entries that no longer fit what came before them: told, kept, and not counted. */
export const SetAsides = ({ table }: { readonly table: TableView }) =>
  table.setAside.length === 0 ? null : (
    <section class="block set-aside">
      <h2>
        <i class="mark stop" aria-hidden="true" />
        <Say what={message('setAsideHead')} />
      </h2>
      <ul>
        {table.setAside.map(({ event, why }) => (
          <li key={JSON.stringify(event)}>
            <Say what={eventText(event)} />
            {'. '}
            <span class="quiet">
              <Say what={why} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
