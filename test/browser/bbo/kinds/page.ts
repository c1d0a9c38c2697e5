import { sameSide } from '../../../../src/bridge';
import type { Run } from '../run';
import { directMajor, takeBack } from './defenders';
import { type Kind, type Plan, range, somewhere } from './kind';

/** Something that happens to the page only, in the middle of a board: nothing is to be noted. */
const nothing = (name: string, from: number, act: (run: Run, round: number) => Promise<void>): Kind => ({
  name,
  plan: ({ board, chance, round }): Plan => {
    const count = chance.pick(range(from, board.play.length));
    return {
      promised: [],
      act: async (run) => {
        await run.playTo(count);
        await act(run, round);
        await run.playOn(4);
      },
    };
  },
});

/** The whole felt is destroyed and built again; every other time it is empty in between. */
export const redraw: Kind = nothing('a redraw of the whole felt', 1, async (run, round) => {
  await run.drive.redraw({ empty: round % 2 === 1 });
  await run.rest(300, 'the felt is drawn anew');
});

/** The page loses its connection, its left part is hidden for a frame, or the felt gets another size. */
export const unrest: Kind = nothing('a reconnection, a flicker, a resize', 1, async (run, round) => {
  if (round % 3 === 0) await run.drive.reconnect();
  if (round % 3 === 1) await run.drive.flicker();
  if (round % 3 === 2) await run.drive.resize(700 + 10 * round, 560);
  await run.rest(300, 'the page is at rest again');
});

/** The last trick lies in the middle once more, for a moment or for longer than anything else may last unexplained. */
export const lastTrick: Kind = nothing('the last trick shown again', 4, async (run, round) => {
  await run.drive.showLastTrick();
  await run.rest(round % 3 === 0 ? 1500 : 300, 'the last trick is shown again');
  await run.drive.hideLastTrick();
  await run.rest(300, 'the last trick is put away');
});

/** The next board comes to the table while a penalty card lies there: it is cleared, and the new board is followed. */
export const newBoard: Kind = {
  name: 'a new board',
  plan: ({ board, nextBoard, chance }) =>
    somewhere(range(1, board.play.length), chance, (count): Plan | null => {
      const last = board.play[count - 1];
      if (!last || sameSide(last.seat, board.declarer)) return null;
      const { seat, card } = last;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`],
        act: async (run) => {
          await run.playTo(count);
          await takeBack(run, seat, card);
          await directMajor(run, seat, card);
          await run.moveTo(nextBoard());
          if (run.answer.penaltyCards.length > 0) run.fault('not cleared');
          await run.playTo(6);
        },
      };
    }),
};
