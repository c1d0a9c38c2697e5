import { fields, mapOf, oneOf, text } from '../forms';
import { onAsked } from './answering';
import { browser } from './api';

/** What the overlay of a page speaks: a language, and the texts of it as `_locales` has them. */
export type OverlayTexts = {
  readonly language: string;
  readonly texts: Readonly<Record<string, { readonly message: string }>>;
};

/** Sent by a content script that wants the overlay in its page. */
const WANTED = 'overlay';

const wanted = fields({ type: oneOf([WANTED]) });

const overlayTexts = fields<OverlayTexts>({ language: text, texts: mapOf(fields({ message: text })) });

/**
 * Brings the overlay's script into this page.
 * @returns its texts; null when it could not be brought now
 */
export const fetchOverlay = async (): Promise<OverlayTexts | null> => {
  try {
    return overlayTexts(await browser.runtime.sendMessage({ type: WANTED })) ?? null;
  } catch {
    return null;
  }
};

/**
 * Brings the overlay's script into every page whose content script asks for it, in the frame that asked.
 * @param texts what it shall speak
 * @returns what stops that
 */
export const serveOverlay = (texts: () => Promise<OverlayTexts>): (() => void) =>
  onAsked((message, { tab, frameId }) =>
    tab?.id !== undefined && wanted(message) ? bring(tab.id, frameId ?? 0, texts) : undefined,
  );

const bring = async (tabId: number, frameId: number, texts: () => Promise<OverlayTexts>) => {
  const [spoken] = await Promise.all([
    texts(),
    browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: ['overlay.js'] }),
  ]);
  return spoken;
};
