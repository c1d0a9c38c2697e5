import { type BySeat, bySeat, type Card, type Seat, type Suit } from '../bridge';
import {
  type Choice,
  type Explanation,
  explain,
  knownCards,
  type Ruling,
  replay,
  rulingOf,
  type Situation,
  type Table,
} from '../laws';

/** A position as the core sees it; all hands are open. */
export type Position = {
  readonly situation: Situation;
  readonly ruling: Ruling;
  readonly explanation: Explanation;
  /** Cards in each hand now. */
  readonly known: BySeat<readonly Card[]>;
};

/** What a card that was shown can be. */
export type Kind = 'none' | 'minor' | 'major';

/** Why a card that was shown is no penalty card. */
export type FreeReason = 'declaring' | 'unseen' | 'pickedUp';

/** One thing that can be answered, whether it is right, and the Law that says so, in the English numbering. */
export type Answerable = {
  readonly id: string;
  readonly isRight: boolean;
  readonly law: string;
} & (
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'choice'; readonly choice: Choice; readonly suits: readonly Suit[] }
  | {
      readonly type: 'kind';
      readonly seat: Seat;
      readonly card: Card;
      readonly kind: Kind;
      readonly free: FreeReason | null;
    }
  | { readonly type: 'speaker'; readonly who: 'declarer' | 'dummy' | 'defenders' | 'nobody' }
);

/** A situation and the table after it, as a position. */
export const positionAt = (situation: Situation, table: Table, ruling: Ruling = rulingOf(table)): Position => ({
  situation,
  ruling,
  explanation: explain(table),
  known: bySeat((seat) => knownCards(table, seat)),
});

/** What the core says of a situation; null when it is none. */
export const positionOf = (situation: Situation): Position | null => {
  const table = replay(situation);
  return table.ok ? positionAt(situation, table.value) : null;
};
