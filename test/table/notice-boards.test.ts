import { describe, expect, it, vi } from 'vitest';
import { nextSeat } from '../../src/bridge';
import { replay, rulingOf } from '../../src/laws';
import { type Board, Felt } from './felt';
import { Follower } from './follower';
import { boards, PAGES, random, SILENT_PAGES } from './pages';

vi.setConfig({ testTimeout: 60_000 });

/** The core's own answer after so many cards, with the hands that the record has seen. */
const answer = (follower: Follower, board: Board, count: number) => {
  const situation = {
    ...follower.record.setup,
    contract: board.contract,
    declarer: board.declarer,
    cards: 13,
    leader: nextSeat(board.declarer),
    events: board.play.slice(0, count).map((played) => ({ type: 'play' as const, ...played })),
  };
  const table = replay(situation);
  if (!table.ok) throw new Error(table.error.message);
  return rulingOf(table.value);
};

describe('boards played through', () => {
  const played = boards(200);

  it.each(Object.entries({ ...PAGES, ...SILENT_PAGES }))(
    '%s: every card noticed, none exposed, and the ruling is the core’s own',
    (_, page) => {
      const chance = random(1);
      for (const board of played) {
        const felt = new Felt(board, page);
        const follower = new Follower();
        follower.see(felt);
        for (const [i, card] of board.play.entries()) {
          follower.play(felt, card);
          if (chance() < 0.1) expect(follower.ruling).toEqual(answer(follower, board, i + 1));
        }
        expect(follower.events).toEqual(board.play.map((card) => ({ type: 'play', ...card })));
        expect(follower.notices.filter(({ kind }) => kind === 'unclear')).toEqual([]);
      }
    },
    60_000,
  );
});
