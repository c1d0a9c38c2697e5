import { browser, isOurs, listen, type Runtime } from './api';
import type { Notice } from './messages';
import { parseNotice } from './parse-notice';

/**
 * Sends a notice to the background and to every open surface. One that nobody hears is no fault.
 * @returns whether somebody said that it is done. A worker that dies over it leaves no error, only no word.
 */
export const sendNotice = async (notice: Notice): Promise<boolean> => {
  try {
    return (await browser.runtime.sendMessage(notice)) === DONE;
  } catch {
    return false;
  }
};

const DONE = 'done';

/** What handles a notice from a tab; by a promise it says that it will be done. */
export type NoticeHandler = (notice: Notice, tabId: number) => Promise<void> | undefined;

/**
 * Listens for notices of this extension's own scripts and pages in tabs.
 * @returns what stops that
 */
export const onNotice = (handle: NoticeHandler): (() => void) => {
  const listener = (value: unknown, sender: Runtime.MessageSender) => {
    const tabId = sender.tab?.id;
    if (!isOurs(sender.id) || tabId === undefined) return undefined;
    const notice = parseNotice(value);
    return notice ? handle(notice, tabId)?.then(() => DONE) : undefined;
  };
  return listen(browser.runtime.onMessage, listener);
};
