import {
  type BySeat,
  bySeat,
  CARDS,
  type Card,
  parseContract,
  partnerOf,
  previousSeat,
  SEATS,
  type Seat,
  type SeatCard,
  type Suit,
  sameSide,
  seatsFrom,
  sortCards,
  trumpsOf,
  winnerOf,
} from '../bridge';
import { type Deal, unknownIn } from './deal';

/** What the table shows besides the cards: a claim with declarer's hand laid open, or the last trick once more. */
export type Sign = 'claim' | 'review';

/**
 * The practice table as cards on cloth: what lies where. It knows how cards move and whose turn follows from them, and no
 * Law: any card may be played by any seat at any time.
 */
export type Tabletop = {
  readonly deal: Deal;
  /** The cards of each hand that the table knows, sorted. */
  readonly hands: BySeat<readonly Card[]>;
  /** How many cards of each hand nobody knows. */
  readonly unknown: BySeat<number>;
  /** Cards in the middle, in the order of play. A full trick stays until the next card is played. */
  readonly trick: readonly SeatCard[];
  /** Who led the cards in the middle; null while there are none. */
  readonly led: Seat | null;
  /** Tricks that were collected, each in rotation from its leader. */
  readonly tricks: readonly (readonly SeatCard[])[];
  /** Cards that lie face up before their owners, though not played. */
  readonly front: readonly SeatCard[];
  /** Whose hand comes down after the lead. */
  readonly dummy: Seat;
  readonly sign: Sign | null;
};

/** The table before the first card. */
export const layOut = (deal: Deal): Tabletop => ({
  deal,
  hands: bySeat((seat) => sortCards(deal.hands[seat])),
  unknown: unknownIn(deal),
  trick: [],
  led: null,
  tricks: [],
  front: [],
  dummy: partnerOf(deal.declarer),
  sign: null,
});

/** The trump suit of this table, or null. */
export const trumps = (table: Tabletop): Suit | null => {
  const contract = parseContract(table.deal.contract);
  return contract && trumpsOf(contract);
};

/** Cards in a hand, known or not. */
export const sizeOf = (table: Tabletop, seat: Seat): number => table.hands[seat].length + table.unknown[seat];

/** Whether all four seats have a card in the middle. */
export const isFull = (table: Tabletop): boolean =>
  SEATS.every((seat) => table.trick.some((played) => played.seat === seat));

/** Whether the last card has been played. */
export const isOver = (table: Tabletop): boolean => SEATS.every((seat) => sizeOf(table, seat) === 0);

/** The cards in the middle in rotation from their leader. */
const inRotation = (table: Tabletop): SeatCard[] =>
  table.led === null
    ? []
    : seatsFrom(table.led).flatMap((seat) => table.trick.find((played) => played.seat === seat) ?? []);

/** Who leads the next trick once the cards in the middle are away. */
const properLeader = (table: Tabletop): Seat => {
  const last = table.tricks.at(-1);
  return (last && winnerOf(last, trumps(table))?.seat) ?? table.deal.leader;
};

/** Whose turn it is by the cards on the table; null when the board is over. */
export const toPlay = (table: Tabletop): Seat | null => {
  if (isOver(table)) return null;
  if (table.led === null) return properLeader(table);
  const waiting = seatsFrom(table.led).find((seat) => !table.trick.some((played) => played.seat === seat));
  return waiting ?? winnerOf(inRotation(table), trumps(table))?.seat ?? null;
};

/** Tricks completed since the first of the board, a full one in the middle included. */
export const tricksPlayed = (table: Tabletop): number =>
  13 - table.deal.size + table.tricks.length + (isFull(table) ? 1 : 0);

/** Number of the trick in progress, 1 to 13: the next one as soon as a trick is full. */
export const trickNumber = (table: Tabletop): number => Math.min(13, tricksPlayed(table) + 1);

/** All cards played so far, in order, a card taken back not among them. */
export const playedCards = (table: Tabletop): SeatCard[] => [...table.tricks.flat(), ...inRotation(table)];

/** The last trick that was completed, in rotation; null before there is one. */
export const lastTrick = (table: Tabletop): readonly SeatCard[] | null =>
  isFull(table) ? inRotation(table) : (table.tricks.at(-1) ?? null);

