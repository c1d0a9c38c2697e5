import { matchesPattern } from './address';
import { bbo } from './bbo';
import { bboHandviewer } from './bbo-handviewer';
import { ben } from './ben';
import { bridgeClassroom } from './bridge-classroom';
import { funbridge } from './funbridge';
import { intobridge } from './intobridge';
import { realbridge } from './realbridge';
import type { SiteReader } from './sighting';

/** Every site that can be read. The practice table is not among them: its page uses its reader directly. */
export const SITES: readonly SiteReader[] = [
  bbo,
  bboHandviewer,
  realbridge,
  bridgeClassroom,
  intobridge,
  funbridge,
  ben,
];

/** The reader for a page, by its address; null when no site claims it. */
export const readerFor = (url: string): SiteReader | null =>
  SITES.find((site) => site.matches.some((pattern) => matchesPattern(pattern, url))) ?? null;
