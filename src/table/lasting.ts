import type { Timers } from './memory';

/** So many milliseconds something may stay unexplained before anything follows from it. */
const LASTING = 1000;

/** Something that is not right, and whether it lasts. */
export type Lasting = {
  /** It is not right (still): after a second without {@link Lasting.ends} it lasts. @returns whether it has lasted by now */
  readonly goesOn: () => boolean;
  /** It is right again. */
  readonly ends: () => void;
};

/** @param onLasting called when it has lasted, and nothing else has asked meanwhile */
export const createLasting = (timers: Timers, now: () => number, onLasting: () => void): Lasting => {
  let since: number | null = null;
  let cancel = (): void => {};
  return {
    goesOn: () => {
      if (since === null) {
        since = now();
        cancel = timers.after(LASTING, onLasting);
      }
      return now() - since >= LASTING;
    },
    ends: () => {
      cancel();
      since = null;
    },
  };
};
