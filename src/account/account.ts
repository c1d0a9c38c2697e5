import type { TableView, View } from '../table/view';
import type { Account, Finding } from '../ui';
import type { Words } from '../words';
import { entriesOf } from './entries';
import { storyOf } from './happened';
import { latin1Bytes } from './latin1';
import { pbnOf } from './pbn';
import { textOf } from './text';

const RULE = `\n\n${'='.repeat(60)}\n\n`;

const findingsOf = (table: TableView): ReadonlyMap<number, Finding> =>
  new Map(entriesOf(storyOf(table)).map(({ entry, finding }) => [entry.index, finding]));

/**
 * Tells of boards: what each entry of a time line was by the Laws, and the record as text for a director and as PBN.
 * @param siteName the name of a site, by its id
 */
export const createAccount = (words: Words, siteName: (id: string) => string): Account => {
  const nameOf = ({ site }: View): string | null => (site === null ? null : siteName(site));
  return {
    findings: findingsOf,
    text: (views) => views.map((view) => textOf(view, words, nameOf(view))).join(RULE),
    // The first lines are escaped, and say to other programs what this is (PBN 2.1, 2.4).
    pbn: (views) => `% PBN 2.1\n% EXPORT\n${views.map((view) => pbnOf(view, words, nameOf(view))).join('')}`,
    pbnBytes: latin1Bytes,
  };
};

/** Sites and their names, as far as they are known. */
export type KnownNames = () => Promise<readonly { readonly id: string; readonly name: string }[]>;

/** An account in which sites bear their names; one that is not known bears its id. */
export const accountWith = async (words: Words, sites: KnownNames): Promise<Account> => {
  const known = await sites().catch(() => []);
  return createAccount(words, (id) => known.find((site) => site.id === id)?.name ?? id);
};
