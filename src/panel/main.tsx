import { showTab } from '../tab-page/show';

await showTab();
