/*
 * The background holds no state: it may die at any moment, and whatever it does can be done again. Listeners are set in
 * the first turn, or the browser would not wake it for them.
 */
import { paintBadge } from '../browser/badge';
import { enterOpenTabs } from '../browser/enter-tabs';
import { onNotice } from '../browser/notices';

onNotice((notice, tabId) => (notice.type === 'badge' ? paintBadge(tabId, notice.badge) : undefined));

// At every start, for no event tells that the extension was switched off and on again.
void enterOpenTabs();
