import { sameReading } from './same';
import type { Reading } from './sighting';

/** What is read must be read alike twice, this many milliseconds apart, before it counts as settled. */
export const SETTLING = 150;

/** Passes readings on: a new one at once, and the same once more when it has settled. */
export type Settling = {
  /** @returns when the page must be read again to know whether this reading settles; null when it has */
  readonly take: (reading: Reading, now: number) => number | null;
};

export const settlingOf = (onReading: (reading: Reading, settled: boolean) => void): Settling => {
  let last: { readonly reading: Reading; readonly since: number; readonly settled: boolean } | null = null;

  return {
    take: (reading, now) => {
      const isNew = !last || !sameReading(last.reading, reading);
      const since = isNew || !last ? now : last.since;
      const settled = !isNew && now - since >= SETTLING;
      const wasSettled = !isNew && last?.settled === true;
      // Kept before it is told: whoever is told may look again at once.
      last = { reading, since, settled };
      if (isNew || settled !== wasSettled) onReading(reading, settled);
      return settled ? null : since + SETTLING;
    },
  };
};
