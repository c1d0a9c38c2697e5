import type { Setting } from '../../fixtures/bbo/truth/options';

/** In which way cards are shown, and to whom. */
export type Seating = Pick<Setting, 'mode' | 'viewer'>;

/** Both card modes, for a kibitzer and for a player in three seats. */
const SEATINGS: readonly Seating[] = (['kibitzer', 'S', 'E', 'N'] as const).flatMap((viewer) =>
  (['pictures', 'diagrams'] as const).map((mode) => ({ mode, viewer })),
);

/**
 * Spreads so many runs evenly over the seatings.
 * @param turn fewer runs than seatings begin with another one for each number
 */
export const spread = (runs: number, turn = 0): { readonly seating: Seating; readonly count: number }[] =>
  SEATINGS.map((_, i) => ({
    // Steps of three come by every seating, and by both modes in turn.
    seating: SEATINGS[(turn * 3 + i * 3) % SEATINGS.length] ?? {
      mode: 'pictures' as const,
      viewer: 'kibitzer' as const,
    },
    count: Math.floor(runs / SEATINGS.length) + (i < runs % SEATINGS.length ? 1 : 0),
  })).filter(({ count }) => count > 0);
