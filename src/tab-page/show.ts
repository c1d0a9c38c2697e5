import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { connectTable } from '../browser/surface';
import { dress, showTable, type TabActs, tabInAddress, wordsFor } from '../ui';
import { offersIn } from './offers';
import { reportOf } from './report';

/**
 * Makes this page show the table of a tab: the one that its address names (`?tab=7`), or the active one of its window.
 * @param more what only this page can do
 */
export const showTab = async (more: Pick<TabActs, 'openPanel'> = {}): Promise<void> => {
  const root = document.documentElement;
  const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
  dress(root, settings);
  onSettings((changed) => dress(root, changed));
  const tab = tabInAddress(location.search);
  showTable(document.body, await wordsFor(root, settings), connectTable(tab), settings.laws, {
    ...offersIn(tab),
    ...more,
    report: () => reportOf(tab),
  });
};
