import type { TimelineEntry } from '../table/view';
import type { Finding } from '../ui';
import { findingOf } from './finding';
import type { Story } from './happened';

/** An entry of the time line with what it was by the Laws. */
export type Told = {
  readonly entry: TimelineEntry;
  readonly finding: Finding;
  /** Cards that stood in its trick before it. */
  readonly onTrick: number;
  /** Whether it is a card that was played in its turn, or stands in the trick all the same. */
  readonly isInTrick: boolean;
};

/** The time line of a table with what each entry was by the Laws. */
export const entriesOf = ({ happenings }: Story): Told[] =>
  happenings.map((happened) => {
    const { entry, before, after } = happened;
    const { event } = entry;
    const card = event.type === 'play' ? event.card : null;
    const standing = [...(after.table.done.at(-1)?.cards ?? []), ...after.table.trick.cards];
    return {
      entry,
      finding: findingOf(happened),
      onTrick: before.ruling.trick.cards.length,
      isInTrick: card !== null && standing.some((played) => played.card === card),
    };
  });