/** Tricks won so far by North and South, by East and West. */
export const tricksWon = (table: Tabletop): { readonly ns: number; readonly ew: number } => {
  const full = isFull(table) ? [...table.tricks, inRotation(table)] : table.tricks;
  const ns = full.filter((trick) => 'NS'.includes(winnerOf(trick, trumps(table))?.seat ?? '')).length;
  return { ns, ew: full.length - ns };
};

/** Cards that a hand can still hold though nobody knows it: those that have been seen nowhere. */
const unseen = (table: Tabletop): Card[] => {
  const seen = new Set([...SEATS.flatMap((seat) => table.hands[seat]), ...playedCards(table).map(({ card }) => card)]);
  return CARDS.filter((card) => !seen.has(card));
};

/** The cards that a seat can act with: those the table knows in that hand, and, where some are unknown, all unseen ones. */
export const holdable = (table: Tabletop, seat: Seat): Card[] =>
  sortCards([...table.hands[seat], ...(table.unknown[seat] > 0 ? unseen(table) : [])]);

/** Puts a card that nobody knew into the hand that turns out to hold it; null when it cannot. */
const known = (table: Tabletop, seat: Seat, card: Card): Tabletop | null => {
  if (table.hands[seat].includes(card)) return table;
  if (!holdable(table, seat).includes(card)) return null;
  return {
    ...table,
    hands: { ...table.hands, [seat]: sortCards([...table.hands[seat], card]) },
    unknown: { ...table.unknown, [seat]: table.unknown[seat] - 1 },
  };
};

const without = (cards: readonly SeatCard[], card: Card): SeatCard[] => cards.filter((played) => played.card !== card);

const intoHand = (table: Tabletop, { seat, card }: SeatCard): Tabletop => ({
  ...table,
  hands: { ...table.hands, [seat]: sortCards([...table.hands[seat], card]) },
});

const collect = (table: Tabletop): Tabletop => ({
  ...table,
  trick: [],
  led: null,
  tricks: [...table.tricks, inRotation(table)],
});

/** Whether a seat has a card in the middle to which others are still to come. */
export const hasPlayed = (table: Tabletop, seat: Seat): boolean =>
  !isFull(table) && table.trick.some((played) => played.seat === seat);

/** Whether a defender whose partner has played would put down a card at the turn of the hand before him. */
export const isEarly = (table: Tabletop, seat: Seat): boolean =>
  !sameSide(seat, table.dummy) && hasPlayed(table, partnerOf(seat)) && toPlay(table) === previousSeat(seat);

/** Plays a card to the middle, legal or not, in turn or not; null when that hand cannot hold it, or has played already. */
export const playCard = (table: Tabletop, seat: Seat, card: Card): Tabletop | null => {
  const before = hasPlayed(table, seat) ? null : known(isFull(table) ? collect(table) : table, seat, card);
  return (
    before && {
      ...before,
      hands: { ...before.hands, [seat]: before.hands[seat].filter((held) => held !== card) },
      front: without(before.front, card),
      trick: [...before.trick, { seat, card }],
      led: before.led ?? seat,
      sign: null,
    }
  );
};

/** Takes a card back from the middle into its owner's hand; null when it does not lie there. */
export const takeBack = (table: Tabletop, card: Card): Tabletop | null => {
  const played = table.trick.find((lying) => lying.card === card);
  if (!played) return null;
  const trick = without(table.trick, card);
  return intoHand({ ...table, trick, led: trick.length > 0 ? table.led : null }, played);
};

/**
 * Sends a card back that was never rightly in the trick: when it was led, the next card in the middle becomes the lead.
 * @returns the table as it was when the card does not lie in the middle
 */
export const sendBack = (table: Tabletop, card: Card): Tabletop => {
  const back = takeBack(table, card);
  return back
    ? { ...back, led: back.trick.some(({ seat }) => seat === back.led) ? back.led : leadOf(back.trick) }
    : table;
};

const leadOf = (trick: readonly SeatCard[]): Seat | null => trick[0]?.seat ?? null;

/** Lays a card of a hand face up before its owner; null when that hand cannot hold it or it lies there already. */
export const layFaceUp = (table: Tabletop, seat: Seat, card: Card): Tabletop | null => {
  if (table.front.some((lying) => lying.card === card)) return null;
  const holder = known(table, seat, card);
  return holder && { ...holder, front: [...holder.front, { seat, card }] };
};
