import { range } from '../../bbo/kinds/kind';
import { bare } from '../../support/answer';
import { plays } from '../../support/game';
import type { Played } from '../../support/played';
import type { Run } from '../run';
import type { Redraw } from '../table';
import type { Kind, Plan } from './kind';

type Doing = (run: Run, round: number, board: Played) => Promise<void>;

/** Something that happens to the page only, in the middle of a board: nothing is to be noted. */
const nothing = (name: string, from: number, act: Doing): Kind => ({
  name,
  plan: ({ board, chance, round }): Plan => {
    const count = chance.pick(range(from, Math.min(48, board.play.length)));
    return {
      promised: [],
      act: async (run) => {
        await run.playTo(count);
        await act(run, round, board);
      },
    };
  },
});

const longOrShort = (round: number): number => (round % 3 === 1 ? 1500 : 300);

/** Declarer's hand is shown with a claim, and play goes on (68). */
export const claimRejected: Kind = nothing('a claim shown and rejected', 1, async (run, round, { declarer }) => {
  await run.table.show('claim');
  run.seesWhole(declarer);
  await run.rest(longOrShort(round), 'the claim is shown');
  await run.table.show('claim');
  await run.rest(longOrShort(round), 'the claim is rejected');
  await run.playOn(6);
});

const REDRAWS: readonly Redraw[] = [
  { how: 'detached', ms: 0 },
  { how: 'detached', ms: 300 },
  { how: 'not displayed', ms: 300 },
  { how: 'detached', ms: 1500 },
];

/** The table is taken from the page and put there again, at once or after a while; meanwhile there is none. */
export const redraw: Kind = nothing('a redraw of the table', 1, async (run, round) => {
  run.allow(bare('no-table'));
  await run.table.redraw(REDRAWS[round % REDRAWS.length] ?? { how: 'detached', ms: 0 });
  await run.rest(longOrShort(round), 'the table is drawn anew');
  await run.playOn(4);
});

/** The last trick lies in the middle once more. */
export const lastTrick: Kind = nothing('the last trick shown again', 4, async (run, round) => {
  await run.table.show('review');
  await run.rest(longOrShort(round), 'the last trick is shown again');
  await run.table.show('review');
  await run.rest(300, 'the last trick is put away');
  await run.playOn(4);
});

/** Steps back and on through what was played, and all the way. */
export const stepping: Kind = nothing('stepping back and forth', 1, async (run, _round, board) => {
  const to = (count: number, step: 'first' | 'back' | 'next' | 'last') => run.stepTo(plays(board, count), step);
  let at = run.events.length;
  for (let i = 0; i < 12; i++) {
    const isBack = at > 0 && (at === board.play.length || run.chance.onceIn(2));
    at += isBack ? -1 : 1;
    await to(at, isBack ? 'back' : 'next');
  }
  await to(0, 'first');
  for (let i = 1; i <= 5; i++) await to(i, 'next');
  await to(board.play.length, 'last');
  await to(board.play.length - 1, 'back');
});
