/*
 * The background holds no state: it may die at any moment, and whatever it does can be done again. Listeners are set in
 * the first turn, or the browser would not wake it for them.
 */
import { answerNotices } from '../browser/answering';
import { paintBadge } from '../browser/badge';
import { enterOpenTabs } from '../browser/enter-tabs';
import { onGrants, tellUngranted } from '../browser/grants';
import { onInstall, openPage } from '../browser/installed';
import { type OverlayTexts, serveOverlay } from '../browser/overlay';
import { onProfiles } from '../browser/profiles';
import { DEFAULT_SETTINGS, loadSettings } from '../browser/settings';
import { keepSiteScripts, reenterSites } from '../browser/site-scripts';
import { fromRoot, pickLanguage } from '../words';

answerNotices((notice, tabId) => (notice.type === 'badge' ? paintBadge(tabId, notice.badge) : undefined));

/** Scripts in open tabs end with the grant; where another grant covers the same page they begin again. */
const ungranted = async (origins: readonly string[]): Promise<void> => {
  await tellUngranted(origins);
  await keepSiteScripts();
  await reenterSites();
};

onGrants(
  () => void keepSiteScripts(),
  (origins) => void ungranted(origins),
);
onProfiles(() => void keepSiteScripts());

onInstall(() => void openPage('welcome.html'));

/** The overlay speaks the language of all surfaces; a page of others must not reach our files, so the texts are brought. */
const overlayTexts = async (): Promise<OverlayTexts> => {
  const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
  const language = pickLanguage(settings.language, navigator.languages);
  return { language, texts: await fromRoot('/')(language) };
};
serveOverlay(overlayTexts);

// At every start, for no event tells that the extension was switched off and on again.
void keepSiteScripts();
void enterOpenTabs().then((isFirst) => (isFirst ? reenterSites() : undefined));
