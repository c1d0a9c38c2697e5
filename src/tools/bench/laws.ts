import { Chess } from 'chessops/chess';
import { type Result, rulingOf, start, step, type Table, type TableEvent } from '../../laws';
import { weightOfRulesCore } from '../test/sizes';
import { type BenchBoard, benchBoards, KNOWN } from './boards';
import { leastOf } from './clock';

const BOARDS = 100;
const ROUNDS = 12;

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const replay = ({ setup, events }: BenchBoard): Table =>
  events.reduce((table, event) => sure(step(table, event)), sure(start(setup)));

/** Every position of a board, from the opening lead to the last card. */
const positions = ({ setup, events }: BenchBoard): Table[] => {
  let table = sure(start(setup));
  return events.map((event) => {
    const before = table;
    table = sure(step(table, event));
    return before;
  });
};

/** A board of 52 cards with ten events more: two cards of a defender dropped and ruled none, five times, at different tricks. */
const withTenEvents = ({ setup, events }: BenchBoard): BenchBoard => {
  const more = [6, 14, 22, 30, 38].flatMap((at) => {
    const later = events
      .slice(at)
      .find((e) => e.type === 'play' && e.seat !== setup.declarer && isDefender(setup, e.seat));
    if (later?.type !== 'play') return [];
    const { seat, card } = later;
    const shown: TableEvent = { type: 'expose', seat, cards: [card], how: 'unknown' };
    return [{ at, events: [shown, { type: 'direct', seat, card, as: 'none' } as const] }];
  });
  return { setup, events: events.flatMap((event, i) => [...(more.find(({ at }) => at === i)?.events ?? []), event]) };
};

const isDefender = ({ declarer }: BenchBoard['setup'], seat: string): boolean =>
  'NS'.includes(seat) !== 'NS'.includes(declarer);

const chessReference = (): number => {
  const position = Chess.default();
  return leastOf(ROUNDS, 2000, () => {
    for (let i = 0; i < 2000; i++) position.allDests();
  });
};

/** The speed and size of the rules core, beside a chess library's legal moves in the same run: one line a figure. */
export async function benchLaws(root: string): Promise<string[]> {
  const lines = [`chessops allDests, initial position: ${chessReference().toFixed(2)} µs (reference)`];
  for (const known of KNOWN) {
    const boards = await benchBoards(root, known, BOARDS);
    const tables = boards.flatMap(positions);
    const ruling = leastOf(ROUNDS, tables.length, () => {
      for (const table of tables) rulingOf(table);
    });
    const ten = boards.map(withTenEvents);
    const board = leastOf(ROUNDS, boards.length, () => {
      for (const each of ten) replay(each);
    });
    lines.push(
      `a ruling, ${known}: ${ruling.toFixed(2)} µs, ${Math.round(1e6 / ruling)} a second (budget ${known === 'all hands known' ? 10 : 50} µs)`,
      `52 cards with ten events more replayed, ${known}: ${(board / 1000).toFixed(3)} ms (budget 1 ms)`,
    );
  }
  return [...lines, `rules core, gzipped: ${((await weightOfRulesCore(root)) / 1024).toFixed(1)} KB (budget 8 KB)`];
}
