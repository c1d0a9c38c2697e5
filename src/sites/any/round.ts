import { nextSide, type Side } from './geometry';

/** In which direction cards have been seen to come, over several looks: players sit clockwise, unless a page shows them mirrored. */
export type Round = {
  /** Takes what lies on the trick now. */
  readonly see: (trick: readonly Side[]) => void;
  /** Known to be clockwise; false: against it; null: not seen yet. */
  readonly isClockwise: () => boolean | null;
};

export const roundOf = (known: boolean): Round => {
  let before: readonly Side[] = [];
  /** The side of the card that came last, when it came alone. */
  let last: Side | null = null;
  let clockwise = known ? 1 : 0;
  let against = 0;

  const count = (from: Side, to: Side): void => {
    if (to === nextSide(from)) clockwise += 1;
    else if (from === nextSide(to)) against += 1;
  };

  return {
    see: (trick) => {
      const [came, another] = trick.filter((side) => !before.includes(side));
      const stayed = before.every((side) => trick.includes(side));
      if (came && !another && stayed && last) count(last, came);
      if (came) last = another ? null : came;
      else if (!stayed) last = trick.length === 1 ? (trick[0] ?? null) : null;
      before = trick;
    },
    isClockwise: () => (clockwise === 0 && against === 0 ? null : clockwise >= against),
  };
};
