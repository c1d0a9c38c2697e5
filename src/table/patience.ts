import type { Timers } from './memory';

/** So many milliseconds something may stay unexplained before anything follows from it. */
export const LASTING = 1000;

/** Waits whether something that is not right stays so. */
export type Patience = {
  /** It is not right: after a second without {@link Patience.rest} it lasts. @returns whether it has lasted by now */
  readonly lose: () => boolean;
  /** It is right again. */
  readonly rest: () => void;
};

/** @param onLasting called when it has lasted, and nothing else has asked meanwhile */
export const createPatience = (timers: Timers, now: () => number, onLasting: () => void): Patience => {
  let since: number | null = null;
  let cancel = (): void => {};
  return {
    lose: () => {
      if (since === null) {
        since = now();
        cancel = timers.after(LASTING, onLasting);
      }
      return now() - since >= LASTING;
    },
    rest: () => {
      cancel();
      since = null;
    },
  };
};
