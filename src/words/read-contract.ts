import { formatContract, STRAINS, type Strain } from '../bridge';
import { suitsOf } from './read-card';
import type { Words } from './words';

/** What stands for no trump: English, Dutch, French and Italian, Polish. Nowhere do they mean anything else. */
const NO_TRUMP: readonly string[] = ['NT', 'N', 'SA', 'BA'];

const PATTERN = /^([1-7])(.+?)(X{0,2})$/u;

const strainsOf = (words: Words, text: string): Strain[] => {
  const meant: ReadonlySet<Strain> = new Set([
    ...suitsOf(words, text),
    ...(NO_TRUMP.includes(text) ? ['NT' as const] : []),
  ]);
  return STRAINS.filter((strain) => meant.has(strain));
};

/**
 * Reads a contract as people write it: `3NT`, `3 sa`, `4♥x`, `1CXX`, and with the suit letters of their language.
 * @returns every contract that it can mean: none when it is no contract, two where a letter is one suit in English and another in
 * the language of the words, as `C` is in French
 */
export const readContract = (words: Words, entry: string): readonly string[] => {
  const text = entry.replace(/\s|\uFE0E|\uFE0F/gu, '').toUpperCase();
  const [, level = '', strain = '', crosses = ''] = PATTERN.exec(text) ?? [];
  const doubled = crosses.length === 2 ? 2 : crosses.length === 1 ? 1 : 0;
  return strainsOf(words, strain).map((each) => formatContract({ level: Number(level), strain: each, doubled }));
};
