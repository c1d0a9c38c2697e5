import { SEATS } from '../../../../src/bridge';
import { LANGUAGES, type LanguageCode } from '../../../fixtures/table/words/languages';
import { can } from '../sites';
import type { Moment } from './moment';
import { elementsOf, type Mutation, type Restore } from './mutation';

// The keys are the codes of all languages.
const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** What stands for the English words of a table in another language. */
const wordsIn = (code: LanguageCode): ReadonlyMap<string, string> => {
  const [from, to] = [LANGUAGES.en, LANGUAGES[code]];
  const seats = SEATS.flatMap((seat) => [
    [from.seats[seat], to.seats[seat]] as const,
    [from.seatNames[seat], to.seatNames[seat]] as const,
    [from.seatNames[seat].toUpperCase(), to.seatNames[seat].toUpperCase()] as const,
  ]);
  const calls = (['pass', 'double', 'redouble', 'noTrump', 'yes', 'no'] as const).map(
    (name) => [from[name], to[name]] as const,
  );
  return new Map([...seats, ...calls]);
};

const textsIn = (page: Document): Text[] =>
  elementsOf(page).flatMap((element) =>
    // A child of type TEXT_NODE is a text.
    [...element.childNodes].filter((node): node is Text => node.nodeType === node.TEXT_NODE),
  );

/** Words that stand alone are put into another language, all over the page or at the nth place where one stands. */
const translated = (code: LanguageCode, only: number | null): Mutation => ({
  kind: 'labels translated',
  name: only === null ? `words in ${code}` : `word ${only} in ${code}`,
  apply: ({ page }): Restore => {
    const words = wordsIn(code);
    const found = textsIn(page).filter((text) => /\p{L}+/gu.test(text.data) && words.has(text.data.trim()));
    const chosen = only === null ? found : found.slice(only, only + 1);
    const before = chosen.map((text) => [text, text.data] as const);
    for (const [text, data] of before) text.data = data.replace(data.trim(), words.get(data.trim()) ?? '');
    return () => {
      for (const [text, data] of before) text.data = data;
    };
  },
});

const said = (code: string): Mutation => ({
  kind: 'labels translated',
  name: `lang="${code}"`,
  apply: ({ page }): Restore => {
    const before = page.documentElement.lang;
    page.documentElement.lang = code;
    return () => {
      page.documentElement.lang = before;
    };
  },
});

/** The whole page, by itself, in another language. */
const byPage = (code: LanguageCode): Mutation => ({
  kind: 'labels translated',
  name: `the page in ${code}`,
  apply: async ({ fixture, seating }) => {
    await fixture.translate(code);
    return async () => {
      await fixture.translate(seating.options.lang ?? 'en');
    };
  },
});

const MOST_WORDS = 12;

export const labelsOn = ({ site }: Moment): Mutation[] => [
  ...CODES.flatMap((code) => [
    translated(code, null),
    said(code),
    ...Array.from({ length: MOST_WORDS }, (_, i) => translated(code, i)),
    ...(can(site, 'other languages') ? [byPage(code)] : []),
  ]),
];
