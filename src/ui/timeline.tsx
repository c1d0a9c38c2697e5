import { useState } from 'preact/hooks';
import type { Edition } from '../laws';
import type { TableView, TimelineEntry } from '../table/view';
import { message } from '../words';
import type { Finding } from './account';
import { useWords } from './context';
import { CorrectForm, isCorrectable } from './correct-form';
import { LawChip } from './kit';
import { Say } from './say';
import { eventText } from './text/event';

/** Of a long board only the last entries are shown at first. */
const LAST = 12;

type LineProps = {
  readonly entry: TimelineEntry;
  readonly finding: Finding | undefined;
  readonly laws: Edition;
  readonly canCorrect: boolean;
};

/** One entry: when, what, what the Laws made of it, and who entered it. */
const Line = ({ entry, finding, laws, canCorrect }: LineProps) => {
  const { event, by, isCorrected, trick } = entry;
  return (
    <li data-event={event.type} data-law={finding?.law} data-notable={finding?.isNotable ? '' : undefined}>
      <span class="quiet">
        <Say what={message('trickNumber', { trick })} />
      </span>
      <span>
        <Say what={eventText(event)} />
        {finding?.what.map((what) => (
          <span class="found" key={JSON.stringify(what)}>
            {'. '}
            <Say what={what} />
          </span>
        ))}
        {by === 'user' && (
          <span class="by">
            <Say what={message(isCorrected ? 'timelineCorrected' : 'timelineUser')} />
          </span>
        )}
      </span>
      {finding && <LawChip law={finding.law} laws={laws} />}
      {canCorrect && isCorrectable(entry) && <CorrectForm entry={entry} />}
    </li>
  );
};

type TimelineProps = {
  readonly table: TableView;
  /** What each entry was by the Laws; null while that is not known yet. */
  readonly findings: ReadonlyMap<number, Finding> | null;
  /** Whether readings can be put right: not in a record that is only looked at. */
  readonly canCorrect?: boolean;
};

/** What was noticed and decided, the last first. */
export const Timeline = ({ table, findings, canCorrect = true }: TimelineProps) => {
  const words = useWords();
  const [all, showAll] = useState(false);
  const { timeline } = table;
  if (timeline.length === 0) {
    return (
      <p class="small quiet">
        <Say what={message('timelineEmpty')} />
      </p>
    );
  }
  const earlier = all ? 0 : Math.max(0, timeline.length - LAST);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard */}
      <ol class="timeline" aria-label={words.plain(message('timelineLabel'))} tabIndex={0}>
        {timeline
          .slice(earlier)
          .toReversed()
          .map((entry) => (
            <Line
              key={entry.index}
              entry={entry}
              finding={findings?.get(entry.index)}
              laws={table.ruling.laws}
              canCorrect={canCorrect}
            />
          ))}
      </ol>
      {earlier > 0 && (
        <button class="btn link" type="button" data-action="show-earlier" onClick={() => showAll(true)}>
          <Say what={message('timelineEarlier', { count: earlier })} />
        </button>
      )}
    </>
  );
};
