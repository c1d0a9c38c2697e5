import type { Chance } from '../../laws/support/random';
import type { Onlooker } from '../support/onlooker';
import type { Played } from '../support/played';
import type { Tally } from '../support/tally';
import type { Kind, Plan } from './kinds/kind';
import { playThrough } from './play-through';
import { Run } from './run';
import type { Session } from './session';
import type { Seating, Share } from './settings';

/** What all trials of a test share. */
export type Trials = {
  readonly session: Session;
  readonly chance: Chance;
  readonly tally: Tally;
  /** Boards, the next one last. */
  readonly boards: Played[];
  /** Milliseconds from when a card had landed to when the popup showed it. */
  readonly delays: number[];
};

/** One board at one table: who looks on, and what happens. */
type Trial = Plan & {
  readonly kind: string;
  readonly board: Played;
  readonly onlooker: Onlooker;
  readonly round: number;
};

/** They go round: some kinds of happening are possible on few boards, and look at many before they find one. */
const nextOf = (boards: Played[]): Played => {
  const board = boards.pop();
  if (!board) throw new Error('no boards');
  boards.unshift(board);
  return board;
};

const run = async (trials: Trials, seating: Seating, isFirst: boolean, trial: Trial): Promise<void> => {
  const { session, chance, tally, delays } = trials;
  const { kind, board, onlooker, round, promised, act } = trial;
  const table = new Run({ session, board, seating, hidden: onlooker.hidden, chance, round });
  await table.begin(isFirst);
  await act(table);
  tally.add(kind, await table.comparison.finish(promised));
  delays.push(...table.comparison.delays);
};

/** Plays boards through at one table. */
export const playBoards = async (trials: Trials, { seating, count, from }: Share): Promise<void> => {
  for (let i = 0; i < count; i++) {
    const board = nextOf(trials.boards);
    await run(trials, seating, i === 0, {
      kind: `${seating.mode}, ${seating.viewer}`,
      board,
      onlooker: { viewer: seating.viewer, hidden: [] },
      round: from + i,
      promised: [],
      act: (table) => playThrough(table, board, trials.chance),
    });
  }
};

/** A board on which a kind of happening is possible, with its plan. */
const findTrial = (trials: Trials, kind: Kind, { viewer }: Seating, round: number): Trial => {
  const { chance, boards } = trials;
  for (;;) {
    const board = nextOf(boards);
    const hidden = viewer === 'kibitzer' ? (kind.hides?.(board, chance) ?? []) : [];
    const onlooker: Onlooker = { viewer, hidden };
    const plan = kind.plan({ board, nextBoard: () => nextOf(boards), onlooker, chance, round });
    if (plan) return { ...plan, kind: kind.name, board, onlooker, round };
  }
};

/** Makes a kind of thing happen at one table. */
export const makeHappen = async (trials: Trials, kind: Kind, { seating, count, from }: Share): Promise<void> => {
  for (let i = 0; i < count; i++) {
    await run(trials, seating, i === 0, findTrial(trials, kind, seating, from + i));
  }
};
