import type { Chance } from '../../../laws/support/random';
import type { Onlooker } from '../../support/onlooker';
import type { Played } from '../../support/played';
import type { Run } from '../run';

/** One thing to be made to happen on a board, and what must come of it. */
export type Plan = {
  /** Every notice that the popup must give, by contract and design, and no other: `exposed E S5 undo`, `penalty …`, `decision …`. */
  readonly promised: readonly string[];
  readonly act: (run: Run) => Promise<void>;
};

/** What a plan is made from. `round` counts the runs of this kind, so that they can differ. */
export type Occasion = {
  readonly board: Played;
  /** Another board, to come after it. */
  readonly nextBoard: () => Played;
  readonly onlooker: Onlooker;
  readonly chance: Chance;
  readonly round: number;
};

/** A kind of happening. */
export type Kind = {
  readonly name: string;
  /** Hands that are to be kept from a kibitzer, where the kind needs a hidden one. */
  readonly hides?: (board: Played, chance: Chance) => Onlooker['hidden'];
  /** Finds where on a board it can happen. @returns null when nowhere */
  readonly plan: (occasion: Occasion) => Plan | null;
};

/** The first of several places, in random order, where something can happen. */
export const somewhere = <Place, Found>(
  places: readonly Place[],
  chance: Chance,
  find: (place: Place) => Found | null,
): Found | null => {
  for (const place of chance.shuffle(places)) {
    const found = find(place);
    if (found) return found;
  }
  return null;
};

/** The numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
