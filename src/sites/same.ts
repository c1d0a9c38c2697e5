import { type Card, SEATS, type SeatCard } from '../bridge';
import type { Reading, Sighting, Signs } from './sighting';

const sameList = <T>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => boolean): boolean =>
  a.length === b.length && a.every((x, i) => i in b && same(x, b[i] as T)); // `i in b` has just been asked

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => sameList(a, b, (x, y) => x === y);

const sameTrick = (a: readonly SeatCard[], b: readonly SeatCard[]): boolean =>
  sameList(a, b, (x, y) => x.seat === y.seat && x.card === y.card);

const sameSigns = (a: Signs, b: Signs): boolean =>
  a.auction === b.auction && a.claim === b.claim && a.over === b.over && a.review === b.review;

const PLAIN = [
  'site',
  'board',
  'contract',
  'declarer',
  'viewer',
  'practice',
  'replay',
  'ordered',
  'turn',
  'tricksPlayed',
] as const satisfies readonly (keyof Sighting)[];

/** Whether two sightings show the same. */
export const sameSighting = (a: Sighting, b: Sighting): boolean =>
  PLAIN.every((name) => a[name] === b[name]) &&
  sameTrick(a.trick, b.trick) &&
  SEATS.every((seat) => a.sizes[seat] === b.sizes[seat] && sameCards(a.hands[seat], b.hands[seat])) &&
  sameSigns(a.signs, b.signs);

/** Whether two looks at a page came to the same. A fault is the same while the same thing is missing or wrong. */
export const sameReading = (a: Reading, b: Reading): boolean => {
  if (a.kind === 'table') return b.kind === 'table' && sameSighting(a.sighting, b.sighting);
  if (a.kind === 'fault')
    return b.kind === 'fault' && a.fault.key === b.fault.key && a.fault.selector === b.fault.selector;
  if (a.kind === 'none') return b.kind === 'none' && a.why?.key === b.why?.key;
  return a.kind === b.kind;
};
