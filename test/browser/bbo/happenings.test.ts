import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { KINDS } from './kinds';
import { sessionIn, trialsIn } from './proving';
import { spread } from './settings';
import { makeHappen } from './trials';

const RUNS = amount({ quick: 3, full: 50 });

describe('what happens at a Bridge Base table in chromium', () => {
  const session = sessionIn('chromium');
  const trials = trialsIn(session, 'what happened in chromium');

  it.each(KINDS.map((kind, i) => ({ kind, i, name: kind.name })))(
    `$name: ${RUNS} boards`,
    async ({ kind, i }) => {
      const before = trials().tally.faults.length;
      let round = 0;
      // Few runs of many kinds begin at another seating each, so that none is left out.
      for (const { seating, count } of spread(RUNS, i)) {
        await makeHappen(trials(), kind, seating, count, round);
        round += count;
      }
      expect(trials().tally.faults.slice(before)).toEqual([]);
    },
    patienceFor(RUNS),
  );
});
