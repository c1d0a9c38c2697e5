import { describe, expect, test, vi } from 'vitest';
import { createAccount } from '../../src/account/account';
import { boardOf } from '../../src/account/board';
import { entriesOf } from '../../src/account/entries';
import { storyOf } from '../../src/account/happened';
import { readPbn } from '../../src/records';
import type { View } from '../../src/table/view';
import { chanceFrom, seedOf } from '../laws/support/random';
import { dealFrom, type Moment, momentsOf } from '../laws/support/tables';
import { only, unsound } from '../records/support';
import { DUTCH, ENGLISH } from '../words/dictionaries';
import { viewOf } from './views';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 240_000 });

const TABLES = Number(process.env.FACE_UP_TABLES ?? 150);
const SEED = seedOf(20261201);
const account = createAccount(ENGLISH, () => 'Bridge Base Online');

const tableOf = (view: View): NonNullable<View['table']> => {
  if (!view.table) throw new Error('no table');
  return view.table;
};

/** Some moments of many random tables, the last of each among them; a failure names the seed and the situation. */
const forTables = (check: (view: View, moment: Moment) => void): number => {
  let views = 0;
  for (let i = 0; i < TABLES; i++) {
    const chance = chanceFrom(SEED + i);
    const moments = [...momentsOf(chance, dealFrom(chance))];
    for (const moment of new Set([chance.pick(moments), moments.at(-1)])) {
      if (!moment) continue;
      const view = viewOf(moment, chance.onceIn(3));
      views += 1;
      try {
        check(view, moment);
      } catch (fault) {
        throw new Error(
          `FACE_UP_SEED=${SEED + i}: ${String(fault)}\n${tableOf(view).situation}\n${account.pbn([view])}`,
          {
            cause: fault,
          },
        );
      }
    }
  }
  return views;
};

const comments = (pbn: string): string[] =>
  [...pbn.matchAll(/\{([^}]*)\}/g)].map(([, text = '']) => text.replace(/\s+/g, ' ').trim());

describe(`PBN of ${TABLES} random tables with irregularities`, () => {
  test('is read as the board that was written, without a fault', () => {
    const marked = { revoke: 0, leadOutOfTurn: 0, declarerSwapped: 0, resultAdjusted: 0 };
    const views = forTables((view) => {
      const reading = readPbn(account.pbn([view]));
      expect(reading.faults).toEqual([]);
      const board = boardOf(storyOf(tableOf(view)), tableOf(view));
      const read = only(reading);
      for (const { kind } of read.marks) marked[kind] += 1;
      // Without a deal and a play nothing tells whose lead it was in the middle of a board.
      const isBare = board.end === 'none' && Object.values(board.hands).every((hand) => hand.length === 0);
      expect(read).toEqual(isBare ? { ...board, leader: read.leader } : board);
      expect(unsound(read)).toEqual([]);
    });
    console.log(`seed ${SEED}: ${views} boards`, marked);
    expect(Math.min(marked.revoke, marked.leadOutOfTurn, marked.declarerSwapped)).toBeGreaterThan(2);
  });

  test('has one remark for each entry that is more than a card played in turn, in its trick, and no mark but those of the standard', () => {
    forTables((view) => {
      const pbn = account.pbn([view]);
      const notable = entriesOf(storyOf(tableOf(view))).filter(({ finding }) => finding.isNotable);
      const said = comments(pbn).filter((text) => /^Trick \d+:/.test(text));
      expect(said.length).toBe(notable.length);
      expect(said.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual(notable.map(({ entry }) => entry.trick));
      for (const text of said) expect(text).toMatch(/\(Law \d+/);
      const outside = pbn.replace(/\{[^}]*\}/g, '');
      expect(outside.match(/\^(?![RL] |[NESW]"\])/g)).toBeNull();
    });
  });

  test('keeps to the characters and the length of lines of the standard, in every language', () => {
    const dutch = createAccount(DUTCH, () => 'Łódź “Club”');
    forTables((view) => {
      const pbn = dutch.pbn([view]);
      expect(pbn).toMatch(/^[\n\x20-\x7e\xa0-\xff]*$/);
      expect(Math.max(...pbn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(255);
      expect(readPbn(pbn).faults).toEqual([]);
      // A sign at the start of a line that hides it, but for the first two lines.
      expect(
        pbn
          .split('\n')
          .slice(2)
          .some((line) => line.startsWith('%')),
      ).toBe(false);
    });
  });
});

test('several boards are one file, with as many games', () => {
  const views: View[] = [];
  forTables((view) => views.push(view));
  const { boards, faults } = readPbn(account.pbn(views.slice(0, 60)));
  expect(faults).toEqual([]);
  expect(boards).toHaveLength(60);
});

test('the text for a director names every entry that is more than a card in turn, with its Law', () => {
  forTables((view) => {
    const text = account.text([view]);
    const notable = entriesOf(storyOf(tableOf(view))).filter(({ finding }) => finding.isNotable);
    const lines = text.split('\n').filter((line) => line.startsWith('! '));
    expect(lines).toHaveLength(notable.length);
    for (const [i, line] of lines.entries()) expect(line).toContain(`(Law ${notable[i]?.finding.law})`);
    expect(text).not.toMatch(/undefined|\{\w+\}|\[object/);
  });
});
