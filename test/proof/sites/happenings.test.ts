import { afterAll, describe, expect, it } from 'vitest';
import { playedBoards } from '../../browser/support/played';
import { amount } from '../../browser/support/scale';
import { chanceFrom, seedOf } from '../../laws/support/random';
import { KINDS } from './kinds';
import { REPLAY } from './kinds/replay';
import { Report } from './report';
import { can, HANDVIEWER, PROVED } from './sites';
import { makeHappen, type Trials } from './trials';

/** How often each kind happens at each site. In part: each kind at a third of the sites. */
const RUNS = amount({ quick: 1, full: 20 });
const EVERY = amount({ quick: 3, full: 1 });

const TABLES = [...PROVED.map((site) => ({ site, kinds: KINDS })), { site: HANDVIEWER, kinds: REPLAY }];

describe('what happens at the tables of each site', () => {
  const chance = chanceFrom(seedOf(2));
  const report = new Report();
  const trials: Trials = { chance, report, boards: chance.shuffle(playedBoards()) };
  afterAll(() => console.log(report.text));

  it.each(TABLES.map(({ site, kinds }, turn) => ({ site, kinds, turn, id: site.reader.id })))(
    `$id: is noted as it ought to be, and nothing else is (${RUNS} times each)`,
    async ({ site, kinds, turn }) => {
      const before = report.faults.length;
      const now = kinds.filter(({ needs }, i) => can(site, ...needs) && (i + turn) % EVERY === 0);
      for (const kind of now)
        for (let round = 0; round < RUNS; round++) await makeHappen(trials, site, kind, round + turn);
      expect(report.faults.slice(before, before + 12)).toEqual([]);
    },
    7_200_000,
  );
});
