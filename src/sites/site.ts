import { misfitOf } from './check';
import { isShown } from './find';
import type { Box, Place, Reading, Seated, Sighting, SiteReader } from './sighting';
import type { Touched } from './touched';
import { outline, readSafely, Unreadable } from './unreadable';

/** What a site has to tell of itself. All its functions may throw {@link Unreadable}, and see the table's element only. */
export type SitePlan = Pick<SiteReader, 'id' | 'name' | 'matches' | 'examples' | 'attributes'> & {
  /** Where the table is. */
  readonly table: string;
  /** Signs that a table is there after all when `table` finds none: then the site has changed, and that is said. */
  readonly evidence: readonly string[];
  /** Where hands and trick are, for reports of what does not add up. */
  readonly where: { readonly hands: string; readonly trick: string };
  readonly seated: (table: Element) => Seated;
  /** What is visible; null when no board lies on the table. */
  readonly sighting: (table: Element, touched?: Touched) => Sighting | null;
  readonly places?: (table: Element) => readonly Place[];
  readonly keepClear?: (table: Element) => readonly Box[];
};

const NOBODY: Seated = { viewer: null, practice: false };

/** The table in view; pages keep screens that they do not display. Without one in view, any. */
const tableOf = (page: Document, plan: SitePlan): Element | null => {
  const tables = [...page.querySelectorAll(plan.table)];
  return tables.find(isShown) ?? tables[0] ?? null;
};

const evidenceOf = (page: Document, plan: SitePlan): Element | null => {
  for (const selector of plan.evidence) {
    const found = page.querySelector(selector);
    if (found && isShown(found)) return found;
  }
  return null;
};

const readTable = (table: Element, plan: SitePlan, touched?: Touched): Reading => {
  const sighting = plan.sighting(table, touched);
  if (!sighting) return { kind: 'none' };
  const misfit = misfitOf(sighting);
  if (misfit) throw new Unreadable(misfit.key, plan.where[misfit.what], misfit.text);
  return { kind: 'table', sighting };
};

const readPage = (page: Document, plan: SitePlan, touched?: Touched): Reading => {
  const table = tableOf(page, plan);
  if (table) return isShown(table) ? readTable(table, plan, touched) : { kind: 'none' };
  const evidence = evidenceOf(page, plan);
  if (evidence) throw new Unreadable('missing', plan.table, outline(evidence));
  return { kind: 'none' };
};

const orElse = <T>(fallback: T, look: () => T): T => {
  try {
    return look();
  } catch {
    return fallback;
  }
};

/** Makes a reader of what a site tells of itself: finds the table, tells none from unreadable, checks that all adds up. */
export const siteReader = (plan: SitePlan): SiteReader => {
  const { places, keepClear } = plan;
  /** What the table in view tells by a plan's function; nothing when there is none, or it cannot. */
  const listed =
    <T>(list: (table: Element) => readonly T[]) =>
    (page: Document): readonly T[] => {
      const table = tableOf(page, plan);
      return table ? orElse([], () => list(table)) : [];
    };
  return {
    id: plan.id,
    name: plan.name,
    matches: plan.matches,
    examples: plan.examples,
    ...(plan.attributes && { attributes: plan.attributes }),
    root: (page) => tableOf(page, plan) ?? evidenceOf(page, plan),
    // A page that does not tell who sits where cannot be read either: `read` says why.
    seated: (page) => {
      const table = tableOf(page, plan);
      return table ? orElse(NOBODY, () => plan.seated(table)) : NOBODY;
    },
    read: (page, touched) => readSafely(plan.id, () => readPage(page, plan, touched)),
    ...(places && { places: listed(places) }),
    ...(keepClear && { keepClear: listed(keepClear) }),
  };
};
