import { RANKS, type Rank } from '../../bridge';

/** Letters of ace, king, queen and jack, by the languages that use them. */
const ALPHABETS: readonly { readonly languages: readonly string[]; readonly letters: string }[] = [
  { languages: ['en', 'el', 'it'], letters: 'A K Q J' },
  { languages: ['nl'], letters: 'A H V B' },
  { languages: ['fr', 'tr'], letters: 'A R D V' },
  { languages: ['de'], letters: 'A K D B' },
  { languages: ['it'], letters: 'A R D F' },
  { languages: ['pl'], letters: 'A K D W' },
  { languages: ['sv', 'no', 'nb', 'nn'], letters: 'E K D KN' },
  { languages: ['no', 'nb', 'nn'], letters: 'A K D KN' },
  { languages: ['da'], letters: 'E K D B' },
];

/** What each rank is written as on one page. */
export type Alphabet = ReadonlyMap<string, Rank>;

const PIPS: Alphabet = new Map([
  ...RANKS.filter((rank) => /[2-9]/u.test(rank)).map((rank) => [rank, rank] as const),
  ['10', 'T'],
  ['T', 'T'],
]);

const HONOURS = ['A', 'K', 'Q', 'J'] as const;

const honoursOf = (letters: string): Alphabet =>
  new Map(letters.split(' ').flatMap((letter, i) => (HONOURS[i] ? [[letter, HONOURS[i]] as const] : [])));

const ALL = ALPHABETS.map(({ languages, letters }) => ({ languages, honours: honoursOf(letters) }));

const primary = (language: string): string => language.toLowerCase().split(/[-_]/u)[0] ?? '';

/** Whether all alphabets say the same of all these letters. */
const agree = (alphabets: readonly Alphabet[], letters: readonly string[]): boolean =>
  letters.every((letter) => new Set(alphabets.map((alphabet) => alphabet.get(letter))).size === 1);

/** An `X` is a ten where no ten is written otherwise, as on some fonts of cards. */
const tenOf = (written: ReadonlySet<string>): Alphabet =>
  written.has('X') && !written.has('10') && !written.has('T') ? new Map([['X', 'T' as const]]) : new Map();

/**
 * What the ranks on a page mean, from all the texts that stand for a rank there. The page's language decides where its letters fit;
 * else the letters do, if all languages that have them agree. `V` is a queen in one language and a jack in another: without more
 * nobody can say.
 * @param language of the page, such as `nl-BE`; it may be wrong, or empty
 * @returns null when it is not sure
 */
export const alphabetOf = (texts: Iterable<string>, language: string): Alphabet | null => {
  const written = new Set([...texts].map((text) => text.toUpperCase()));
  const tens = tenOf(written);
  const letters = [...written].filter((text) => !PIPS.has(text) && !tens.has(text));
  const fitting = ALL.filter(({ honours }) => letters.every((letter) => honours.has(letter)));
  const own = fitting.filter(({ languages }) => languages.includes(primary(language)));
  const honours = (own.length > 0 ? own : fitting).map((each) => each.honours);
  const [first] = honours;
  return first && agree(honours, letters) ? new Map([...PIPS, ...tens, ...first]) : null;
};

/** The rank that a text stands for in an alphabet. */
export const rankIn = (alphabet: Alphabet, text: string): Rank | null => alphabet.get(text.toUpperCase()) ?? null;
