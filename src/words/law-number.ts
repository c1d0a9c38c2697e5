import type { Edition } from '../laws';
import type { Language } from './language';

type Renumber = (law: string) => string;

/** In the Dutch book of 1987 Law 50 opens with a paragraph A of its own, a definition: the others stand one letter on. */
const afterDefinition: Renumber = (law) =>
  law.replace(/^(50)([A-D])/, (_, article: string, letter: string) => article + 'BCDE'['ABCD'.indexOf(letter)]);

/** Books that number otherwise than the English one, by language and edition. */
const OWN_NUMBERS: Readonly<Partial<Record<Language, Readonly<Partial<Record<Edition, Renumber>>>>>> = {
  nl: { '1987': afterDefinition },
};

/**
 * The number by which a Law is found in the book of that language and edition.
 * @param law its number in the English book: `50D2(a)`, which the Dutch book of 1987 calls `50E2(a)`
 */
export const lawNumber = (language: Language, law: string, laws: Edition): string =>
  OWN_NUMBERS[language]?.[laws]?.(law) ?? law;
