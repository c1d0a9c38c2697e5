import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { sessionIn, trialsIn } from './proving';
import { spread } from './settings';
import { playBoards } from './trials';

const BOARDS = amount({ quick: 8, full: 100 });

describe('boards as they were played, on a Bridge Base table in chromium', () => {
  const session = sessionIn('chromium');
  const trials = trialsIn(session, 'boards played through in chromium');

  it.each(spread(BOARDS))(
    '$count in $seating.mode, seen by $seating.viewer: nothing is noted, and every card is followed',
    async ({ seating, count }) => {
      const before = trials().tally.faults.length;
      await playBoards(trials(), seating, count);
      expect(trials().tally.faults.slice(before)).toEqual([]);
    },
    patienceFor(BOARDS),
  );
});
