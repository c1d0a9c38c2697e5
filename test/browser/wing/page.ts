import { createBadgeTeller } from '../../../src/browser/badge';
import { serveSurfaces } from '../../../src/browser/serve';
import { bodyTable } from './body-table';

/* An extension page with a table of its own. */

const table = bodyTable({ signal: new AbortController().signal, isOn: () => true });
serveSurfaces(table);
const badge = createBadgeTeller();
table.onChange(() => badge.tell(table.view()));
