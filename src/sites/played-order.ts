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
  // When several come at once, it is not known where each of those stands.
  return { cards, unsure: fresh.length > 1 ? cards.length : blurred(Math.min(unsure, kept.length)) };
};

/** Whether a card has gone that was played before one still lying there: whoever takes cards back begins with the last. */
const lacksOne = (before: readonly Card[], unsure: number, now: readonly Card[]): boolean => {
  const gone = before.findIndex((card) => !now.includes(card));
  return gone >= 0 && before.slice(Math.max(gone, unsure)).some((card) => now.includes(card));
};

/**
 * The order of play, taken further by one more look at the played cards.
 * @throws Unreadable `count` when one of them has gone from among the others
 */
export const followed = (before: Order | null, deal: string, now: BySeat<readonly Card[]>, selector: string): Order => {
  const known = before?.deal === deal ? before : none(deal);
  const torn = SEATS.find((seat) => lacksOne(known.played[seat], known.unsure[seat], now[seat]));
  if (torn) throw new Unreadable('count', selector, `${torn} ${now[torn].length}`);
  const seats = bySeat((seat) => follow(known.played[seat], known.unsure[seat], now[seat]));
  return { deal, played: bySeat((seat) => seats[seat].cards), unsure: bySeat((seat) => seats[seat].unsure) };
};

const from = ({ played }: Order, seat: Seat, trick: number): SeatCard[] =>
  played[seat].slice(trick).map((card) => ({ seat, card }));

/**
 * Sorts the played cards into tricks. Between two tricks the last one counts as lying there still, when its cards are known.
 * @throws Unreadable `count` when it is not known which cards are of the trick in progress, or a seat has played two more than another
 */
export const sorted = (order: Order, selector: string): Sorted => {
  const counts = SEATS.map((seat) => order.played[seat].length);
  const tricksPlayed = Math.min(...counts);
  if (Math.max(...counts) > tricksPlayed + 1) throw new Unreadable('count', selector, counts.join(' '));
  const trick = SEATS.flatMap((seat) => from(order, seat, tricksPlayed));
  const lost = trick.find(({ seat }) => order.unsure[seat] > tricksPlayed);
  if (lost) throw new Unreadable('count', selector, `${lost.seat} ${order.played[lost.seat].length}`);
  if (trick.length > 0 || tricksPlayed === 0) return { tricksPlayed, trick };
  const last = tricksPlayed - 1;
  const isKnown = SEATS.every((seat) => order.unsure[seat] <= last);
  return { tricksPlayed, trick: isKnown ? SEATS.flatMap((seat) => from(order, seat, last)) : [] };
};
