import * as v from 'valibot';
import { browser, isOurs, listen, type Runtime } from './api';

/** What the overlay of a page speaks: a language, and the texts of it as `_locales` has them. */
export type OverlayTexts = {
  readonly language: string;
  readonly texts: Readonly<Record<string, { readonly message: string }>>;
};

/** Sent by a content script that wants the overlay in its page. */
const WANTED = 'overlay';

const wanted = v.object({ type: v.literal(WANTED) });

/** Checked at its edges only: what is in it was made by our own build. */
const answer = v.object({ language: v.string(), texts: v.object({}) });

/**
 * Brings the overlay's script into this page.
 * @returns its texts; null when it could not be brought now
 */
export const fetchOverlay = async (): Promise<OverlayTexts | null> => {
  try {
    const value: unknown = await browser.runtime.sendMessage({ type: WANTED });
    // The inside is taken on trust, as said above.
    return v.is(answer, value) ? (value as OverlayTexts) : null;
  } catch {
    return null;
  }
};

/**
 * Brings the overlay's script into every page whose content script asks for it, in the frame that asked.
 * @param texts what it shall speak
 * @returns what stops that
 */
export const serveOverlay = (texts: () => Promise<OverlayTexts>): (() => void) => {
  const listener = (value: unknown, { id, tab, frameId }: Runtime.MessageSender) => {
    if (!isOurs(id) || tab?.id === undefined || !v.is(wanted, value)) return undefined;
    return bring(tab.id, frameId ?? 0, texts);
  };
  return listen(browser.runtime.onMessage, listener);
};

const bring = async (tabId: number, frameId: number, texts: () => Promise<OverlayTexts>) => {
  const [spoken] = await Promise.all([
    texts(),
    browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: ['overlay.js'] }),
  ]);
  return spoken;
};
