import { DEFAULT_SETTINGS, loadSettings, onSettings } from '../browser/settings';
import { connectTable } from '../browser/surface';
import { dress, showTable, tabInAddress, wordsFor } from '../ui';

const root = document.documentElement;
const settings = await loadSettings().catch(() => DEFAULT_SETTINGS);
dress(root, settings);
onSettings((changed) => dress(root, changed));
showTable(document.body, await wordsFor(root, settings), connectTable(tabInAddress(location.search)), settings.laws);
