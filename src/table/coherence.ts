import { SEATS, type SeatCard } from '../bridge';
import { doubled, overfull } from '../sites/check';
import type { Sighting } from '../sites/sighting';
import { fault } from './fault';
import type { Message } from './view';

/**
 * What in a sighting cannot be, whatever has happened: a card twice, a hand that shows more than it holds, five cards on a
 * trick (beside cards of the trick before, which may still lie there).
 * @returns the reason in the words of a reading fault, or null
 */
export const incoherence = (sighting: Sighting, lastTrick: readonly SeatCard[]): Message | null => {
  const misfit = doubled(sighting) ?? overfull(sighting);
  if (misfit) return fault(misfit.key, misfit.text);
  const now = sighting.trick.filter(({ card }) => !lastTrick.some((played) => played.card === card));
  return now.length > SEATS.length ? fault('crowded', String(now.length)) : null;
};
