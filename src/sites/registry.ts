import { bbo } from './bbo';
import { bboHandviewer } from './bbo-handviewer';
import { ben } from './ben';
import { bridgeClassroom } from './bridge-classroom';
import { funbridge } from './funbridge';
import { intobridge } from './intobridge';
import { realbridge } from './realbridge';
import type { SiteReader } from './sighting';

/**
 * Every site that can be read, each by the file of this room that bears its id: the build makes a script of each, so that a page
 * has only the reader that it needs. The practice table is not among them: its page uses its reader directly.
 */
export const SITES: readonly SiteReader[] = [
  bbo,
  bboHandviewer,
  realbridge,
  bridgeClassroom,
  intobridge,
  funbridge,
  ben,
];
