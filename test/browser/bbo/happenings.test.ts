import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { KINDS } from './kinds';
import { sessionIn, trialsIn } from './proving';
import { spread } from './settings';
import { makeHappen } from './trials';

describe.each([
  { browser: 'chromium' as const, runs: amount({ quick: 1, full: 50 }) },
  { browser: 'firefox' as const, runs: amount({ quick: 1, full: 8 }) },
])('what happens at a Bridge Base table in $browser', ({ browser, runs }) => {
  const session = sessionIn(browser);
  const trials = trialsIn(session, `what happened in ${browser}`);

  // In part, every other kind in Firefox: what a page does is the same in both browsers.
  const every = browser === 'firefox' ? amount({ quick: 2, full: 1 }) : 1;
  const kinds = KINDS.map((kind, turn) => ({ kind, turn, name: kind.name })).filter((_, i) => i % every === 0);

  it.each(kinds)(
    `$name (${runs} times)`,
    async ({ kind, turn }) => {
      const { faults } = trials().tally;
      const before = faults.length;
      for (const share of spread(runs, turn)) await makeHappen(trials(), kind, share);
      expect(faults.slice(before)).toEqual([]);
    },
    patienceFor(runs),
  );
});
