import type { Result, TableEvent } from '../laws';
import { amend, append, type Watched } from './record';

/** The page's last `withdraw` `undo` of this card, whose cause the user may still name; -1 when there is none. */
const takeBackOf = ({ record }: Watched, event: TableEvent): number => {
  if (event.type !== 'withdraw' || event.why === 'undo') return -1;
  return record.entries.findLastIndex(
    (entry) => entry.event.type === 'withdraw' && entry.event.card === event.card && entry.event.seat === event.seat,
  );
};

/**
 * The user's own entry. A `withdraw` of a card that the page has seen taken back already does not take it back again: it
 * says why, and stands in the place of what the page said.
 * @returns the core's error, with nothing changed, when it cannot follow
 */
export const enter = (watched: Watched, event: TableEvent, now: number): Result<Watched> => {
  const appended = append(watched, [event], 'user', now);
  if (appended.ok) return appended;
  const index = takeBackOf(watched, event);
  const amended = index < 0 ? appended : amend(watched, index, event);
  return amended.ok ? amended : appended;
};
