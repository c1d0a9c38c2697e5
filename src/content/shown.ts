import type { View } from '../table/view';

/** What the surfaces of this page are shown, and who is told when it changes. */
export type Shown = {
  view(): View;
  onChange(callback: () => void): () => void;
  /** The keeper's view has changed. */
  changed(): void;
  /**
   * Does something that may fail by a fault of our own. After that the keeper's view may be one that does not hold any more, and
   * until the next time goes well the table counts as unreadable.
   */
  guard(action: () => void): void;
};

/** @param viewOf gives the keeper's view */
export const createShown = (viewOf: () => View): Shown => {
  const callbacks = new Set<() => void>();
  let broken: View | null = null;

  const changed = (): void => {
    for (const callback of callbacks) callback();
  };

  return {
    view: () => broken ?? viewOf(),
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    changed,
    guard(action) {
      const wasBroken = broken !== null;
      try {
        action();
        broken = null;
      } catch (error) {
        console.error(error);
        broken = { ...viewOf(), state: 'unreadable', reason: null, table: null };
      }
      if (broken !== null || wasBroken) changed();
    },
  };
};
