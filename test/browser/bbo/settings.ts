import type { Setting } from '../../fixtures/bbo/options';

/** In which way cards are shown, and to whom. */
export type Seating = Pick<Setting, 'mode' | 'viewer'>;

/** Both card modes, for a kibitzer and for a player in three seats. */
const SEATINGS: readonly Seating[] = (['kibitzer', 'S', 'E', 'N'] as const).flatMap((viewer) =>
  (['pictures', 'diagrams'] as const).map((mode) => ({ mode, viewer })),
);

/** So many rounds in one of the seatings. @param from number of the first */
export type Share = { readonly seating: Seating; readonly count: number; readonly from: number };

/**
 * Spreads so many runs evenly over the seatings.
 * @param turn fewer runs than seatings, or than ways of the page, begin with another one for each number
 */
export const spread = (runs: number, turn = 0): Share[] => {
  const shares: Share[] = [];
  // Kinds of which only a few runs are made meet other ways of the page each.
  let from = turn;
  for (const [i, first] of SEATINGS.entries()) {
    const count = Math.floor(runs / SEATINGS.length) + (i < runs % SEATINGS.length ? 1 : 0);
    // Steps of three come by every seating, and by both modes in turn.
    const seating = SEATINGS[(turn * 3 + i * 3) % SEATINGS.length] ?? first;
    if (count > 0) shares.push({ seating, count, from });
    from += count;
  }
  return shares;
};
