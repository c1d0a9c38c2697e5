import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/bridge';
import { playedBoards, setupAt } from '../../src/drill/place';
import { replay, rulingOf } from '../../src/laws';

describe('the bundled boards', () => {
  it('were played by the Laws to the last card, each its own deal', () => {
    const boards = playedBoards();
    expect(boards).toHaveLength(60);
    const deals = boards.map((board) => {
      const setup = setupAt(board, 1, '2017');
      expect(Object.values(setup.hands).flat().sort()).toEqual([...CARDS].sort());
      const events = board.tricks.flat().map(({ seat, card }) => ({ type: 'play', seat, card }) as const);
      const table = replay({ ...setup, events });
      if (!table.ok) throw new Error(table.error.message);
      const { turn, irregularities, penaltyCards } = rulingOf(table.value);
      expect({ turn, irregularities, penaltyCards }).toEqual({ turn: null, irregularities: [], penaltyCards: [] });
      return JSON.stringify(setup.hands);
    });
    expect(new Set(deals).size).toBe(60);
  });
});
