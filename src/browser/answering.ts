import browser from 'webextension-polyfill';
import { isOurs, listen, type Runtime } from './api';
import type { Notice } from './messages';
import { DONE, noticeFrom } from './notices';

/*
 * Chrome 125 does not take a promise for the answer of a listener; the polyfill makes it do so. That is all that it is needed for, so
 * only the background, which alone answers, carries it.
 */

/** What answers a message, by a promise; one that is not for it is left to others by `undefined`. */
type Answering = (message: unknown, sender: Runtime.MessageSender) => Promise<unknown> | undefined;

/** Answers messages of this extension's own scripts and pages. @returns what stops that */
export const onAsked = (answer: Answering): (() => void) =>
  listen(browser.runtime.onMessage, (message: unknown, sender: Runtime.MessageSender) =>
    isOurs(sender.id) ? answer(message, sender) : undefined,
  );

/** What does as a notice from a tab says; by a promise it says that it will be done. */
type NoticeHandler = (notice: Notice, tabId: number) => Promise<void> | undefined;

/** Does what notices say, and says so to those who sent them. @returns what stops that */
export const answerNotices = (handle: NoticeHandler): (() => void) =>
  onAsked((message, sender) => {
    const heard = noticeFrom(message, sender);
    return heard ? handle(heard.notice, heard.tabId)?.then(() => DONE) : undefined;
  });
