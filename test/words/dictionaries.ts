import de from '../../extension/_locales/de/messages.json';
import en from '../../extension/_locales/en/messages.json';
import fr from '../../extension/_locales/fr/messages.json';
import it from '../../extension/_locales/it/messages.json';
import nl from '../../extension/_locales/nl/messages.json';
import pl from '../../extension/_locales/pl/messages.json';
import sv from '../../extension/_locales/sv/messages.json';
import { type Dictionary, LANGUAGES, type Language, makeWords, type Words } from '../../src/words';

/** All dictionaries, by language: a language without one does not compile. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, nl, fr, de, pl, it, sv };

/** Texts in one language. */
export const wordsIn = (language: Language): Words => makeWords(language, DICTIONARIES[language]);

/** Texts in English. */
export const ENGLISH: Words = wordsIn('en');

/** Texts in Dutch. */
export const DUTCH: Words = wordsIn('nl');

/** Texts in every language. */
export const ALL_WORDS: readonly Words[] = LANGUAGES.map(wordsIn);

const lengthOf = (language: Language): number =>
  Object.values(DICTIONARIES[language]).reduce((sum, { message }) => sum + message.length, 0);

/** The language whose texts are longest: what holds them holds all. */
export const LONGEST: Language = LANGUAGES.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
