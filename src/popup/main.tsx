import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { connectTable } from '../browser/surface';
import { dress, showTable, tabInAddress, wordsFor } from '../ui';
import { offersIn } from './offers';
import { reportOf } from './report';

const root = document.documentElement;
const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
dress(root, settings);
onSettings((changed) => dress(root, changed));
const tab = tabInAddress(location.search);
showTable(document.body, await wordsFor(root, settings), connectTable(tab), settings.laws, {
  ...offersIn(tab),
  report: () => reportOf(tab),
});
