import { sameReading } from './same';
import type { Reading } from './sighting';

/** What is read must be read alike twice, this many milliseconds apart, before it counts as settled. */
export const SETTLING = 150;

/** Motion puts that off, but no longer than this: something may turn on a page for ever. */
const LONGEST_MOTION = 5000;

/** Passes readings on: a new one at once, and the same once more when it has settled. */
export type Settling = {
  /** @returns when the page must be read again to know whether this reading settles; null when it has */
  readonly take: (reading: Reading, now: number) => number | null;
  /** Something on the page is in motion, or may be: a card that flies can read like one that lies there. */
  readonly stir: (now: number) => void;
  /** When what was read last can settle, by what is known of motion so far; null when it has, or nothing was read. */
  readonly restsAt: () => number | null;
};

type Last = {
  readonly reading: Reading;
  readonly since: number;
  /** When the page was last known to be in motion; `since` when it was not. */
  readonly stirred: number;
  readonly settled: boolean;
};

export const settlingOf = (onReading: (reading: Reading, settled: boolean) => void): Settling => {
  let last: Last | null = null;

  return {
    restsAt: () => (last && !last.settled ? last.stirred + SETTLING : null),
    stir: (now) => {
      if (last) last = { ...last, stirred: Math.min(now, last.since + LONGEST_MOTION) };
    },
    take: (reading, now) => {
      const before = last && sameReading(last.reading, reading) ? last : null;
      const wasSettled = before?.settled === true;
      const stirred = before?.stirred ?? now;
      const settled = wasSettled || (before !== null && now - stirred >= SETTLING);
      // Kept before it is told: whoever is told may look again at once.
      last = { reading, since: before?.since ?? now, stirred, settled };
      if (!before || settled !== wasSettled) onReading(reading, settled);
      return settled ? null : stirred + SETTLING;
    },
  };
};
