import type { Card, Seat, Suit } from '../bridge';

/** Editions of the Laws, oldest first. What differs between them stands in `editions.ts`. */
export const EDITIONS = ['1987', '1997', '2007', '2017'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What a take-back by a defender means at this table: it waits for the Director's word, is free, or makes a penalty card. */
export const UNDO_RULES = ['ask', 'free', 'penalty'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/**
 * How a card was shown otherwise than by playing it. The last seven make no penalty card by themselves, but for a concession
 * before 2007.
 */
export const HOWS = [
  'dropped',
  'seen',
  'named',
  'extra',
  'fifth',
  'auction',
  'auctionLed',
  'restored',
  'unknown',
  'unseen',
  'claim',
  'concession',
  'statement',
  'misinformed',
  'told',
] as const;
export type How = (typeof HOWS)[number];

/** Why a card was taken back. */
export const WHYS = ['revoke', 'changed', 'changedAfter', 'undo', 'misinformed', 'told'] as const;
export type Why = (typeof WHYS)[number];

/** What declarer can choose: for a lead (50D2, 51B) the first three, for partner's play (57A) all but `free`. */
export const CHOICES = ['require', 'forbid', 'free', 'highest', 'lowest'] as const;
export type Choice = (typeof CHOICES)[number];

/** The Director's word on a card. */
export const WORDS = ['none', 'minor', 'major'] as const;
export type Word = (typeof WORDS)[number];

/** One thing that happened at the table, in the words of the contract. */
export type TableEvent =
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'expose';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly how: How;
      readonly intended?: boolean;
    }
  | { readonly type: 'withdraw'; readonly seat: Seat; readonly card: Card; readonly why: Why }
  | { readonly type: 'choose'; readonly choice: Choice; readonly suits?: readonly Suit[] }
  | { readonly type: 'designate'; readonly card: Card }
  | { readonly type: 'accept'; readonly as?: 'dummy' }
  | { readonly type: 'refuse' }
  | {
      readonly type: 'restrict';
      readonly seat: Seat;
      readonly require?: readonly Suit[];
      readonly forbid?: readonly Suit[];
    }
  | { readonly type: 'direct'; readonly seat: Seat; readonly card: Card; readonly as: Word };

/** The table as the record found it: contract, declarer and what has been seen of the hands. */
export type Setup = {
  readonly laws: Edition;
  readonly undo: UndoRule;
  /** `3NT`, `4HX`. */
  readonly contract: string;
  readonly declarer: Seat;
  /** Cards seen of each hand, as it stood at the start of the record. Fewer than `cards`: the rest is hidden. */
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  /** Cards in each hand at the start of the record, 1 to 13. The first trick is number 14 - cards. */
  readonly cards: number;
  /** Who leads first; by default the hand to declarer's left. */
  readonly leader: Seat;
};

/** What is known and what happened: a {@link Setup} with its events. */
export type Situation = Setup & { readonly events: readonly TableEvent[] };
