import type { Card } from '../../bridge';
import { type BySide, bySide, SIDES, type Side } from './geometry';
import type { Assigned } from './layout';

/** How many cards each hand had before the trick that lies there, and which hands show all of theirs. */
export type Count = { readonly begun: number; readonly whole: readonly Side[] };

const played = ({ trick }: Assigned, side: Side): number => trick.filter((card) => card.side === side).length;

/** Cards of a hand before this trick, as far as they are in sight. */
export const begunWith = (assigned: Assigned, side: Side): number =>
  assigned.hands[side].length + Math.min(played(assigned, side), 1);

/** The fullest hands in sight are whole, if there is anything in them at all. */
export const countOf = (assigned: Assigned): Count => {
  const seen = SIDES.filter((side) => assigned.hands[side].length > 0);
  const begun = Math.max(0, ...seen.map((side) => begunWith(assigned, side)));
  return { begun, whole: seen.filter((side) => begunWith(assigned, side) === begun) };
};

/** What has been seen of the hands of one board. */
export type BoardSeen = {
  /** Takes a look. @returns whether another board has begun */
  readonly see: (assigned: Assigned, count: Count) => boolean;
  /** Whether a hand has shown all its cards on this board, and some still. */
  readonly isOpen: (side: Side) => boolean;
};

/** So many cards that a hand cannot hold make it another board's. */
const MOST_NEW = 3;

export const boardSeen = (): BoardSeen => {
  let known: BySide<Set<Card>> = bySide(() => new Set());
  let open = new Set<Side>();

  const isOther = ({ hands }: Assigned): boolean =>
    [...open].some((side) => hands[side].filter(({ card }) => !known[side].has(card)).length >= MOST_NEW);

  return {
    see: (assigned, { whole }) => {
      const other = isOther(assigned);
      if (other) {
        known = bySide(() => new Set());
        open = new Set();
      }
      for (const side of SIDES) if (assigned.hands[side].length === 0) open.delete(side);
      for (const side of whole) {
        open.add(side);
        for (const { card } of assigned.hands[side]) known[side].add(card);
      }
      return other;
    },
    isOpen: (side) => open.has(side),
  };
};
