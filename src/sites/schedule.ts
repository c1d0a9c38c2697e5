import type { Cancel, Clock } from './clock';

/** One task that is wanted by some time; wanting it sooner brings it forward, wanting it later changes nothing. */
export type Schedule = {
  /** @param at in the clock's milliseconds; a time that has passed means as soon as possible, never at once */
  readonly by: (at: number) => void;
  readonly cancel: () => void;
};

export const scheduleOf = (clock: Clock, run: () => void): Schedule => {
  let due: { readonly at: number; readonly cancel: Cancel } | null = null;

  const cancel = (): void => {
    due?.cancel();
    due = null;
  };

  const start = (): void => {
    due = null;
    run();
  };

  return {
    by: (at) => {
      if (due && due.at <= at) return;
      cancel();
      const wait = at - clock.now();
      due = { at, cancel: wait > 0 ? clock.after(wait, start) : clock.soon(start) };
    },
    cancel,
  };
};
