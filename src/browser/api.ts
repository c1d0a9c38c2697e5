import './unclobber';
import browser from 'webextension-polyfill';

export type { Runtime, Storage } from 'webextension-polyfill';

/** The browser's extension interface, with promises, the same in Chrome and Firefox. */
export { browser };

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
