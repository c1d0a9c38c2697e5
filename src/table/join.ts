import { nextSeat, previousSeat, SEATS, type Seat } from '../bridge';
import type { Sighting } from '../sites/sighting';

/** Where a record can begin: cards in each hand before the trick that lies there, and who led it or leads it. */
export type Joining = { readonly cards: number; readonly leader: Seat };

const onTrick = (sighting: Sighting, seat: Seat): number =>
  sighting.trick.filter((played) => played.seat === seat).length;

/** Cards that a hand had before this trick, as far as the page tells. */
const cardsOf = (sighting: Sighting, seat: Seat): number | null => {
  const size = sighting.sizes[seat] ?? (sighting.hands[seat].length > 0 ? sighting.hands[seat].length : null);
  return size === null ? null : size + onTrick(sighting, seat);
};

/** Cards before this trick by the number of tricks completed; a full trick on the table may be counted already, so it does not tell. */
const cardsByCount = ({ tricksPlayed, trick }: Sighting): number | null =>
  tricksPlayed === null || trick.length === SEATS.length ? null : 13 - tricksPlayed;

/** A hand of which only part is shown has fewer cards in sight than it holds, so the fullest counts. */
const cardsBefore = (sighting: Sighting): number | null => {
  const hands = SEATS.map((seat) => cardsOf(sighting, seat)).filter((count) => count !== null);
  const told = SEATS.flatMap((seat) => (sighting.sizes[seat] === null ? [] : (cardsOf(sighting, seat) ?? [])));
  const byCount = cardsByCount(sighting);
  const cards = byCount ?? told[0] ?? Math.max(0, ...hands);
  const agrees = told.every((count) => count === cards) && hands.every((count) => count <= cards);
  return agrees && cards >= 1 && cards <= 13 ? cards : null;
};

/** The seat on the trick whose right-hand opponent is not on it: the leader, when the cards lie in rotation without a gap. */
const firstOnTrick = ({ trick }: Sighting): Seat | null => {
  const has = (seat: Seat): boolean => trick.some((played) => played.seat === seat);
  const firsts = SEATS.filter((seat) => has(seat) && !has(previousSeat(seat)));
  return firsts.length === 1 ? (firsts[0] ?? null) : null;
};

const leaderOf = (sighting: Sighting, cards: number): Seat | null => {
  if (cards === 13) return sighting.declarer && nextSeat(sighting.declarer);
  if (sighting.trick.length === 0) return sighting.turn;
  if (sighting.trick.length < SEATS.length) return firstOnTrick(sighting);
  return sighting.ordered ? (sighting.trick[0]?.seat ?? null) : null;
};

/**
 * Where a record of what is seen can begin; null while the page does not tell, as between two tricks on a page that marks
 * no turn.
 */
export const join = (sighting: Sighting): Joining | null => {
  if (SEATS.some((seat) => onTrick(sighting, seat) > 1)) return null;
  const cards = cardsBefore(sighting);
  const leader = cards === null ? null : leaderOf(sighting, cards);
  return cards === null || leader === null ? null : { cards, leader };
};
