import { afterAll, describe, expect, it } from 'vitest';
import { playedBoards } from '../../browser/support/played';
import { amount } from '../../browser/support/scale';
import { chanceFrom, seedOf } from '../../laws/support/random';
import { MutationReport } from './mutations/report';
import { tryMutations } from './mutations/try';
import { seatingOf } from './seating';
import { HANDVIEWER, PROVED, type Proved } from './sites';

/** Changes of each site's page, spread over so many moments. */
const CHANGES = amount({ quick: 20, full: 2400 });
const MOMENTS = amount({ quick: 1, full: 12 });

/** Cards played: just led, in the middle of a trick, all but one, a whole trick on the table, and between two tricks. */
const COUNTS = [1, 6, 10, 15, 20, 24, 33, 42];

const SITES = [...PROVED, HANDVIEWER];

describe('pages that are not as they were', () => {
  const chance = chanceFrom(seedOf(3));
  const report = new MutationReport();
  const boards = chance.shuffle(playedBoards().filter(({ play }) => play.length === 52));
  afterAll(() => console.log(report.text));

  const occasionsOf = (site: Proved, turn: number) =>
    Array.from({ length: MOMENTS }, (_, i) => ({
      site,
      // There are more boards than sites and moments.
      board: boards[turn * MOMENTS + i] as (typeof boards)[number],
      seating: seatingOf(site, i * 7 + turn),
      count: COUNTS[(i + turn) % COUNTS.length] ?? 1,
    }));

  it.each(SITES.map((site, turn) => ({ site, turn, id: site.reader.id })))(
    `$id: are read right, or not at all (${CHANGES} changes)`,
    async ({ site, turn }) => {
      const before = report.faults.length;
      for (const occasion of occasionsOf(site, turn))
        await tryMutations(occasion, Math.ceil(CHANGES / MOMENTS), chance, report);
      expect(report.faults.slice(before, before + 40)).toEqual([]);
    },
    7_200_000,
  );
});
