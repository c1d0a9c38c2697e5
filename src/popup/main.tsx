import { showTab } from '../tab-page/show';

const { panelButton } = await import('./open-panel');
const Panel = await panelButton();
await showTab(Panel && { Panel });
