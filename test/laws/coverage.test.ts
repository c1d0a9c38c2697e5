import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Dictionary } from '../../src/words';
import { makeWords } from '../../src/words';
import { ALL_WORDS, DICTIONARIES, DUTCH, ENGLISH } from '../words/dictionaries';
import { asTable, gapsIn, PARAGRAPHS, rowOf, type World } from './support/coverage';
import { cellsDemanded, informationCells } from './support/information-cells';
import type { Proof } from './support/proves';

// The test files of the paragraphs are read here for their cases only: they run where they stand.
const { own } = vi.hoisted(() => ({ own: new Map<string, readonly Proof[]>() }));
vi.mock('./support/proves', async (original) => ({
  ...(await original<typeof import('./support/proves')>()),
  proves: (paragraph: string, proofs: readonly Proof[]) => own.set(paragraph, proofs),
}));
for (const paragraph of PARAGRAPHS) await import(`./paragraphs/${paragraph}.test.ts`);

const folder = (path: string) => new URL(path, import.meta.url);
const read = (path: string, ending: string): [string, string][] =>
  readdirSync(folder(path))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(new URL(name, folder(path)), 'utf8')]);

const shared = read('../cases/', '.json').flatMap(([file, text]) =>
  // The files are this project's own: lists of cases, each with a source.
  (JSON.parse(text) as { source: string }[]).map(({ source }) => ({ file, source })),
);

const WORLD: World = { sources: new Map(read('../../src/laws/', '.ts')), shared, own, words: ALL_WORDS };

const ROWS = PARAGRAPHS.map((paragraph) => rowOf(WORLD, paragraph));

describe('each paragraph lives somewhere, is tried by cases, and is told in each language', () => {
  it.each(ROWS)('$paragraph', (row) => {
    expect(gapsIn(row)).toEqual([]);
  });

  it('and the table of it all can be seen', () => {
    const table = asTable(ROWS);
    if (process.env.FACE_UP_TABLE !== undefined) console.log(table);
    expect(table.split('\n')).toHaveLength(PARAGRAPHS.length + 1);
  });
});

describe('each note on authorised information', () => {
  const demanded = new Set([...own.values()].flat().flatMap(cellsDemanded));

  it('is demanded by a case, in each edition that has it, for each thing that can become of a card', () => {
    expect(informationCells().filter((cell) => !demanded.has(cell))).toEqual([]);
  });

  it('and one that no case demands is found', () => {
    const without = [...own].filter(([paragraph]) => paragraph !== '16').flatMap(([, proofs]) => proofs);
    const left = new Set(without.flatMap(cellsDemanded));
    expect(informationCells().filter((cell) => !left.has(cell))).toContain('1987 major sight 16');
  });
});

describe('a missing cell is found', () => {
  const gaps = (change: Partial<World>, paragraph = '50C') => gapsIn(rowOf({ ...WORLD, ...change }, paragraph));
  const without = (dictionary: Dictionary, key: string): Dictionary =>
    Object.fromEntries(Object.entries(dictionary).filter(([name]) => name !== key));

  it('a paragraph of which no source speaks', () => {
    const silent = [...WORLD.sources].map(([file, text]): [string, string] => [file, text.replaceAll('50C', '')]);
    expect(gaps({ sources: new Map(silent) })).toEqual(['it lives nowhere in the core']);
  });

  it('also when its number stands in the program as a mere number', () => {
    const sources = new Map([['size.ts', 'const size = 24 + 26;']]);
    expect(gaps({ sources }, '24')).toEqual(['it lives nowhere in the core']);
  });

  it('a paragraph without cases of its own: nothing is then said of it either', () => {
    const others = new Map([...own].filter(([paragraph]) => paragraph !== '50C'));
    expect(gaps({ own: others })).toEqual(['it has no cases of its own', 'nothing is said of it']);
  });

  it('a paragraph that no shared case names', () => {
    expect(gaps({ shared: [{ file: '50-minor.json', source: 'derived: Law 50D1' }] })).toEqual([
      'no shared case names it',
    ]);
  });

  it('a sentence that one language lacks', () => {
    const dutch = makeWords('nl', without(DICTIONARIES.nl, 'duty_before'));
    expect(gaps({ words: [ENGLISH, dutch] })).toEqual(['no text in nl: duty_before']);
  });

  it('a note that one language lacks', () => {
    const dutch = makeWords('nl', without(DICTIONARIES.nl, 'information_lies'));
    expect(gaps({ words: [ENGLISH, dutch] }, '50E')).toEqual(['no text in nl: information_lies']);
  });

  it('a paragraph without a text of its own or of the paragraph around it', () => {
    const english = makeWords('en', without(without(DICTIONARIES.en, 'law_50C'), 'law_50'));
    expect(gaps({ words: [english, DUTCH] })).toEqual(['no text in en: law_50C']);
  });
});
