import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { KINDS } from './kinds';
import { sessionInChromium } from './session';
import { makeHappen, trialsIn } from './trials';

const RUNS = amount({ quick: 2, full: 50 });

describe('what happens on the practice table in chromium', () => {
  const session = sessionInChromium();
  const trials = trialsIn(session, 'what happened on the practice table');

  it.each(KINDS.map((kind, i) => ({ kind, i, name: kind.name })))(
    `$name: ${RUNS} boards`,
    async ({ kind, i }) => {
      const before = trials().tally.faults.length;
      // Few runs of many kinds begin at another hiding each, so that none is left out.
      for (let round = 0; round < RUNS; round++) await makeHappen(trials(), kind, 3 * i + round, round);
      expect(trials().tally.faults.slice(before)).toEqual([]);
    },
    patienceFor(RUNS),
  );
});
