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

/** The answer to a notice that has been done. */
export const DONE = 'done';

/** A notice with the tab that it is from; null when a message is none, or not of this extension's own scripts and pages in tabs. */
export const noticeFrom = (message: unknown, { id, tab }: Runtime.MessageSender) => {
  const notice = isOurs(id) ? parseNotice(message) : null;
  return notice && tab?.id !== undefined ? { notice, tabId: tab.id } : null;
};

/**
 * Listens for notices, without an answer.
 * @returns what stops that
 */
export const onNotice = (handle: (notice: Notice, tabId: number) => void): (() => void) =>
  listen(browser.runtime.onMessage, (message: unknown, sender: Runtime.MessageSender): undefined => {
    const heard = noticeFrom(message, sender);
    if (heard) handle(heard.notice, heard.tabId);
  });
