import type { Language } from './language';

/** French drops the e of "de" and "que" before the seats that begin with a vowel: "d’Est", "qu’Ouest". */
const FRENCH = /\b(d|qu)e (?=(?:Est|Ouest)\b)/giu;

/** A text as the language runs its words together; only a filled sentence shows which seat stands behind "de". */
export const elide = (language: Language, text: string): string =>
  language === 'fr' ? text.replace(FRENCH, '$1’') : text;
