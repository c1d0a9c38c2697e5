import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bySeat, type Seat, sameSide } from '../../bridge';
import type { Setup, TableEvent } from '../../laws';
import { type Board, readRecord } from '../../records';
import { Trouble } from '../tool';

/** A real board as the rules core takes it. */
export type BenchBoard = { readonly setup: Setup; readonly events: readonly TableEvent[] };

/** Which hands are known from the start: all, those of the declaring side, or none. */
export const KNOWN = ['all hands known', 'defenders hidden', 'all hands hidden'] as const;
export type Known = (typeof KNOWN)[number];

const isKnown = (known: Known, declarer: Seat, seat: Seat): boolean =>
  known === 'all hands known' || (known === 'defenders hidden' && sameSide(seat, declarer));

const benchBoard = (known: Known, board: Board): BenchBoard[] => {
  const { contract, declarer, leader, hands, play } = board;
  if (contract === null || declarer === null || leader === null || play.length < 52) return [];
  const seen = bySeat((seat) => (isKnown(known, declarer, seat) ? hands[seat] : []));
  const setup: Setup = { laws: '2017', undo: 'ask', contract, declarer, leader, hands: seen, cards: 13 };
  return [{ setup, events: play.map(({ seat, card }) => ({ type: 'play', seat, card })) }];
};

/** The first `count` boards of the project's real records that were played to the last card. */
export async function benchBoards(root: string, known: Known, count: number): Promise<BenchBoard[]> {
  const file = join(root, 'test/boards/boards.jsonl');
  const boards = readRecord(await readFile(file, 'utf8')).boards.flatMap((board) => benchBoard(known, board));
  if (boards.length < count) throw new Trouble(`${file} has ${boards.length} boards played out, not ${count}`);
  return boards.slice(0, count);
}
