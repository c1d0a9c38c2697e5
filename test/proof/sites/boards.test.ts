import { afterAll, describe, expect, it } from 'vitest';
import { playedBoards } from '../../browser/support/played';
import { amount } from '../../browser/support/scale';
import { chanceFrom, seedOf } from '../../laws/support/random';
import { Report } from './report';
import { HANDVIEWER, PROVED } from './sites';
import { playThrough, type Trials } from './trials';

const RUNS = amount({ quick: 1, full: 200 });

describe('boards played through on the fixture of each site', () => {
  const chance = chanceFrom(seedOf(1));
  const report = new Report();
  const trials: Trials = { chance, report, boards: chance.shuffle(playedBoards()) };
  afterAll(() => console.log(report.text));

  it.each([...PROVED, HANDVIEWER].map((site, turn) => ({ site, turn, id: site.reader.id })))(
    `$id: every card is read right, and nothing is noted (${RUNS} boards)`,
    async ({ site, turn }) => {
      const before = report.faults.length;
      for (let round = 0; round < RUNS; round++) await playThrough(trials, site, round + turn);
      expect(report.faults.slice(before, before + 12)).toEqual([]);
    },
    7_200_000,
  );
});
