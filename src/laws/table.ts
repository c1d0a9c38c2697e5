import {
  type BySeat,
  type Card,
  type CardSet,
  nextSeat,
  partnerOf,
  type Seat,
  type Suit,
  sameSide,
  suitOf,
} from '../bridge';
import type { Code } from './editions';
import type { Cause, ErrorCode, PenaltyReason } from './ruling';
import type { Choice, Setup } from './situation';

/** A penalty card with what must be remembered of it. */
export type PenaltyEntry = {
  readonly seat: Seat;
  readonly card: Card;
  readonly status: 'minor' | 'major';
  /** Event that made it a penalty card, and event that made it a major one. */
  readonly at: number;
  readonly majorAt: number;
  readonly cause: Cause;
  readonly kind: PenaltyReason['kind'];
  readonly trick: number;
};

/** A card that has been seen and waits for a word or for its turn. */
export type ExposedEntry = {
  readonly seat: Seat;
  readonly card: Card;
  readonly why: 'undo' | 'unknown' | 'early';
  readonly at: number;
};

/** A card standing in a trick. `was`: what it was when it lay on the table before. */
export type Played = {
  readonly seat: Seat;
  readonly card: Card;
  readonly at: number;
  readonly revoke: boolean;
  readonly was: PenaltyEntry | ExposedEntry | null;
};

/**
 * A trick: cards in rotation from the leader, and what was said for it. `proper` had the right to lead; `leader` differs
 * after an accepted lead out of turn.
 */
export type Trick = {
  readonly number: number;
  readonly leader: Seat;
  readonly proper: Seat;
  readonly cards: readonly Played[];
  /** Declarer's choice over a play after a premature lead or play (57A). */
  readonly partnerPlay: PartnerPlay | null;
  /** Penalty cards that declarer named (51A). */
  readonly named: readonly Said[];
  /** Penalty cards one of which must replace a refused card (52B2). */
  readonly due: readonly Said[];
  /** The card that the leader led before declarer had chosen (50D2, 49). */
  readonly ledEarly: Card | null;
  /** A lead of the declaring side was refused and the right hand has not led yet (60B). */
  readonly refusedDeclaring: boolean;
};

/** Cards spoken of for one hand's play to a trick, and the event that did. */
export type Said = { readonly seat: Seat; readonly cards: readonly Card[]; readonly at: number };

/** A lead or play that stands only if it is accepted (52, 53, 54, 55). */
export type Awaiting = {
  readonly law: '52' | '53' | '54' | '55';
  readonly seat: Seat;
  readonly card: Card;
  /** Under 52: the penalty cards one of which was due. */
  readonly due: readonly Card[];
};

/** Declarer's choice for a lead (50D2, 51B), with what it picked up, should its trick be opened again. */
export type LeadChoice = {
  readonly trick: number;
  readonly leader: Seat;
  readonly choice: Choice;
  readonly suits: readonly Suit[];
  readonly law: '50D2' | '51B';
  readonly at: number;
  readonly pickedUp: readonly PenaltyEntry[];
};

/** A choice over partner's play (57A): `open` until it is made, and again after another premature card. */
export type PartnerPlay = {
  readonly seat: Seat;
  readonly open: boolean;
  readonly choice: Choice | null;
  readonly suits: readonly Suit[];
};

/** A lead restriction from the auction (26). */
export type AuctionRestriction = { readonly seat: Seat; readonly require: boolean; readonly suits: readonly Suit[] };

export type Side = 'NS' | 'EW';

