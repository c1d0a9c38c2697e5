import type { Dictionary } from './dictionary';
import type { Language } from './language';
import { makeWords, type Words } from './words';

/** Reads a dictionary of the extension's own: given `nl`, what `_locales/nl/messages.json` holds. */
export type Loader = (language: Language) => Promise<Dictionary>;

/**
 * Texts in one language; only that dictionary is loaded.
 * @throws what the loader throws
 */
export const loadWords = async (language: Language, load: Loader): Promise<Words> =>
  makeWords(language, await load(language));

/** A loader that fetches from the extension's own root, for the pages that live there. */
export const fromRoot =
  (root: string): Loader =>
  async (language) => {
    const answer = await fetch(`${root}_locales/${language}/messages.json`);
    // The extension's own file, which a test holds to this form.
    return (await answer.json()) as Dictionary;
  };
