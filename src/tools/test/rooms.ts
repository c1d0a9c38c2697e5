import type { DependencyType, IForbiddenRuleType } from 'dependency-cruiser';

/** The rooms of the house and whom each may know, besides itself. */
const MAY_KNOW = {
  bridge: [],
  forms: [],
  records: ['bridge'],
  laws: ['bridge'],
  sites: ['bridge'],
  words: ['bridge'],
  table: ['laws', 'sites', 'forms', 'bridge'],
  browser: ['table', 'laws', 'forms', 'bridge'],
  ui: ['table', 'words', 'laws', 'bridge'],
  overlay: ['ui', 'table', 'words', 'sites', 'laws', 'bridge'],
  drill: ['laws', 'words', 'bridge'],
  'tab-page': ['ui', 'account', 'browser', 'sites', 'table'],
  account: ['ui', 'table', 'records', 'words', 'laws', 'bridge'],
} as const satisfies Record<string, readonly string[]>;

/** Rooms that know everything, and that nothing knows. */
const ENTRY_POINTS = [
  'content',
  'any',
  'report',
  'background',
  'popup',
  'panel',
  'practice',
  'drill-page',
  'records-page',
  'options',
  'welcome',
  'tools',
];

/** Modules of words, types and their form alone: lists of what there is and how it is written, without a rule or a state. */
const VOCABULARY = '^src/(laws/(situation|ruling|parse|editions)|table/view)\\.ts$';

/** Every room of the house: a file elsewhere in src/ would be under no rule. */
export const ROOMS: readonly string[] = [...Object.keys(MAY_KNOW), ...ENTRY_POINTS];

/** `words` speaks of what others have, so it may name their types: nothing of them is left once it is compiled. */
const ONCE_COMPILED = { dependencyTypesNot: ['type-only' as const] };

/** Everything that is not ours: packages from npm, and Node's own modules. */
const PACKAGES: DependencyType[] = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'];

/** The import rules of the design, as dependency-cruiser checks them on src/. */
export const IMPORT_RULES: IForbiddenRuleType[] = [
  ...Object.entries(MAY_KNOW).map(([room, others]) => stayWithin(room, others)),
  {
    name: 'nothing-knows-an-entry-point',
    comment:
      'Content script, background, pages and tools bring the parts together; no part, and no other entry, leans on them.',
    severity: 'error',
    from: { path: '^src/([^/]+)/' },
    to: { path: `^src/(${ENTRY_POINTS.join('|')})/`, pathNot: '^src/$1/' },
  },
  {
    name: 'view-only',
    comment: 'What shows a table, or carries it between page and popup, knows the view and not how it came about.',
    severity: 'error',
    from: { path: '^src/(ui|overlay|browser)/' },
    to: { path: '^src/table/', pathNot: VOCABULARY },
  },
  {
    name: 'no-rules-where-they-are-shown',
    comment: 'Surfaces and messages may name what the core says; only the table asks it.',
    severity: 'error',
    from: { path: '^src/(ui|overlay|browser)/' },
    to: { path: '^src/laws/', pathNot: VOCABULARY, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'polyfill-in-one-room',
    comment: 'Only browser/ speaks to the browser that runs the extension.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/browser/' },
    to: { path: 'webextension-polyfill' },
  },
  {
    name: 'no-packages-in-the-core',
    comment: 'The game, the Laws, the table, records, readers and words stand on nothing but the language.',
    severity: 'error',
    from: { path: '^src/(bridge|forms|records|laws|sites|table|words|drill)/' },
    to: { dependencyTypes: PACKAGES },
  },
  {
    name: 'no-tools-of-ours-in-what-ships',
    comment: 'Packages that only build or test must not reach a user.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/tools/' },
    to: { dependencyTypes: ['npm-dev', 'core'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no-dead-ends', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

function stayWithin(room: string, others: readonly string[]): IForbiddenRuleType {
  return {
    name: `${room}-knows-${others.join('-') || 'nobody'}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      path: '^src/',
      pathNot: `^src/(${[room, ...others].join('|')})/`,
      ...(room === 'words' ? ONCE_COMPILED : {}),
    },
  };
}
