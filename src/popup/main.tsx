import { panelOpener } from '../browser/side-panel';
import { showTab } from '../tab-page/show';

const openPanel = await panelOpener();
await showTab(openPanel && { openPanel });
