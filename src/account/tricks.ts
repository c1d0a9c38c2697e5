import {
  type BySeat,
  bySeat,
  CARDS,
  type Card,
  nextSeat,
  parseContract,
  SEATS,
  type Seat,
  type SeatCard,
  suitOf,
  trumpsOf,
  winnerOf,
} from '../bridge';
import type { Moment } from './happened';

/** A card of the play as it stands at the end of a record. */
export type Standing = SeatCard & {
  /** Number of its trick, from 1. */
  readonly trick: number;
  /** It was led, and another hand should have. */
  readonly isLeadOutOfTurn: boolean;
  /** Its suit was not that of the lead, though its owner is known to have had one. */
  readonly isRevoke: boolean;
};

/** All tricks, the one in progress among them, each in rotation from its leader. */
const tricksOf = ({ table }: Moment): { readonly number: number; readonly cards: readonly SeatCard[] }[] =>
  [...table.done, table.trick].map(({ number, cards }) => ({ number, cards }));

/** Cards of a trick in progress are in rotation, but a hand may have been passed over (57C): what lies beyond has no place yet. */
const withoutGap = (cards: readonly SeatCard[]): readonly SeatCard[] => {
  const gap = cards.findIndex(({ seat }, i) => i > 0 && seat !== nextSeat(cards[i - 1]?.seat ?? seat));
  return gap < 0 ? cards : cards.slice(0, gap);
};

/** Whose lead it is in the first trick of the record. */
export const firstLeader = ({ table }: Moment): Seat =>
  table.setup.cards === 13 ? nextSeat(table.declarer) : table.setup.leader;

/** The cards known to have been in each hand at the start; a single hand beside three whole ones is worked out. */
export const knownHands = ({ table }: Moment): BySeat<readonly Card[]> => {
  const hands = bySeat((seat) => table.dealt[seat].toArray());
  const dealt = new Set(SEATS.flatMap((seat) => hands[seat]));
  const whole = SEATS.filter((seat) => hands[seat].length === 13);
  if (whole.length !== 3) return hands;
  return bySeat((seat) =>
    whole.includes(seat) ? hands[seat] : CARDS.filter((card) => hands[seat].includes(card) || !dealt.has(card)),
  );
};

/** The cards that stand in the tricks, in the order of play, up to the first that has no place in rotation. */
export const standingCards = (end: Moment): Standing[] => {
  const { table } = end;
  const contract = parseContract(table.setup.contract);
  const trumps = contract && trumpsOf(contract);
  const gone = new Set<Card>();
  const hands = knownHands(end);
  let due = firstLeader(end);
  return tricksOf(end).flatMap(({ number, cards }) => {
    const lead = cards[0];
    const standing = withoutGap(cards).map((played): Standing => {
      const had = hands[played.seat].filter((card) => !gone.has(card));
      const could = lead !== undefined && had.some((card) => suitOf(card) === suitOf(lead.card));
      const isRevoke = lead !== undefined && suitOf(played.card) !== suitOf(lead.card) && could;
      const isLeadOutOfTurn = played === lead && played.seat !== due;
      return { seat: played.seat, card: played.card, trick: number, isLeadOutOfTurn, isRevoke };
    });
    for (const { card } of cards) gone.add(card);
    if (cards.length === SEATS.length) due = winnerOf(cards, trumps)?.seat ?? due;
    return standing;
  });
};

/** Whether a revoke has not been noticed in time: it is established, or the board is over. */
const isFinal = ({ card, trick }: Standing, { ruling }: Moment, over: boolean): boolean =>
  over ||
  !ruling.irregularities.some((revoke) => revoke.card === card && revoke.trick === trick && !revoke.established);

/**
 * The play as far as it can no longer change: a revoke that can still be corrected, and what came after it, is not part of it.
 * Where the record begins in the middle of a board and no hand is known whole, other programs could not tell whose lead it was:
 * then there is no play to be written.
 */
export const settledCards = (end: Moment, over: boolean): Standing[] => {
  const { cards: size } = end.table.setup;
  if (size < 13 && Object.values(knownHands(end)).every((hand) => hand.length < size)) return [];
  const cards = standingCards(end);
  const open = cards.findIndex((played) => played.isRevoke && !isFinal(played, end, over));
  return open < 0 ? cards : cards.slice(0, open);
};
