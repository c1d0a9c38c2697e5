import {
  type BySeat,
  bySeat,
  type Card,
  nextSeat,
  SEATS,
  type Seat,
  type SeatCard,
  sameSide,
  sortCards,
} from '../bridge';
import type { Situation, TableEvent } from '../laws';
import { type Board, handSize } from '../records';

/** A board laid on the practice table: all that stands before its first card is played. */
export type Deal = {
  /** Board number as the file writes it, or null. */
  readonly board: string | null;
  /** `3NT`, `4HX`. */
  readonly contract: string;
  readonly declarer: Seat;
  /** Who leads first. */
  readonly leader: Seat;
  /** Cards in each hand, 1 to 13; fewer than 13 when the record begins in the middle of a board. */
  readonly size: number;
  /** The cards of each hand that the table knows; fewer than `size` when nobody does. */
  readonly hands: BySeat<readonly Card[]>;
  /** Those of them that lie closed until they show, also when all hands are open: the record had not seen them at its start. */
  readonly closed: ReadonlySet<Card>;
};

/** How many cards of each hand nobody at this table knows. */
export const unknownIn = (deal: Deal): BySeat<number> => bySeat((seat) => deal.size - deal.hands[seat].length);

type Fixed = Omit<Deal, 'hands' | 'closed'>;

/** Adds to the hands that were seen those cards that show up only later: the table knows them, and keeps them closed. */
const withLater = (fixed: Fixed, seen: BySeat<readonly Card[]>, later: readonly SeatCard[]): Deal => {
  const listed = new Set(Object.values(seen).flat());
  const closed = later.filter(({ card }) => !listed.has(card));
  const hands = bySeat((seat) => {
    const own = closed.filter((lying) => lying.seat === seat).map(({ card }) => card);
    return sortCards(new Set([...seen[seat], ...own]));
  });
  return { ...fixed, hands, closed: new Set(closed.map(({ card }) => card)) };
};

/** A board of a file; null when contract or declarer is not known, or no card at all. */
export const dealOfBoard = (board: Board): Deal | null => {
  const { contract, declarer, hands } = board;
  if (contract === null || declarer === null || SEATS.every((seat) => hands[seat].length === 0)) return null;
  const leader = board.leader ?? nextSeat(declarer);
  return withLater(
    { board: board.board, contract, declarer, leader, size: handSize(board.hands) },
    board.hands,
    board.play,
  );
};

const cardsIn = (event: TableEvent): SeatCard[] => {
  switch (event.type) {
    case 'play':
    case 'withdraw':
    case 'direct':
      return [{ seat: event.seat, card: event.card }];
    case 'expose':
      return event.cards.map((card) => ({ seat: event.seat, card }));
    default:
      return [];
  }
};

/**
 * Defenders' hands of which a situation knows some cards and not others. Open, they would look like cards shown to everybody:
 * so they lie closed, and that they are known is told.
 */
export const partlyKnown = ({ declarer, cards, hands }: Situation): TableEvent[] =>
  SEATS.flatMap((seat): TableEvent[] => {
    const isPart = hands[seat].length > 0 && hands[seat].length < cards;
    return isPart && !sameSide(seat, declarer) ? [{ type: 'expose', seat, cards: hands[seat], how: 'unseen' }] : [];
  });

/** The deal of a situation that the rules core has found possible. */
export const dealOfSituation = (situation: Situation): Deal => {
  const { contract, declarer, leader, cards, hands, events } = situation;
  const told = partlyKnown(situation).flatMap(cardsIn);
  const open = bySeat((seat) => hands[seat].filter((card) => !told.some((known) => known.card === card)));
  const later = [...told, ...events.flatMap(cardsIn)];
  return withLater({ board: null, contract, declarer, leader, size: cards }, open, later);
};
