import type { Card, Seat, SeatCard, Suit } from '../bridge';
import type { Note } from './editions';
import type { Choice, Edition, How } from './situation';

/** Cards of the player in turn, split by what the Laws say of playing them now. Each list is sorted. */
export type Verdicts = {
  readonly legal: readonly Card[];
  readonly illegal: readonly Card[];
  /** Legal on some of the hands that he can still hold, and not on others. */
  readonly depends: readonly Card[];
};

export type PenaltyCard = { readonly seat: Seat; readonly card: Card; readonly status: 'minor' | 'major' };

/** Seen and no penalty card (yet): `undo` and `unknown` wait for a word, `early` for its turn (57D). */
export type ExposedCard = { readonly seat: Seat; readonly card: Card; readonly why: 'undo' | 'unknown' | 'early' };

export type Obligation =
  | {
      readonly law: string;
      readonly kind: 'follow' | 'lead' | 'avoid' | 'highest' | 'lowest';
      readonly suits: readonly Suit[];
    }
  | { readonly law: string; readonly kind: 'play' | 'before'; readonly cards: readonly Card[] };

/** A revoke (61A): the card played wrongly and the number of its trick. */
export type Irregularity = {
  readonly kind: 'revoke';
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  readonly law: '61A';
  readonly established: boolean;
};

export type Option = Verdicts & {
  readonly choice: Choice;
  readonly suits: readonly Suit[];
  /** Penalty cards that go back to the hand with this choice. */
  readonly picksUp: readonly Card[];
};

export type Decision =
  | { readonly kind: 'lead'; readonly by: Seat; readonly leader: Seat; readonly options: readonly Option[] }
  | { readonly kind: 'play'; readonly by: Seat; readonly seat: Seat; readonly options: readonly Option[] }
  | { readonly kind: 'designate'; readonly by: Seat; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly kind: 'accept';
      readonly by: Seat | 'defenders';
      readonly seat: Seat;
      readonly card: Card;
      readonly law: '52' | '53' | '54' | '55';
    };

/** What the Laws say now (contract section 3). */
export type Ruling = Verdicts & {
  readonly laws: Edition;
  readonly declarer: Seat;
  readonly trick: { readonly number: number; readonly leader: Seat; readonly cards: readonly SeatCard[] };
  /** Whose play or lead properly comes next; null when the board is over. */
  readonly turn: Seat | null;
  readonly penaltyCards: readonly PenaltyCard[];
  readonly exposed: readonly ExposedCard[];
  readonly decision: Decision | null;
  readonly obligations: readonly Obligation[];
  readonly irregularities: readonly Irregularity[];
};

export const ERROR_CODES = ['malformed', 'impossible-deal', 'not-held', 'not-an-option', 'board-over'] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why there is no ruling; `event` counts from 0 and is null for a fault in the set-up. */
export type LawsError = { readonly code: ErrorCode; readonly event: number | null; readonly message: string };

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: LawsError };

/** How a card came to be a penalty card: a `how` of exposure, or what its play turned out to be. */
export const CAUSES = [
  'refusedLead',
  'ledBeforeChoice',
  'premature',
  'prematureLead',
  'early',
  'ledTooSoon',
  'outOfTurn',
  'refusedCard',
  'revoke',
  'changedAfter',
  'undo',
  'directed',
] as const;
export type Cause = How | (typeof CAUSES)[number];

/** Why a card is a penalty card of its kind. */
export type PenaltyReason = PenaltyCard & {
  readonly cause: Cause;
  /** Number of the trick in which it came about. */
  readonly trick: number;
  /** Why minor or major: a single spot shown unintentionally, an honour, a deliberate play, one of several, the Director's word. */
  readonly kind: 'spot' | 'honour' | 'deliberate' | 'several' | 'director';
  /** Paragraph that makes it a penalty card of this kind, English numbering of this edition. */
  readonly law: string;
};

/** Why a card is not simply legal: the obligation that stands against it. */
export type CardReason = {
  readonly card: Card;
  readonly verdict: 'illegal' | 'depends';
  /** `wait`: somebody must speak first. Otherwise the kind of the obligation that bars it, or on whose being met it hangs. */
  readonly kind: Obligation['kind'] | 'wait' | 'designate';
  readonly law: string;
  /** Suits of that obligation. */
  readonly suits: readonly Suit[];
  /** Cards of that obligation. */
  readonly cards: readonly Card[];
};

/** A note on authorised information: what may be used of a card that was shown. It tells nothing of what may be played. */
export type Information = {
  readonly seat: Seat;
  readonly card: Card;
  /**
   * `duty`: the duties that it brings are authorised for all; `sight`: what its sight tells, for declarer and not for its
   * owner's partner; `lies`: both for all while it lies there; `back`: once picked up, for declarer only; `played`: how it came
   * about is unauthorised for partner once it is played; `adjust`: the score is adjusted if the card helped; `seen`: no penalty
   * card (yet), so only the general rule holds.
   */
  readonly note: Note;
  /** Paragraph, English numbering of this edition. */
  readonly law: string;
};

/** Reasons beside a ruling, from which any language makes its sentences. They never change a verdict. */
export type Explanation = {
  /** In the order of `penaltyCards`. */
  readonly penaltyCards: readonly PenaltyReason[];
  /** One for each card in `illegal` and `depends`, in their order (illegal first). */
  readonly cards: readonly CardReason[];
  /** Paragraph under which the open decision is made. */
  readonly decisionLaw: string | null;
  /** Of each penalty card, then each exposed card, then each card that was picked up and is still held. */
  readonly information: readonly Information[];
};
