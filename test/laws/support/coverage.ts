import { EDITIONS } from '../../../src/laws';
import { lawText } from '../../../src/ui/text/law';
import type { Words } from '../../../src/words';
import { keysSaid } from './keys-said';
import type { Proof } from './proves';

/** The paragraphs that the core answers for. */
export const PARAGRAPHS = [
  ...[
    '16',
    '24',
    '26',
    '44',
    '45',
    '47',
    '48',
    '49',
    '50A',
    '50B',
    '50C',
    '50D1',
    '50D2',
    '50E',
    '51A',
    '51B',
    '52A',
    '52B',
  ],
  ...['53', '54', '55', '56', '57A', '57C', '57D', '58', '59', '60', '61A', '62', '63A1', '67B2', '68'],
] as const;

/** What the shared cases do not reach, and why that is known. */
const WITHOUT_SHARED_CASES: Readonly<Record<string, string>> = {
  '16': 'a shared case expects a ruling, which has no notes',
  '50E': 'a shared case expects a ruling, which has no notes',
  '57C': 'no shared case plays on after 57C',
};

/** Of these the surfaces tell no text of the paragraph but its notes, each on the card that it is about. */
const TOLD_AS_NOTES: ReadonlySet<string> = new Set(['16', '50E']);

/** Where a paragraph could be found: sources by file name, shared cases by file, own cases, texts by language. */
export type World = {
  readonly sources: ReadonlyMap<string, string>;
  readonly shared: readonly { readonly file: string; readonly source: string }[];
  readonly own: ReadonlyMap<string, readonly Proof[]>;
  readonly words: readonly Words[];
};

/** One line of the table: where a paragraph lives, what tries it, what is said of it. */
export type Row = {
  readonly paragraph: string;
  readonly sources: readonly string[];
  readonly shared: number;
  readonly own: number;
  /** Keys of the sentences that the own cases call up, and the text of the paragraph itself. */
  readonly keys: readonly string[];
  /** By language: keys without a text. */
  readonly unsaid: Readonly<Record<string, readonly string[]>>;
};

/** Of these the core cites a part, and that part has the text. */
const CITED_AS: Readonly<Record<string, string>> = { '58': '58B2' };

/** A paragraph or a part of it: 52B is also met as 52B2, 44 as 44C, but 50D1 not as 50D12. */
const mention = (paragraph: string): RegExp =>
  new RegExp(`(?<![0-9A-Za-z.])${paragraph}${/[0-9]$/.test(paragraph) ? '(?![0-9])' : ''}`);

/** The parts of a source in which a paragraph is named: comments and texts, not numbers of the program. */
const spoken = (source: string): string =>
  (source.match(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g) ?? []).join('\n');

const hasText = (words: Words, key: string): boolean => words.has(key) || words.has(`${key}_other`);

/** Keys of the paragraph's own text, as each edition would seek it; a stand-in that nobody has when there is none. */
const lawKeys = (words: Words, paragraph: string): string[] => {
  if (TOLD_AS_NOTES.has(paragraph)) return [];
  const cited = CITED_AS[paragraph] ?? paragraph;
  return EDITIONS.map((edition) => lawText(words, cited, edition)?.key ?? `law_${cited}`);
};

/** The line of one paragraph. */
export const rowOf = (world: World, paragraph: string): Row => {
  const named = mention(paragraph);
  const proofs = world.own.get(paragraph) ?? [];
  const said = proofs.flatMap(keysSaid);
  const keys = [...new Set([...said, ...world.words.flatMap((words) => lawKeys(words, paragraph))])].sort();
  const unsaid = world.words.map((words): [string, string[]] => {
    const wanted = [...said, ...lawKeys(words, paragraph)];
    return [words.language, [...new Set(wanted.filter((key) => !hasText(words, key)))]];
  });
  return {
    paragraph,
    sources: [...world.sources].filter(([, text]) => named.test(spoken(text))).map(([file]) => file),
    shared: world.shared.filter(({ file, source }) => file === `${paragraph}.json` || named.test(source)).length,
    own: proofs.length,
    keys: said.length === 0 ? [] : keys,
    unsaid: Object.fromEntries(unsaid),
  };
};

/** What is missing in a line. */
export const gapsIn = (row: Row): string[] => [
  ...(row.sources.length === 0 ? ['it lives nowhere in the core'] : []),
  ...(row.own === 0 ? ['it has no cases of its own'] : []),
  ...(row.shared === 0 && WITHOUT_SHARED_CASES[row.paragraph] === undefined ? ['no shared case names it'] : []),
  ...(row.keys.length === 0 ? ['nothing is said of it'] : []),
  ...Object.entries(row.unsaid).flatMap(([language, keys]) => keys.map((key) => `no text in ${language}: ${key}`)),
];

/** The table as text, a line a paragraph. */
export const asTable = (rows: readonly Row[]): string => {
  const languages = Object.keys(rows[0]?.unsaid ?? {});
  const head = ['paragraph', 'lives in', 'shared', 'own', 'keys', ...languages];
  const lines = rows.map((row) => [
    row.paragraph,
    row.sources.join(' '),
    String(row.shared),
    String(row.own),
    row.keys.join(' '),
    ...languages.map((language) => String(row.keys.length - (row.unsaid[language]?.length ?? 0))),
  ]);
  return [head, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
