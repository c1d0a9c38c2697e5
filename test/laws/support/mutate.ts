import { CARDS, SEATS, SUITS } from '../../../src/bridge';
import { CHOICES, EDITIONS, HOWS, UNDO_RULES, WHYS, WORDS } from '../../../src/laws';
import type { Chance } from './random';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const TYPES = ['play', 'expose', 'withdraw', 'choose', 'designate', 'accept', 'refuse', 'restrict', 'direct'];
const STRANGE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  3.5,
  13,
  14,
  1e21,
  '',
  ' ',
  '10',
  'NT',
  'toString',
  [],
  {},
  [[]],
];
const NAMES = ['laws', 'undo', 'contract', 'declarer', 'hands', 'cards', 'leader', 'events', 'type', 'seat', 'card'];
const MORE_NAMES = ['how', 'why', 'choice', 'suits', 'as', 'require', 'forbid', 'intended', '__proto__', 'constructor'];
const HOLDINGS = ['...', 'A...', '.K.Q.', 'AKQJT98765432...', 'AA...', '. . .'];

/** The closed sets of the contract: a word of one of them is mostly changed into another word of the same. */
const SETS: readonly (readonly string[])[] = [
  ...[CARDS, SEATS, SUITS, HOWS, WHYS, CHOICES, EDITIONS, UNDO_RULES, WORDS, TYPES, HOLDINGS],
  ['1C', '3NT', '4HX', '7SXX'],
];

const otherWord = (chance: Chance, word: string): Json => {
  const set = SETS.find((words) => words.includes(word)) ?? chance.pick(SETS);
  return chance.onceIn(20) ? chance.pick(STRANGE) : chance.pick(set);
};

const changedList = (chance: Chance, list: Json[]): Json[] => {
  const at = chance.below(list.length + 1);
  const item = list[at] ?? list[0] ?? null;
  switch (chance.below(6)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, item);
    case 2:
      return chance.shuffle(list);
    case 3:
      return list.slice(0, at);
    case 4:
      return list.toSpliced(chance.below(list.length + 1), 0, item);
    default:
      return list.length === 0 ? [chance.pick(STRANGE)] : list.with(at % list.length, changed(chance, item));
  }
};

type Fields = { [name: string]: Json };

const changedFields = (chance: Chance, fields: Fields): Fields => {
  const names = Object.keys(fields);
  const name = names.length > 0 && !chance.onceIn(20) ? chance.pick(names) : chance.pick([...NAMES, ...MORE_NAMES]);
  if (chance.onceIn(25)) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  return { ...fields, [name]: changed(chance, fields[name] ?? chance.pick(STRANGE)) };
};

const changed = (chance: Chance, value: Json): Json => {
  if (chance.onceIn(60)) return chance.pick(STRANGE);
  if (typeof value === 'string') return otherWord(chance, value);
  if (typeof value === 'number') return value + chance.below(5) - 2;
  if (Array.isArray(value)) return changedList(chance, value);
  if (typeof value === 'object' && value !== null) return changedFields(chance, value);
  return chance.pick(STRANGE);
};

/** Damage to the text itself: a letter lost, doubled or strange, the end cut off, a part nested deep. */
const damaged = (chance: Chance, text: string): string => {
  const at = chance.below(text.length + 1);
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + chance.pick([...'"{}[],:.\\ SHDCNEW0\u0000\ud800']) + text.slice(at);
    case 2:
      return text.slice(0, at);
    case 3:
      return text.slice(0, at) + text.slice(chance.below(text.length));
    default:
      return text.replace(/"[A-Z]+"/, `${'['.repeat(200 * chance.below(60))}`);
  }
};

const nested = (chance: Chance, text: string): string => {
  const depth = 100 * chance.below(100);
  const words = [...text.matchAll(/"[A-Za-z0-9.]+"(?!:)/g)];
  const word = words.length > 0 ? chance.pick(words) : null;
  if (word === null) return text;
  const end = word.index + word[0].length;
  return text.slice(0, word.index) + '['.repeat(depth) + ']'.repeat(depth) + text.slice(end);
};

/** A line of JSON with one to three things wrong with it: mostly still JSON, mostly still nearly a situation. */
export const mutated = (chance: Chance, line: string): string => {
  if (chance.onceIn(12)) return damaged(chance, line);
  if (chance.onceIn(200)) return nested(chance, line);
  // The line is a record of this project, or one changed here: it is JSON.
  let value = JSON.parse(line) as Json;
  for (let i = 1 + chance.below(3); i > 0; i--) value = changed(chance, value);
  return JSON.stringify(value);
};
