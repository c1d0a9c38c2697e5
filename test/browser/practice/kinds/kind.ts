import type { Chance } from '../../../laws/support/random';
import type { Onlooker } from '../../support/onlooker';
import type { Played } from '../../support/played';
import type { Run } from '../run';

/** One thing to be made to happen on a board, and what must come of it. */
export type Plan = {
  /** Every notice that page and popup must give, by contract and design, and no other: `exposed E S5 undo`, `penalty …`, `decision …`. */
  readonly promised: readonly string[];
  readonly act: (run: Run) => Promise<void>;
};

/** What a plan is made from. `round` counts the runs of this kind, so that they can differ. */
export type Occasion = {
  readonly board: Played;
  /** The other board of the text that was pasted. */
  readonly nextBoard: Played;
  readonly onlooker: Onlooker;
  readonly chance: Chance;
  readonly round: number;
};

/** A kind of happening. */
export type Kind = {
  readonly name: string;
  /** Finds where on a board it can happen. @returns null when nowhere */
  readonly plan: (occasion: Occasion) => Plan | null;
};
