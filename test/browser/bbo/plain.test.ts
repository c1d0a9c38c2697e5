import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { sessionIn, trialsIn } from './proving';
import { spread } from './settings';
import { playBoards } from './trials';

describe.each([
  { browser: 'chromium' as const, boards: amount({ quick: 4, full: 100 }) },
  { browser: 'firefox' as const, boards: amount({ quick: 2, full: 8 }) },
])('boards as they were played, on a Bridge Base table in $browser', ({ browser, boards }) => {
  const session = sessionIn(browser);
  const trials = trialsIn(session, `boards played through in ${browser}`);

  it.each(spread(boards))(
    '$count in $seating.mode, seen by $seating.viewer: nothing is noted, and every card is followed',
    async (share) => {
      const { faults } = trials().tally;
      const before = faults.length;
      await playBoards(trials(), share);
      expect(faults.slice(before)).toEqual([]);
    },
    patienceFor(boards),
  );
});
