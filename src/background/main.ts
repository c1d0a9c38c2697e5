/*
 * The background holds no state: it may die at any moment, and whatever it does can be done again. Listeners are set in
 * the first turn, or the browser would not wake it for them.
 */
import { paintBadge } from '../browser/badge';
import { enterOpenTabs } from '../browser/enter-tabs';
import { onNotice } from '../browser/notices';
import { type OverlayTexts, serveOverlay } from '../browser/overlay';
import { DEFAULT_SETTINGS, loadSettings } from '../browser/settings';
import { fromRoot, pickLanguage } from '../words';

onNotice((notice, tabId) => (notice.type === 'badge' ? paintBadge(tabId, notice.badge) : undefined));

/** The overlay speaks the language of all surfaces; a page of others must not reach our files, so the texts are brought. */
const overlayTexts = async (): Promise<OverlayTexts> => {
  const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
  const language = pickLanguage(settings.language, navigator.languages);
  return { language, texts: await fromRoot('/')(language) };
};
serveOverlay(overlayTexts);

// At every start, for no event tells that the extension was switched off and on again.
void enterOpenTabs();
