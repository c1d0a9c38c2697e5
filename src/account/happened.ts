import {
  type Explanation,
  explain,
  knownCards,
  parseSituation,
  type Ruling,
  rulingOf,
  type Situation,
  start,
  step,
  type Table,
} from '../laws';
import type { TableView, TimelineEntry } from '../table/view';

/** The table at one moment of the record: what stood in the tricks, and what the Laws said. */
export type Moment = { readonly table: Table; readonly ruling: Ruling; readonly explanation: Explanation };

/** One entry of the time line with the table before and after it. */
export type Happened = { readonly entry: TimelineEntry; readonly before: Moment; readonly after: Moment };

/** A board gone through once more: all that its account is made of. */
export type Story = {
  readonly situation: Situation;
  readonly happenings: readonly Happened[];
  readonly end: Moment;
};

const momentOf = (table: Table): Moment => ({ table, ruling: rulingOf(table), explanation: explain(table) });

/** The situation of a view, which the core has made itself. @throws Error when it is none: then the view is no view of ours */
const situationOf = ({ situation }: TableView): Situation => {
  const parsed = parseSituation(JSON.parse(situation));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/**
 * Goes through the events of a table once more, and keeps the ruling before and after each.
 * @throws Error when they do not lead where the view says: then it is no view of ours
 */
export const storyOf = (view: TableView): Story => {
  const situation = situationOf(view);
  const begun = start(situation);
  if (!begun.ok) throw new Error(begun.error.message);
  let before = momentOf(begun.value);
  const happenings: Happened[] = [];
  for (const entry of view.timeline) {
    const next = step(before.table, entry.event);
    if (!next.ok) throw new Error(next.error.message);
    const after = momentOf(next.value);
    happenings.push({ entry, before, after });
    before = after;
  }
  return { situation, happenings, end: before };
};

/** Whether a card lies in a hand of the side that it belongs to, and not in a trick. */
export const isHeld = ({ table }: Moment, seat: Parameters<typeof knownCards>[1], card: string): boolean =>
  knownCards(table, seat).some((held) => held === card);
