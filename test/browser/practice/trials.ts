import { afterAll } from 'vitest';
import { isSeat } from '../../../src/bridge';
import { HIDINGS, type Hiding } from '../../../src/practice/hiding';
import { type Chance, chanceFrom, seedOf } from '../../laws/support/random';
import type { Onlooker } from '../support/onlooker';
import { type Played, playedBoards } from '../support/played';
import { Tally } from '../support/tally';
import type { Kind, Plan } from './kinds/kind';
import { Run } from './run';
import type { Session } from './session';
import { recordText } from './text';

/** Moments of a board at which the popup is compared too; the page is at each card. */
const MOMENTS = 10;

/** What the trials of a suite share. */
type Trials = {
  readonly session: Session;
  readonly chance: Chance;
  readonly tally: Tally;
  /** Boards, the next one last. */
  readonly boards: Played[];
};

/** Who sees what, of so many runs: all ways to hide hands, evenly. @param turn where among them to begin */
const hidingAt = (turn: number): Hiding => HIDINGS[turn % HIDINGS.length] ?? 'none';

/** On this table a player sees as a kibitzer would from whom the other three hands are kept. */
const onlookerFor = (hiding: Hiding): Onlooker => ({ viewer: 'kibitzer', hidden: [...hiding].filter(isSeat) });

const nameOf = (hiding: Hiding): string => (hiding === 'none' ? 'all hands open' : `${[...hiding].join(', ')} hidden`);

/** They go round: some kinds of happening are possible on few boards, and look at many before they find one. */
const nextOf = (boards: Played[]): Played => {
  const board = boards.pop();
  if (!board) throw new Error('no boards');
  boards.unshift(board);
  return board;
};

const playThrough = async (run: Run, board: Played, chance: Chance): Promise<void> => {
  const moments = new Set(chance.shuffle(board.play.map((_, i) => i)).slice(0, MOMENTS));
  for (const [i, card] of board.play.entries()) {
    await run.play(card);
    const what = `${card.seat} plays ${card.card}`;
    await run.checkIn('page', what);
    if (moments.has(i)) await run.checkIn('popup', what);
  }
  await run.rest(300, 'the play is over');
};

/** Plays two boards through that were pasted in one text. @param turn number of the pair, by which pairs differ */
export const playPair = async ({ session, chance, tally, boards }: Trials, turn: number): Promise<void> => {
  const hiding = hidingAt(turn);
  const pair = [nextOf(boards), nextOf(boards)];
  await session.hide(hiding);
  for (const [i, board] of pair.entries()) {
    const run = new Run({ session, board, onlooker: onlookerFor(hiding), chance });
    const lay = () => (i === 0 ? session.table.open(recordText(pair, turn)) : session.table.choose(i));
    await run.begin(board, lay);
    await playThrough(run, board, chance);
    tally.add(nameOf(hiding), await run.finish([]));
  }
};

type Trial = { readonly pair: readonly [Played, Played]; readonly plan: Plan };

/** A board on which a kind of happening is possible, with its plan, and another board. */
const findTrial = ({ chance, boards }: Trials, kind: Kind, onlooker: Onlooker, round: number): Trial => {
  for (;;) {
    const board = nextOf(boards);
    const nextBoard = chance.pick(boards);
    const plan = kind.plan({ board, nextBoard, onlooker, chance, round });
    if (plan) return { pair: [board, nextBoard], plan };
  }
};

/** Makes a kind of thing happen once. @param turn decides on who sees what @param round number of this run of the kind */
export const makeHappen = async (trials: Trials, kind: Kind, turn: number, round: number): Promise<void> => {
  const { session, chance, tally } = trials;
  const hiding = hidingAt(turn);
  const onlooker = onlookerFor(hiding);
  const { pair, plan } = findTrial(trials, kind, onlooker, round);
  await session.hide(hiding);
  const run = new Run({ session, board: pair[0], onlooker, chance });
  await run.begin(pair[0], () => session.table.open(recordText(pair, round)));
  await plan.act(run);
  tally.add(kind.name, await run.finish(plan.promised));
};

/** What the trials of a suite share; at its end it prints what came of them. */
export const trialsIn = (session: () => Session, title: string): (() => Trials) => {
  const seed = seedOf(2017);
  const chance = chanceFrom(seed);
  const shared = { chance, tally: new Tally(), boards: chance.shuffle(playedBoards()) };
  afterAll(() => console.log(`${shared.tally.text(title)}\nseed ${seed}\n`));
  return () => ({ session: session(), ...shared });
};
