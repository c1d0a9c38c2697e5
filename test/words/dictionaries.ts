import en from '../../extension/_locales/en/messages.json';
import nl from '../../extension/_locales/nl/messages.json';
import { type Dictionary, type Language, makeWords, type Words } from '../../src/words';

/** All dictionaries, by language: a language without one does not compile. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, nl };

/** Texts in English. */
export const ENGLISH: Words = makeWords('en', en);

/** Texts in Dutch. */
export const DUTCH: Words = makeWords('nl', nl);
