import { describe, expect, it } from 'vitest';
import { amount, patienceFor } from '../support/scale';
import { sessionInChromium } from './session';
import { playPair, trialsIn } from './trials';

const PAIRS = amount({ quick: 3, full: 50 });

describe('boards as they were played, on the practice table in chromium', () => {
  const session = sessionInChromium();
  const trials = trialsIn(session, 'boards played through on the practice table');

  it(
    `${2 * PAIRS} boards: nothing is noted, and every card is followed`,
    async () => {
      for (let turn = 0; turn < PAIRS; turn++) await playPair(trials(), turn);
      expect(trials().tally.faults).toEqual([]);
    },
    patienceFor(2 * PAIRS),
  );
});
