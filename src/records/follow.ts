import { type BySeat, type Card, SEATS, suitOf } from '../bridge';
import { Refusal } from './fault';
import type { SeatedEntry } from './play';

/** Cards that a seat still held when it came to play its entry, as far as the record tells: shown, or played later. */
const heldAt = (entries: readonly SeatedEntry[], at: number, hand: readonly Card[]): Card[] => {
  const seat = entries[at]?.seat;
  const from = (part: readonly SeatedEntry[]) => part.filter((entry) => entry.seat === seat).map(({ card }) => card);
  if (hand.length === 0) return from(entries.slice(at));
  const gone = from(entries.slice(0, at));
  return hand.filter((card) => !gone.includes(card));
};

const checkOne = (entries: readonly SeatedEntry[], at: number, hand: readonly Card[], whole: boolean): void => {
  const entry = entries[at];
  const lead = entries[at - (at % SEATS.length)];
  if (entry === undefined || lead === undefined) return;
  const follows = suitOf(entry.card) === suitOf(lead.card);
  const could = heldAt(entries, at, hand).some((card) => suitOf(card) === suitOf(lead.card));
  const params = { trick: Math.floor(at / SEATS.length) + 1, card: entry.card, seat: entry.seat };
  const marked = entry.mark === 'revoke';
  if (!marked && !follows && could) throw new Refusal(entry.line, 'unmarkedRevoke', params);
  const known = hand.length > 0 || whole;
  if (marked && (follows || (known && !could))) throw new Refusal(entry.line, 'falseMark', { ...params, mark: '^R' });
};

/**
 * Checks that every player followed suit (Law 44C) where he is known to have been able to, but for the revokes that the record marks.
 * @param whole whether all cards were played, so that hidden hands are known too
 * @throws Refusal `unmarkedRevoke`, `falseMark`
 */
export const checkFollowing = (
  entries: readonly SeatedEntry[],
  hands: BySeat<readonly Card[]>,
  whole: boolean,
): void => {
  for (const [at, entry] of entries.entries()) checkOne(entries, at, hands[entry.seat], whole);
};
