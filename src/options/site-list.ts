import { grantedOrigins, isGranted } from '../browser/grants';
import { knownSites } from '../browser/known-sites';
import { profileOrigins } from '../browser/profiles';
import { originsAtInstall } from '../browser/take-away';

/** A site that is read, or can be. */
export type ListedSite = {
  readonly id: string;
  readonly name: string;
  /** Match patterns of its pages. */
  readonly origins: readonly string[];
  readonly isGranted: boolean;
  /** It came with the installation: the browser keeps it. */
  readonly isAtInstall: boolean;
};

const startOf = (pattern: string): string => pattern.replace(/\*$/u, '');

/** Whether the pages of a pattern all belong to one of these. */
const isWithin = (pattern: string, patterns: readonly string[]): boolean =>
  patterns.some((each) => pattern.startsWith(startOf(each)));

/** The hosts of match patterns, without ports, which patterns do not know. */
export const hostsOf = (origins: readonly string[]): readonly string[] => [
  ...new Set(origins.map((origin) => origin.replace(/^[^:]+:\/\//u, '').replace(/\/.*$/u, ''))),
];

const listed = async (id: string, name: string, origins: readonly string[]): Promise<ListedSite> => ({
  id,
  name,
  origins,
  isGranted: await isGranted(origins),
  isAtInstall: origins.every((origin) => isWithin(origin, originsAtInstall())),
});

/** The sites that have a reader, and after them whatever else is granted, or has been taught and could be. */
export const listSites = async (): Promise<readonly ListedSite[]> => {
  const known = await knownSites();
  const patterns = known.flatMap(({ matches }) => matches);
  const [granted, taught] = await Promise.all([grantedOrigins(), profileOrigins()]);
  const others = [...new Set([...granted, ...taught])].filter(
    (origin) =>
      !isWithin(origin, originsAtInstall()) &&
      !patterns.some((pattern) => startOf(pattern).startsWith(startOf(origin))),
  );
  return Promise.all([
    ...known.map(({ id, name, matches }) => listed(id, name, matches)),
    ...others.sort().map((origin) => listed(origin, hostsOf([origin])[0] ?? origin, [origin])),
  ]);
};
