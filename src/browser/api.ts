import type { Browser } from 'webextension-polyfill';

export type { Runtime, Scripting, Storage } from 'webextension-polyfill';

/*
 * A page's `<form id="browser">` is visible as a global also to content scripts, but it is no property of the global object's own, as
 * the real one is. (Where a page has an element named `chrome`, Chrome itself gives content scripts no interface at all.)
 */
const own = (name: string): unknown => (Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined);

/**
 * The browser's extension interface, with promises: in Firefox `browser`, in Chrome `chrome`. Of what is used here these differ in
 * one thing alone, listeners that answer by a promise: see `answering.ts`.
 */
// Both browsers' lowest versions have it in this form; undefined only in tests of what needs none.
export const browser = (own('browser') ?? own('chrome')) as Browser;

/**
 * Whether this script still belongs to a running extension. After an update, a reload or an uninstall the old content
 * script stays in the page, cut off: its `runtime.id` is gone.
 */
export const isConnected = (): boolean => {
  try {
    return Boolean(browser.runtime?.id);
  } catch {
    // Chrome lets some property reads throw in a script that was cut off.
    return false;
  }
};

/** Whether a message comes from this extension. */
export const isOurs = (senderId: string | undefined): boolean => isConnected() && senderId === browser.runtime.id;

/** An event of the browser. */
type BrowserEvent<L> = { addListener(listener: L): void; removeListener(listener: L): void };

/**
 * Listens to an event of the browser.
 * @returns what stops that, and may be called also when this script has been cut off and there is nothing left to stop
 */
export const listen = <L>(event: BrowserEvent<L>, listener: L): (() => void) => {
  event.addListener(listener);
  return () => {
    try {
      event.removeListener(listener);
    } catch {
      // Cut off: the browser has dropped the listener with the rest.
    }
  };
};
