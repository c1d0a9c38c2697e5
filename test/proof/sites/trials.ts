import { partnerOf, SEATS, type Seat } from '../../../src/bridge';
import { hiddenDefenders } from '../../browser/support/onlooker';
import type { Played } from '../../browser/support/played';
import type { Table } from '../../fixtures/table/doms';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { Chance } from '../../laws/support/random';
import { Course } from './course';
import type { Kind, Occasion, Outcome, Plan } from './kinds/kind';
import type { Report } from './report';
import { inWords, type Seating, seatingOf } from './seating';
import { can, type Proved } from './sites';
import { pageOf } from './station';

/** What all trials of a test share. */
export type Trials = {
  readonly chance: Chance;
  readonly report: Report;
  /** Boards, the next one last. They go round. */
  readonly boards: Played[];
};

/** So many boards come to a page before it is built anew. */
const BOARDS_A_PAGE = 20;

let opened = 0;
const pages = new Map<string, { readonly table: Table<TableFixture>; uses: number }>();

/** A page of that site on that DOM, used before or new: it is slow to build, and a real one serves many boards too. */
const pageFor = async (site: Proved, { dom }: Seating): Promise<Table<TableFixture>> => {
  const key = `${site.reader.id} ${dom}`;
  // A page on which nobody can leave the table serves one board.
  const known = can(site, 'leaving and entering') ? pages.get(key) : undefined;
  const page = known && known.uses < BOARDS_A_PAGE ? known : { table: pageOf(site, dom), uses: 0 };
  if (page.uses > 0) await page.table.fixture.leaveTable({ how: 'remove' });
  page.uses += 1;
  pages.set(key, page);
  return page.table;
};

const nextOf = (boards: Played[]): Played => {
  const board = boards.pop();
  if (!board) throw new Error('no boards');
  boards.unshift(board);
  return board;
};

type Trial = {
  readonly board: Played;
  readonly hidden: readonly Seat[];
  readonly seating: Seating;
  readonly round: number;
  readonly plan: Plan;
};

const defenderOf = ({ declarer }: Played, chance: Chance): Seat =>
  chance.pick(SEATS.filter((seat) => seat !== declarer && seat !== partnerOf(declarer)));

const outcomeAt = ({ outcome, but }: Kind, { reader }: Proved): Outcome => but?.[reader.id]?.outcome ?? outcome;

/** So many boards and seatings are looked at for one on which a kind can happen. */
const PATIENCE = 400;

/** A board and a seating in which a kind of happening is possible, with its plan. @throws Error when there is none */
const trialOf = (trials: Trials, site: Proved, kind: Kind, round: number): Trial => {
  const { chance, boards } = trials;
  for (let turn = round; turn < round + PATIENCE; turn++) {
    const board = nextOf(boards);
    const seating = seatingOf(site, turn);
    const hidden = kind.hides && seating.viewer === 'kibitzer' ? [defenderOf(board, chance)] : [];
    const occasion: Occasion = {
      site,
      board,
      seating,
      hiddenDefenders: hiddenDefenders({ viewer: seating.viewer, hidden }, board),
      chance,
      round,
      outcome: outcomeAt(kind, site),
      nextBoard: () => nextOf(boards),
    };
    const plan = kind.plan(occasion);
    if (plan) return { board, hidden, seating, round, plan };
  }
  throw new Error(`${site.reader.id}: no board for ${kind.name}`);
};

const courseOf = async (
  { chance }: Trials,
  site: Proved,
  { board, hidden, seating }: Omit<Trial, 'plan'>,
): Promise<Course> => {
  opened += 1;
  const number = 100 + (opened % 900);
  return new Course({ site, table: await pageFor(site, seating), board, seating, hidden, chance, number });
};

const whereOf = ({ board, seating, round, hidden }: Omit<Trial, 'plan'>): string =>
  `board ${board.line}, round ${round}, ${inWords(seating)}${hidden.length > 0 ? `, without ${hidden}` : ''}`;

const playsIn = (course: Course): number => course.expected.filter(({ type }) => type === 'play').length;

/** Makes a kind of thing happen at a table of a site, and compares what was noted. */
export const makeHappen = async (trials: Trials, site: Proved, kind: Kind, round: number): Promise<void> => {
  const trial = trialOf(trials, site, kind, round);
  const { plan } = trial;
  const outcome = outcomeAt(kind, site);
  const course = await courseOf(trials, site, trial);
  await (plan.begins ? plan.begins(course) : course.begin());
  await plan.act(course);
  course.stands(outcome);
  const noted = course.expected.flatMap(({ type }) => (type === 'play' ? [] : [type]));
  if (noted.join() !== outcome.noted.join()) throw new Error(`${kind.name} notes ${noted}, not ${outcome.noted}`);
  if ((course.since === 1) !== (outcome.since === 'start')) throw new Error(`${kind.name}: since ${course.since}`);
  const cards = playsIn(course);
  trials.report.add({
    site: site.reader.id,
    kind: kind.name,
    cards,
    expected: noted.length,
    ...course.finish(plan.marks),
    where: whereOf(trial),
  });
};

/** Plays a board through, card by card. */
export const playThrough = async (trials: Trials, site: Proved, round: number): Promise<void> => {
  const trial = { board: nextOf(trials.boards), hidden: [], seating: seatingOf(site, round), round };
  const course = await courseOf(trials, site, trial);
  await course.begin();
  await course.playAll(trial.board.play);
  course.stands({ state: 'live', over: trial.board.play.length === 52 });
  const cards = playsIn(course);
  const kind = 'played through';
  trials.report.add({ site: site.reader.id, kind, cards, expected: 0, ...course.finish(), where: whereOf(trial) });
};