/** The whole state after some events. Immutable: a step makes a new one. */
export type Table = {
  readonly setup: Setup;
  readonly code: Code;
  readonly trumps: Suit | null;
  readonly declarer: Seat;
  /** Events so far. */
  readonly count: number;
  /** Cards known to have been in each hand at the start. */
  readonly dealt: BySeat<CardSet>;
  /** Cards that stand in a trick. */
  readonly out: CardSet;
  /** Suits (bits) of which a hand is known to have none left hidden: it failed to follow. */
  readonly voids: BySeat<number>;
  readonly done: readonly Trick[];
  readonly trick: Trick;
  /** A card has been led or played in this record. */
  readonly started: boolean;
  /** By side and trick number: last event by which that side led or played to it, rightly or not (63A1). */
  readonly reached: Readonly<Record<Side, readonly number[]>>;
  readonly penalty: readonly PenaltyEntry[];
  readonly exposed: readonly ExposedEntry[];
  readonly awaiting: Awaiting | null;
  readonly choices: readonly LeadChoice[];
  readonly restrictions: readonly AuctionRestriction[];
};

/** Why an event cannot follow. */
export class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly message: string,
  ) {}
}

export type Outcome = Table | Refusal;

/** Carries an outcome on, unless it is a refusal. */
export const andThen = (outcome: Outcome, next: (table: Table) => Outcome): Outcome =>
  outcome instanceof Refusal ? outcome : next(outcome);

export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** Whether a seat defends: penalty cards are only a defender's (48A). */
export const isDefender = (table: Table, seat: Seat): boolean => !sameSide(seat, table.declarer);

export const isOver = (table: Table): boolean => table.trick.cards.length === 4;

/** The card that a seat has played to the trick in progress. */
export const playedBy = (trick: Trick, seat: Seat): Played | undefined => trick.cards.find((p) => p.seat === seat);

/** A trick to which nothing has been played. */
export const emptyTrick = (number: number, leader: Seat): Trick => ({
  number,
  leader,
  proper: leader,
  cards: [],
  partnerPlay: null,
  named: [],
  due: [],
  ledEarly: null,
  refusedDeclaring: false,
});

/** Whose play or lead properly comes next: the first in rotation without a card; null when the board is over. */
export const turnOf = (table: Table): Seat | null => {
  const { leader, cards } = table.trick;
  let seat = leader;
  for (let i = 0; i < 4; i++, seat = nextSeat(seat)) if (!cards.some((p) => p.seat === seat)) return seat;
  return null;
};

/** The suit led to the trick in progress; null when nothing is led. */
export const suitLed = (trick: Trick): Suit | null => {
  const first = trick.cards[0];
  return first !== undefined && first.seat === trick.leader ? suitOf(first.card) : null;
};

/** Cards known to be in a hand now. */
export const handOf = (table: Table, seat: Seat): CardSet => table.dealt[seat].minus(table.out);

/** Number of cards of a hand that have never been seen. */
export const hiddenOf = (table: Table, seat: Seat): number => table.setup.cards - table.dealt[seat].size;

/** Cards of a trick in rotation from its leader. */
const inRotation = (leader: Seat, cards: readonly Played[]): Played[] => {
  const sorted: Played[] = [];
  for (let i = 0, seat = leader; i < 4; i++, seat = nextSeat(seat)) {
    const played = cards.find((p) => p.seat === seat);
    if (played !== undefined) sorted.push(played);
  }
  return sorted;
};

/** The trick with one more card, kept in rotation from its leader. */
export const withCard = (trick: Trick, played: Played): Trick => ({
  ...trick,
  cards: inRotation(trick.leader, [...trick.cards, played]),
});

/** A defender's penalty cards, in the order of the events that made them so. */
export const penaltyOf = (table: Table, seat: Seat): PenaltyEntry[] => table.penalty.filter((p) => p.seat === seat);

export const majorsOf = (table: Table, seat: Seat): PenaltyEntry[] =>
  table.penalty.filter((p) => p.seat === seat && p.status === 'major');

/** Whether a lead now would be the opening lead. */
export const isOpeningLead = (table: Table): boolean => table.trick.number === 1;

/** Whether both hands of the declaring side have played to the trick. */
export const declaringBothPlayed = (table: Table): boolean =>
  playedBy(table.trick, table.declarer) !== undefined && playedBy(table.trick, partnerOf(table.declarer)) !== undefined;
