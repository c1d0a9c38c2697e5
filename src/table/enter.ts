import type { Card } from '../bridge';
import type { Result, TableEvent } from '../laws';
import { amend, append, type Watched } from './record';

/** The last `withdraw` of this card, whose cause the user may name, or name anew; -1 when there is none. */
const takeBackOf = ({ record }: Watched, event: TableEvent): number => {
  if (event.type !== 'withdraw' || event.why === 'undo') return -1;
  return record.entries.findLastIndex(
    (entry) => entry.event.type === 'withdraw' && entry.event.card === event.card && entry.event.seat === event.seat,
  );
};

/** A card that the user says was taken back, while it still lies on the trick, lies there without counting. */
const leftLying = (watched: Watched, event: TableEvent, onTrick: readonly Card[]): Watched => {
  if (event.type !== 'withdraw' || !onTrick.includes(event.card)) return watched;
  const { record } = watched;
  return {
    ...watched,
    record: { ...record, showing: { ...record.showing, loose: [...record.showing.loose, event.card] } },
  };
};

/**
 * The user's own entry. A `withdraw` of a card that the page has seen taken back already does not take it back again: it
 * says why, and stands in the place of what the page said.
 * @param onTrick cards in sight on the trick
 * @returns the core's error, with nothing changed, when it cannot follow
 */
export const enter = (
  watched: Watched,
  event: TableEvent,
  now: number,
  onTrick: readonly Card[] = [],
): Result<Watched> => {
  const appended = append(watched, [event], 'user', now);
  if (appended.ok) return { ok: true, value: leftLying(appended.value, event, onTrick) };
  const index = takeBackOf(watched, event);
  const amended = index < 0 ? appended : amend(watched, index, event);
  return amended.ok ? amended : appended;
};
