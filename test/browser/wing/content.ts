import { createBadgeTeller } from '../../../src/browser/badge';
import { serveSurfaces } from '../../../src/browser/serve';
import { beginLife } from '../../../src/content/life';
import { bodyTable } from './body-table';

/* A content script with a stand-in for a table: all else in it is the real thing. */

const life = beginLife();
if (life) {
  const table = bodyTable(life);
  const served = serveSurfaces(table);
  const badge = createBadgeTeller();
  const stop = table.onChange(() => badge.tell(table.view()));
  badge.tell(table.view());
  life.signal.addEventListener('abort', () => {
    stop();
    served.stop();
    badge.stop();
    document.documentElement.dataset.stopped = `${Number(document.documentElement.dataset.stopped ?? 0) + 1}`;
  });
  document.documentElement.dataset.begun = `${Number(document.documentElement.dataset.begun ?? 0) + 1}`;
}
