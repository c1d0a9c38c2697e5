/** Languages that have a dictionary: the one list of them. */
export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'pl', 'it', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale whose rules for plurals and lists are used. British English lists have no comma before "and". */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  nl: 'nl-NL',
  fr: 'fr-FR',
  de: 'de-DE',
  pl: 'pl-PL',
  it: 'it-IT',
  sv: 'sv-SE',
};

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/**
 * The language to show.
 * @param chosen what the user chose: a language, or `auto`
 * @param preferred the browser's languages, most wanted first: `nl-BE`, `en`
 * @returns the first of them that has a dictionary, else English
 */
export const pickLanguage = (chosen: string, preferred: readonly string[]): Language => {
  const wanted = chosen === 'auto' ? preferred : [chosen];
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(language)) return language;
  }
  return 'en';
};
