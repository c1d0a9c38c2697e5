import { type BySeat, bySeat, type Card, SEATS, type Seat, type SeatCard } from '../bridge';

/** Which side is vulnerable. */
export const VULNERABLE = ['None', 'NS', 'EW', 'All'] as const;
export type Vulnerable = (typeof VULNERABLE)[number];

/**
 * How the recorded play ends: with the last card, by a claim or concession, in the middle (the board was still being
 * played), or there is none.
 */
export type End = 'complete' | 'claim' | 'unfinished' | 'none';

/** An irregularity that the record itself notes. `at` is the place of the card in `play`, from 0. */
export type Mark =
  /** Declarer and dummy changed places after an opening lead out of turn (Law 54A); `declarer` is the one who played. */
  | { readonly kind: 'declarerSwapped' }
  /** The result is not what the cards came to: tricks were transferred. */
  | { readonly kind: 'resultAdjusted' }
  /** A revoke that was not noticed in time. */
  | { readonly kind: 'revoke'; readonly at: number }
  /** A lead out of turn that was accepted. */
  | { readonly kind: 'leadOutOfTurn'; readonly at: number };

/** One board as a record tells it. Names of players and comments are not kept. */
export type Board = {
  /** Its number as the record writes it. */
  readonly board: string | null;
  /** Which of several tables, when a record holds the same board more than once: `open`, `closed`, `12`. */
  readonly table: string | null;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerable | null;
  /** The hands at the start of the record, sorted; all of one size. Empty: hidden. */
  readonly hands: BySeat<readonly Card[]>;
  /** `3NT`, `4HX`; null when unknown or passed out. */
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly passedOut: boolean;
  /** Whose lead it properly is at the start of the record: declarer's left-hand opponent, unless cards have gone before. */
  readonly leader: Seat | null;
  /** The cards in the order in which they were played. */
  readonly play: readonly SeatCard[];
  readonly end: End;
  /** Tricks won by declarer in all. */
  readonly result: number | null;
  /** Those of the whole board first, then by the card. */
  readonly marks: readonly Mark[];
};

/** Four hidden hands. */
export const hiddenHands = (): BySeat<readonly Card[]> => bySeat(() => []);

/** Cards in each hand at the start of the record: 13 when no hand is shown. */
export const handSize = (hands: BySeat<readonly Card[]>): number =>
  Math.max(...SEATS.map((seat) => hands[seat].length)) || 13;
