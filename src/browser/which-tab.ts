import { browser, listen } from './api';

/**
 * The tab that a surface is about: always the same one, or whichever is active in the surface's own window.
 * @param tabId the tab, or null for the active one
 * @param onTab told at once and on every change; null when there is no such tab (any more)
 * @returns what stops following
 */
export const followTab = (tabId: number | null, onTab: (tabId: number | null) => void): (() => void) =>
  tabId === null ? followActiveTab(onTab) : followOneTab(tabId, onTab);

const followOneTab = (tabId: number, onTab: (tabId: number | null) => void): (() => void) => {
  const removed = (id: number): void => {
    if (id === tabId) onTab(null);
  };
  onTab(tabId);
  return listen(browser.tabs.onRemoved, removed);
};

const followActiveTab = (onTab: (tabId: number | null) => void): (() => void) => {
  let latest = 0;
  /** Asks anew at every sign rather than believing its details: a surface does not know the number of its own window. */
  const ask = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true }).catch(() => []);
    if (mine === latest) onTab(tab?.id ?? null);
  };
  const sign = (): void => void ask();
  const { onActivated, onRemoved, onAttached } = browser.tabs;
  const deafen = [listen(onActivated, sign), listen(onRemoved, sign), listen(onAttached, sign)];
  sign();
  return () => {
    latest = Number.NaN; // no answer under way is the latest any more
    for (const stop of deafen) stop();
  };
};

/** Whether there is such a tab. */
export const tabExists = (tabId: number): Promise<boolean> =>
  browser.tabs.get(tabId).then(
    () => true,
    () => false,
  );
