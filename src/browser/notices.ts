import { browser } from './api';
import { type Notice, parseNotice } from './messages';

/**
 * Sends a notice to the background and to every open surface. One that nobody hears is no fault.
 * @returns whether the background has done what it asks
 */
export const sendNotice = async (notice: Notice): Promise<boolean> => {
  try {
    await browser.runtime.sendMessage(notice);
    return true;
  } catch {
    return false;
  }
};

/** What handles a notice from a tab; the promise, where there is one, is what the sender waits for. */
export type NoticeHandler = (notice: Notice, tabId: number) => Promise<void> | undefined;

/**
 * Listens for notices of this extension's own scripts and pages in tabs.
 * @returns what stops that
 */
export const onNotice = (handle: NoticeHandler): (() => void) => {
  const listener = (
    value: unknown,
    sender: { id?: string | undefined; tab?: { id?: number | undefined } | undefined },
  ) => {
    const tabId = sender.tab?.id;
    if (sender.id !== browser.runtime.id || tabId === undefined) return undefined;
    const notice = parseNotice(value);
    return notice ? handle(notice, tabId) : undefined;
  };
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
};
