import {
  type BySeat,
  bySeat,
  CARDS,
  type Card,
  isCard,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  sortCards,
} from '../bridge';
import { Refusal, snippet } from './fault';

const FULL = 13;

/** Reads one card as records write it: suit and rank in any case, `10` or `T`. @throws Refusal `badCard` */
export const readCard = (text: string, line: number): Card => {
  const card = text.toUpperCase().replace('10', 'T');
  if (!isCard(card)) throw new Refusal(line, 'badCard', { text: snippet(text) });
  return card;
};

/** The cards of one suit, from its ranks. @throws Refusal `badCard` */
export const suitCards = (suit: Suit, ranks: string, line: number): Card[] =>
  (ranks.match(/10|./gs) ?? []).map((rank) => readCard(`${suit}${rank}`, line));

/** Reads the letter of a seat in any case. @throws Refusal `badSeat` */
export const readSeat = (text: string, tag: string, line: number): Seat => {
  const seat = SEATS.find((s) => s === text.toUpperCase());
  if (seat === undefined) throw new Refusal(line, 'badSeat', { text: snippet(text), tag });
  return seat;
};

const refuseDoubles = (hands: BySeat<readonly Card[]>, line: number): void => {
  const dealt = new Set<Card>();
  for (const card of SEATS.flatMap((seat) => hands[seat])) {
    if (dealt.has(card)) throw new Refusal(line, 'cardTwice', { card });
    dealt.add(card);
  }
};

const refuseSizes = (hands: BySeat<readonly Card[]>, line: number): void => {
  const shown = SEATS.filter((seat) => hands[seat].length > 0);
  const expected = Math.min(FULL, Math.max(0, ...shown.map((seat) => hands[seat].length)));
  for (const seat of shown) {
    const count = hands[seat].length;
    if (count !== expected) throw new Refusal(line, 'handSize', { seat, count, expected });
  }
};

/** The one hidden hand, when the other three are whole: it holds what they do not. */
const fourthHand = (hands: BySeat<readonly Card[]>): BySeat<readonly Card[]> => {
  const dealt = new Set(SEATS.flatMap((seat) => hands[seat]));
  if (dealt.size !== 3 * FULL) return hands;
  return bySeat((seat) => (hands[seat].length > 0 ? hands[seat] : CARDS.filter((card) => !dealt.has(card))));
};

/**
 * Hands that can be: no card twice, every hand that is shown of one size, at most 13. A single hidden hand beside three
 * whole ones is worked out.
 * @param hands empty where hidden
 * @throws Refusal `cardTwice`, `handSize`
 */
export const dealOf = (hands: BySeat<readonly Card[]>, line: number): BySeat<readonly Card[]> => {
  refuseDoubles(hands, line);
  refuseSizes(hands, line);
  return fourthHand(bySeat((seat) => sortCards(hands[seat])));
};

/** Whether a letter names a suit, in any case. */
export const suitNamed = (letter: string): Suit | null => SUITS.find((suit) => suit === letter.toUpperCase()) ?? null;
