import { isConnected } from '../browser/api';

/*
 * One copy of the script lives in a page at a time.
 *
 * Copies of the same installed version share one isolated world, and find each other there by a symbol that no page can
 * reach: the first stays, a second leaves. When the extension is updated or reloaded, Chrome gives the new copy a world of
 * its own and cuts the old one off from the extension. The old one notices by itself at the next thing that happens; so that
 * it does so at once, the new copy sends it an event through the page. A page can send that event too, but all it can
 * bring about is that a copy looks whether it has been cut off.
 */

const PLACE = Symbol.for('face-up');
const LOOK_EVENT = 'face-up:look';

/** The life of one copy of the script: everything that it sets going ends with it. */
export type Life = {
  /** Aborted when this copy stops. Listeners, timers and observers hang on it. */
  readonly signal: AbortSignal;
  /** Whether this copy is still at work. One that finds itself cut off from the extension stops in here. */
  isOn(): boolean;
  end(): void;
};

/**
 * Begins the life of this copy in this page.
 * @returns null when another copy is at work here already
 */
export const beginLife = (): Life | null => {
  if (lifeHere()?.isOn()) return null;
  const controller = new AbortController();
  const { signal } = controller;
  const life: Life = {
    signal,
    isOn() {
      if (!signal.aborted && !isConnected()) controller.abort();
      return !signal.aborted;
    },
    end: () => controller.abort(),
  };
  Reflect.set(globalThis, PLACE, life);
  document.dispatchEvent(new Event(LOOK_EVENT));
  document.addEventListener(LOOK_EVENT, () => life.isOn(), { signal });
  return life;
};

// Only this file sets it, in a world to which the page has no way.
const lifeHere = (): Life | undefined => Reflect.get(globalThis, PLACE) as Life | undefined;
