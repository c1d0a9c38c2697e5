import { browser } from './api';

/** A site that Face Up has a reader for, as its own pages know it. */
export type KnownSite = {
  readonly id: string;
  /** Name shown to users. */
  readonly name: string;
  /** Match patterns of the pages that are read. */
  readonly matches: readonly string[];
};

let loading: Promise<readonly KnownSite[]> | null = null;

/** The file that the build makes of the registry of readers. */
const load = async (): Promise<readonly KnownSite[]> => {
  const answer = await fetch(browser.runtime.getURL('sites.json'));
  // The extension's own file, written by the build in this form.
  return (await answer.json()) as KnownSite[];
};

/** Every site that has a reader. Readers are heavy, so pages of the extension have a list of names and addresses instead. */
export const knownSites = (): Promise<readonly KnownSite[]> => {
  loading ??= load();
  return loading;
};
