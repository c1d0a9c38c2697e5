import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { connectTable } from '../browser/surface';
import { dressPage, type Offers, showTable, type TabActs, tabInAddress } from '../ui';

/** Offers are looked up beside what is shown, and what that takes is loaded then. */
const lateOffers = (tab: number | null): Offers => {
  let offers: Offers | null = null;
  return {
    onOffers: async (callback) => {
      const { offersIn } = await import('./offers');
      offers = offersIn(tab);
      offers.onOffers(callback);
    },
    // Whatever has been offered is here, and taken up in the click itself.
    take: (kind) => offers?.take(kind) ?? Promise.resolve({ ok: false, why: { key: 'offerClosed' } }),
  };
};

/**
 * Makes this page show the table of a tab: the one that its address names (`?tab=7`), or the active one of its window.
 * @param more what only this page can do
 */
export const showTab = async (more: Pick<TabActs, 'Panel'> = {}): Promise<void> => {
  const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
  const tab = tabInAddress(location.search);
  const say = showTable(document.body, connectTable(tab), settings.laws, {
    ...lateOffers(tab),
    ...more,
    report: async () => (await import('./report')).reportOf(tab),
  });
  await dressPage(document.documentElement, settings, onSettings, (words, now) =>
    say({
      words,
      undoRule: now,
      loadAccount: async () => {
        const { accountWith, knownSites } = await import('./account');
        return accountWith(words, knownSites);
      },
    }),
  );
};
