import { type Card, SEATS, type SeatCard } from '../bridge';
import type { Sighting } from '../sites/sighting';
import type { Message } from './view';

const fault = (key: 'doubled' | 'crowded' | 'sizes', snippet: string): Message => ({
  key: `fault_${key}`,
  params: { snippet },
});

const seenTwice = (sighting: Sighting): Card | undefined => {
  const seen = new Set<Card>();
  const all = [...SEATS.flatMap((seat) => sighting.hands[seat]), ...sighting.trick.map(({ card }) => card)];
  return all.find((card) => seen.size === seen.add(card).size);
};

/**
 * What in a sighting cannot be, whatever has happened: a card twice, a hand that shows more than it holds, five cards on a
 * trick (beside cards of the trick before, which may still lie there).
 * @returns the reason in the words of a reading fault, or null
 */
export const incoherence = (sighting: Sighting, lastTrick: readonly SeatCard[]): Message | null => {
  const twice = seenTwice(sighting);
  if (twice) return fault('doubled', twice);
  const overfull = SEATS.find((seat) => sighting.hands[seat].length > (sighting.sizes[seat] ?? 13));
  if (overfull) return fault('sizes', overfull);
  const now = sighting.trick.filter(({ card }) => !lastTrick.some((played) => played.card === card));
  return now.length > SEATS.length ? fault('crowded', String(now.length)) : null;
};
