import type { Edition } from '../../../src/laws';

/** Tables with open hands, and in how many ways the next cards can rightly be played. */
export type Row = {
  /** What the row is there for. With penalty cards: how the number is reckoned, by hand and before it was run. */
  readonly why: string;
  /** Editions in which it holds; all, if none is named. */
  readonly laws?: readonly Edition[];
  /** Table and events in the notation of `notation.ts`; all four hands are open. */
  readonly table: string;
  readonly events?: string;
  /** Number of cards played, and of the sequences of so many; each choice of declarer's on the way is a way of its own. */
  readonly depth: number;
  readonly ways: number;
};
