import { type BySeat, bySeat, type Card, SEATS, type Seat, type SeatCard } from '../bridge';
import { Unreadable } from './unreadable';

/**
 * What is remembered of a board on a page that keeps played cards in their hands and does not say when each was played: per
 * seat, in the order in which they were first seen there. A seat plays one card a trick, so that its n-th card is of trick n.
 */
export type Order = {
  /** The cards of a hand of which all are always in sight: they tell one deal from the next. */
  readonly deal: string;
  readonly played: BySeat<readonly Card[]>;
  /** So many of each seat's cards, the first ones, were seen together, and nobody knows in which order they were played. */
  readonly unsure: BySeat<number>;
};

/** What the played cards come to: the tricks completed, and the cards of the trick in progress or, between two, of the last. */
export type Sorted = { readonly tricksPlayed: number; readonly trick: readonly SeatCard[] };

const none = (deal: string): Order => ({ deal, played: bySeat(() => []), unsure: bySeat(() => 0) });

/** Where one card stands is known when it is the only one. */
const blurred = (count: number): number => (count > 1 ? count : 0);

/** One seat's cards as seen before and now: those gone are dropped, new ones come last. */
const follow = (
  before: readonly Card[],
  unsure: number,
  now: readonly Card[],
): { readonly cards: readonly Card[]; readonly unsure: number } => {
  const kept = before.filter((card) => now.includes(card));
  const fresh = now.filter((card) => !before.includes(card));
  const cards = [...kept, ...fresh];
  // A card gone from among others, or several come at once: where each of those stands is not known.
  const inOrder = kept.every((card, i) => card === before[i]);
  const sure = Math.min(unsure, kept.length);
  if (fresh.length > 1) return { cards, unsure: cards.length };
  return { cards, unsure: blurred(inOrder ? sure : kept.length) };
};

/** The order of play, taken further by one more look at the played cards. */
export const followed = (before: Order | null, deal: string, now: BySeat<readonly Card[]>): Order => {
  const known = before?.deal === deal ? before : none(deal);
  const seats = bySeat((seat) => follow(known.played[seat], known.unsure[seat], now[seat]));
  return { deal, played: bySeat((seat) => seats[seat].cards), unsure: bySeat((seat) => seats[seat].unsure) };
};

const from = ({ played }: Order, seat: Seat, trick: number): SeatCard[] =>
  played[seat].slice(trick).map((card) => ({ seat, card }));

/**
 * Sorts the played cards into tricks. Between two tricks the last one counts as lying there still, when its cards are known.
 * @throws Unreadable `count` when it is not known which cards are of the trick in progress
 */
export const sorted = (order: Order, selector: string): Sorted => {
  const tricksPlayed = Math.min(...SEATS.map((seat) => order.played[seat].length));
  const trick = SEATS.flatMap((seat) => from(order, seat, tricksPlayed));
  const lost = trick.find(({ seat }) => order.unsure[seat] > tricksPlayed);
  if (lost) throw new Unreadable('count', selector, `${lost.seat} ${order.played[lost.seat].length}`);
  if (trick.length > 0 || tricksPlayed === 0) return { tricksPlayed, trick };
  const last = tricksPlayed - 1;
  const isKnown = SEATS.every((seat) => order.unsure[seat] <= last);
  return { tricksPlayed, trick: isKnown ? SEATS.flatMap((seat) => from(order, seat, last)) : [] };
};
