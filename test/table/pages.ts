import { readFileSync } from 'node:fs';
import { type Board, boardOf, type Page } from './felt';

const FULL = { ordered: true, tellsTurn: true, tellsCount: true, tellsSizes: true, lingers: true, countsLate: false };

/** Pages of every kind: who looks on, and how much the page tells. Each tells enough for a take-back to be certain. */
export const PAGES: Readonly<Record<string, Page>> = {
  'a kibitzer who sees all, trick by seats': { ...FULL, viewer: null, ordered: false, tellsSizes: false },
  'a kibitzer on a page without turn and counts': {
    ...FULL,
    viewer: null,
    tellsTurn: false,
    tellsCount: false,
    tellsSizes: false,
  },
  'a kibitzer behind one hand': { ...FULL, viewer: null, sees: ['S'], tellsSizes: false },
  'South, turn and count told': { ...FULL, viewer: 'S', tellsSizes: false },
  'East, sizes told, tricks gathered at once': { ...FULL, viewer: 'E', tellsCount: false, lingers: false },
  'North, trick by seats, counted late': { ...FULL, viewer: 'N', ordered: false, countsLate: true },
  'West, everything told': { ...FULL, viewer: 'W' },
};

/** Pages that show cards and tell nothing: enough to follow the play, and too little to be sure of every take-back. */
export const SILENT_PAGES: Readonly<Record<string, Page>> = {
  'South, nothing told': { ...FULL, viewer: 'S', tellsTurn: false, tellsCount: false, tellsSizes: false },
  'West, nothing told, trick by seats, tricks gathered at once': {
    ...FULL,
    viewer: 'W',
    ordered: false,
    tellsTurn: false,
    tellsCount: false,
    tellsSizes: false,
    lingers: false,
  },
};

/** The project's own copy of boards that were really played. */
export const boards = (count: number, from = 0): Board[] => {
  const text = readFileSync(new URL('../boards/boards.jsonl', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(from, from + count)
    .map((line) => boardOf(JSON.parse(line)));
};

/** A generator of numbers below 1 that is the same for the same seed (mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
