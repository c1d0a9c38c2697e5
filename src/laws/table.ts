import { type BySeat, type Card, type CardSet, type Seat, type Suit, sameSide, seatsFrom, suitOf } from '../bridge';
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
  readonly status: 'undo' | 'unknown' | 'early';
  readonly at: number;
};

/** A defender's card that lies on the table, or has been seen, and is not played. */
export type Lying = PenaltyEntry | ExposedEntry;

/** A card standing in a trick. `was`: what it was when it lay on the table before. */
export type Played = {
  readonly seat: Seat;
  readonly card: Card;
  readonly at: number;
  readonly revoke: boolean;
  readonly was: Lying | null;
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

/** A seat led or played to a trick, rightly or not (63A1). */
export type Reached = { readonly seat: Seat; readonly trick: number; readonly at: number };

/** The whole state after some events. Immutable: a step makes a new one. */
export type Table = {
  readonly setup: Setup;
  readonly code: Code;
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
  readonly reached: readonly Reached[];
  /** In the order of the events that laid the cards there, within one event sorted. */
  readonly lying: readonly Lying[];
  readonly awaiting: Awaiting | null;
  readonly choices: readonly LeadChoice[];
  readonly restrictions: readonly AuctionRestriction[];
};

/** Why an event cannot follow. */
export type Refusal = { readonly code: ErrorCode; readonly message: string };

export type Outcome = Table | Refusal;

/** What somebody asks for is not open to him (contract section 4). */
export const notAnOption = (message: string): Refusal => ({ code: 'not-an-option', message });

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'message' in outcome;

/** Carries an outcome on, unless it is a refusal. */
export const andThen = (outcome: Outcome, next: (table: Table) => Outcome): Outcome =>
  isRefusal(outcome) ? outcome : next(outcome);

/** Whether a seat defends: penalty cards are only a defender's (48A). */
export const isDefender = (table: Table, seat: Seat): boolean => !sameSide(seat, table.declarer);

/** The number of the last trick of every board. */
export const LAST_TRICK = 13;

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
  return seatsFrom(leader).find((seat) => !cards.some((p) => p.seat === seat)) ?? null;
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

/** The table with some of what is known of the trick in progress changed. */
export const withTrick = (table: Table, change: Partial<Trick>): Table => ({
  ...table,
  trick: { ...table.trick, ...change },
});

/** What of a defender's hand lies on the table. */
export const lyingOf = (table: Table, seat: Seat): Lying[] => table.lying.filter((entry) => entry.seat === seat);

/** A defender's cards that lie there as one thing: his major penalty cards, say. */
export const cardsLying = (table: Table, seat: Seat, status: Lying['status']): Card[] =>
  table.lying.filter((entry) => entry.seat === seat && entry.status === status).map(({ card }) => card);

export const isPenalty = (entry: Lying): entry is PenaltyEntry => entry.status === 'minor' || entry.status === 'major';

export const isExposed = (entry: Lying): entry is ExposedEntry => !isPenalty(entry);

/** A defender's penalty cards. */
export const penaltyOf = (table: Table, seat: Seat): PenaltyEntry[] => lyingOf(table, seat).filter(isPenalty);

/** Whether a lead now would be the opening lead. */
export const isOpeningLead = (table: Table): boolean => table.trick.number === 1;

/** Whether a card has been led or played in this record. */
export const hasStarted = (table: Table): boolean => table.reached.length > 0;
