import { browser, listen } from '../browser/api';
import { askFor, isGranted, onGrants, originPattern } from '../browser/grants';
import { type KnownSite, knownSites } from '../browser/known-sites';
import { ANY_PAGE } from '../browser/page-files';
import { loadProfile, onProfiles } from '../browser/profiles';
import { loadSettings, onSettings, saveSettings } from '../browser/settings';
import { followTab } from '../browser/which-tab';
import { matchesPattern } from '../sites/address';
import type { Answer } from '../table/view';
import type { Offer, Offers } from '../ui';

/** An offer with what it takes to take it up. */
type Standing =
  | { readonly offer: Offer & { kind: 'site' | 'keep' }; readonly origins: readonly string[] }
  | { readonly offer: Offer & { kind: 'page' }; readonly tabId: number }
  | { readonly offer: Offer & { kind: 'marks' }; readonly hosts: readonly string[] };

const DONE: Answer = { ok: true };
const refusal = (key: string): Answer => ({ ok: false, why: { key } });

/** The address of a tab, where we may know it: the popup was opened on it, or its site is granted. */
const addressOf = async (tabId: number): Promise<URL | null> => {
  const { url } = await browser.tabs.get(tabId);
  if (url === undefined || !URL.canParse(url)) return null;
  const address = new URL(url);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
};

const forSite = async ({ name, matches }: KnownSite): Promise<Standing[]> =>
  (await isGranted(matches)) ? [] : [{ offer: { kind: 'site', name }, origins: matches }];

/** A page without a reader is read when the user asks for it; once there is a profile of it he may wish that it goes by itself. */
const forPage = async (address: URL, tabId: number): Promise<Standing[]> => {
  const origin = originPattern(address);
  const host = address.hostname;
  const isKept = (await loadProfile(origin)) === undefined || (await isGranted([origin]));
  const keep: Standing[] = isKept ? [] : [{ offer: { kind: 'keep', host }, origins: [origin] }];
  return [{ offer: { kind: 'page', host }, tabId }, ...keep];
};

/** Where the user has switched off the marks on the table, he may have them back. */
const forMarks = async ({ host, hostname }: URL): Promise<Standing[]> => {
  const { overlayOff } = await loadSettings();
  const hosts = overlayOff.filter((off) => off === host || off === hostname);
  return hosts.length > 0 ? [{ offer: { kind: 'marks', host }, hosts }] : [];
};

const standingFor = async (tabId: number | null): Promise<Standing[]> => {
  const address = tabId === null ? null : await addressOf(tabId);
  if (!address || tabId === null) return [];
  const site = (await knownSites()).find(({ matches }) => matches.some((each) => matchesPattern(each, address.href)));
  const reading = site ? await forSite(site) : await forPage(address, tabId);
  return [...reading, ...(await forMarks(address))];
};

const showMarks = async (hosts: readonly string[]): Promise<Answer> => {
  const { overlayOff } = await loadSettings();
  await saveSettings({ overlayOff: overlayOff.filter((other) => !hosts.includes(other)) });
  return DONE;
};

const enter = (tabId: number): Promise<Answer> =>
  browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: [...ANY_PAGE] }).then(
    () => DONE,
    () => refusal('offerClosed'),
  );

const ask = (origins: readonly string[]): Promise<Answer> =>
  askFor(origins).then(
    (granted) => (granted ? DONE : refusal('offerDeclined')),
    () => refusal('offerDeclined'),
  );

/** What the extension could do on the page in a tab, and does not. @param tab the tab, or null for the active one */
export const offersIn = (tab: number | null): Offers => {
  const callbacks = new Set<(offers: readonly Offer[]) => void>();
  let standing: readonly Standing[] = [];
  let tabNow: number | null = null;
  let asked = 0;

  const offers = (): readonly Offer[] => standing.map(({ offer }) => offer);
  const lookUp = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const found = await standingFor(tabNow).catch(() => []);
    if (mine !== asked) return;
    standing = found;
    for (const callback of callbacks) callback(offers());
  };
  const again = (): void => void lookUp();

  followTab(tab, (tabId) => {
    tabNow = tabId;
    again();
  });
  listen(browser.tabs.onUpdated, (tabId: number) => {
    if (tabId === tabNow) again();
  });
  onGrants(again, again);
  onProfiles(again);
  onSettings(again);

  return {
    onOffers(callback) {
      callbacks.add(callback);
      callback(offers());
    },
    // Nothing is waited for before the browser is asked, or it would not take this for the user's own wish.
    take(kind) {
      const wanted = standing.find(({ offer }) => offer.kind === kind);
      if (!wanted) return Promise.resolve(refusal('offerClosed'));
      if ('hosts' in wanted) return showMarks(wanted.hosts);
      return 'tabId' in wanted ? enter(wanted.tabId) : ask(wanted.origins);
    },
  };
};
