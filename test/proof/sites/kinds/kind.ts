import { nextSeat, partnerOf, type Seat, type SeatCard } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import { type Game, gameAfter, play, plays } from '../../../browser/support/game';
import type { Played } from '../../../browser/support/played';
import type { Happening } from '../../../fixtures/table/site';
import type { Chance } from '../../../laws/support/random';
import type { Course } from '../course';
import type { Ending } from '../happenings';
import type { Seating } from '../seating';
import type { Proved } from '../sites';

/** What must come of a kind of happening. */
export type Outcome = Ending & {
  /** Events that the record then holds beside the cards played, in their order. */
  readonly noted: readonly TableEvent['type'][];
  /** Watched since the first card, or since a later trick, because cards went by unseen. */
  readonly since: 'start' | 'later';
};

/** What a plan is made from. `round` counts the runs of this kind, so that they can differ. */
export type Occasion = {
  readonly site: Proved;
  readonly board: Played;
  readonly seating: Seating;
  /** Defenders whose hands this user never sees. */
  readonly hiddenDefenders: readonly Seat[];
  readonly chance: Chance;
  readonly round: number;
  readonly outcome: Outcome;
  /** Another board, to come after it. */
  readonly nextBoard: () => Played;
};

/** One thing to be made to happen on a board. */
export type Plan = {
  /** Cards that must be marked as shown at some moment: `exposed E S5 undo`, `minor E S5`. */
  readonly marks?: readonly string[];
  /** How the board comes to the table, when not from its beginning. */
  readonly begins?: (course: Course) => Promise<void>;
  readonly act: (course: Course) => Promise<void>;
};

/** A kind of happening: what it is, what comes of it, and how it is made to happen. */
export type Kind = {
  readonly name: string;
  readonly needs: readonly Happening[];
  readonly outcome: Outcome;
  /** Sites where something else comes of it, by the facts about their pages. */
  readonly but?: Readonly<Record<string, { readonly outcome: Outcome; readonly why: string }>>;
  /** Whether one defender's hand is to be kept from a kibitzer. */
  readonly hides?: true;
  /** Finds where on a board it can happen. @returns null when nowhere */
  readonly plan: (occasion: Occasion) => Plan | null;
};

/** Nothing beside the play is noted, and nothing is missed. */
export const NOTHING: Outcome = { noted: [], since: 'start', state: 'live' };

/** Nothing is noted beside the play, but it begins later than the board. */
export const LATER: Outcome = { ...NOTHING, since: 'later' };

/** These events are noted beside the play. */
export const noting = (...noted: readonly TableEvent['type'][]): Outcome => ({ ...NOTHING, noted });

/** The table cannot be read while it lasts, and that is said. */
export const UNREADABLE: Outcome = { ...NOTHING, state: 'unreadable' };

export const isDefender = (seat: Seat, { declarer }: Played): boolean =>
  seat === nextSeat(declarer) || seat === partnerOf(nextSeat(declarer));

/** The numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The first of several moments, counted in cards played and taken in random order, when something can happen. */
export const somewhen = (
  { board, chance }: Occasion,
  moments: readonly number[],
  find: (count: number, game: Game) => Plan | null,
): Plan | null => {
  for (const count of chance.shuffle(moments.filter((each) => each <= board.play.length))) {
    const plan = find(count, gameAfter(board, plays(board, count)));
    if (plan) return plan;
  }
  return null;
};

/** Cards that a seat holds after so many have been played. */
export const heldBy = (seat: Seat, board: Played, count: number) => {
  const gone = new Set(board.play.slice(0, count).map(({ card }) => card));
  return board.hands[seat].filter((card) => !gone.has(card));
};

export const withdrawal = ({ seat, card }: SeatCard): TableEvent => ({ type: 'withdraw', seat, card, why: 'undo' });

/** How a defender's cards that were taken back are marked. */
export const marksOf = (cards: readonly SeatCard[], board: Played): string[] => [
  ...new Set(
    cards.filter(({ seat }) => isDefender(seat, board)).map(({ seat, card }) => `exposed ${seat} ${card} undo`),
  ),
];

export const cardsOf = (cards: readonly SeatCard[]) => cards.map(({ card }) => card);
export const playsOf = (cards: readonly SeatCard[]) => cards.map(({ seat, card }) => play(seat, card));
