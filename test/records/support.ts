import { readFileSync } from 'node:fs';
import { type Card, nextSeat, parseContract, SEATS, type SeatCard, suitOf, trumpsOf, winnerOf } from '../../src/bridge';
import { type Board, decodeRecord, handSize, type RecordReading } from '../../src/records';

/** The bytes of a file of test/boards. */
export const bytesOf = (name: string): Uint8Array => readFileSync(new URL(`../boards/${name}`, import.meta.url));

/** The text of a file of test/boards. */
export const fileText = (name: string): string => decodeRecord(bytesOf(name));

/** The only board of a record that is read without a fault. */
export const only = ({ boards, faults }: RecordReading): Board => {
  const [board] = boards;
  if (board === undefined || boards.length > 1 || faults.length > 0) {
    throw new Error(`one board was expected: ${boards.length} and ${faults.map(({ message }) => message).join(' ')}`);
  }
  return board;
};

/** The cards of a play as text, in order: `W:SK N:H3`. */
export const playText = ({ play }: Board): string => play.map(({ seat, card }) => `${seat}:${card}`).join(' ');

const twice = (cards: readonly Card[]): boolean => new Set(cards).size < cards.length;

/** What is wrong with the four hands of a board. */
const handFaults = ({ hands }: Board): string[] => {
  const dealt = SEATS.flatMap((seat) => hands[seat]);
  const size = handSize(hands);
  return [
    ...(twice(dealt) ? ['a card is dealt twice'] : []),
    ...SEATS.filter((seat) => ![0, size].includes(hands[seat].length)).map(
      (seat) => `the hand of ${seat} has another size`,
    ),
  ];
};

/** What is wrong with one trick, led by `leader` unless the record marks a lead out of turn. */
const trickFaults = (trick: readonly SeatCard[], start: number, leader: string, board: Board): string[] => {
  const marked = (kind: string, at: number) =>
    board.marks.some((mark) => mark.kind === kind && 'at' in mark && mark.at === at);
  const [lead] = trick;
  if (lead === undefined) return [];
  const faults: string[] = [];
  if ((lead.seat !== leader) !== marked('leadOutOfTurn', start))
    faults.push(`${lead.card} is led at the turn of ${leader}`);
  for (const [i, { seat, card }] of trick.entries()) {
    const before = trick[i - 1];
    if (before && seat !== nextSeat(before.seat)) faults.push(`${card} is out of rotation`);
    const hand = board.hands[seat];
    if (hand.length > 0 && !hand.includes(card)) faults.push(`${card} is not held`);
    const gone = board.play.slice(0, start + i).map((played) => played.card);
    const could = hand.some((held) => suitOf(held) === suitOf(lead.card) && !gone.includes(held));
    const revoked = suitOf(card) !== suitOf(lead.card) && could;
    if (revoked && !marked('revoke', start + i)) faults.push(`${card} is a revoke`);
  }
  return faults;
};

/** What is wrong with the play of a board, found without the readers' own checks. */
const playFaults = (board: Board): string[] => {
  const { play, contract } = board;
  const parsed = contract === null ? null : parseContract(contract);
  if (play.length === 0) return [];
  if (parsed === null || board.leader === null) return ['a play without a contract'];
  const faults = twice(play.map(({ card }) => card)) ? ['a card is played twice'] : [];
  let leader = board.leader;
  for (let start = 0; start < play.length; start += 4) {
    const trick = play.slice(start, start + 4);
    faults.push(...trickFaults(trick, start, leader, board));
    leader = winnerOf(trick, trumpsOf(parsed))?.seat ?? leader;
  }
  return faults;
};

/** All that is wrong with a board that was read; nothing, if the readers do their work. */
export const unsound = (board: Board): string[] => {
  const whole = board.play.length === 4 * handSize(board.hands);
  const ends =
    board.end === 'none' ? board.play.length === 0 : board.play.length > 0 && whole === (board.end === 'complete');
  return [...handFaults(board), ...playFaults(board), ...(ends ? [] : [`it cannot end ${board.end}`])];
};
