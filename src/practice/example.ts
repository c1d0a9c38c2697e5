import { readRecord } from '../records';
import { faceUp } from './acts';
import { openBoard } from './open';
import type { Session } from './session';

/** A board that was played: three no-trump by South. West wins the third trick, and leads to the fourth. */
const LIN = `qx|o1|md|3SA54HJ98654DA854,SKJ9H732DJT72CA65,SQ73HKDKQ9CKJT974,ST862HAQTD63CQ832|ah|Board 1|sv|o|
mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||
pc|D2|pc|D9|pc|D3|pc|D4|pg||pc|HK|pc|HA|pc|H4|pc|H2|pg||pc|S8|pc|S4|pc|SK|pc|S3|pg||
pc|SJ|pc|SQ|pc|S2|pc|S5|pg||pc|DQ|pc|D6|pc|D5|pc|D7|pg||pc|DK|pc|C3|pc|D8|pc|DT|pg||
pc|S7|pc|S6|pc|SA|pc|S9|pg||pc|DA|pc|DJ|pc|C4|pc|C8|pg||pc|H5|pc|H3|pc|C7|pc|HT|pg||
pc|ST|pc|H6|pc|H7|pc|C9|pg||pc|HQ|pc|H8|pc|C5|pc|CT|pg||pc|C2|pc|H9|pc|CA|pc|CJ|pg||
pc|C6|pc|CK|pc|CQ|pc|HJ|pg||mc|7|pg||`;

const PLAYED_BEFORE = 12;

/** The board of the example, as it is kept in the extension. */
export const exampleBoard = () => readRecord(LIN).boards[0];

/**
 * Lays the example on the table, by the steps that a user would take: three tricks are played, then East drops the queen of
 * hearts while West is to lead, and declarer has a choice.
 */
export const openExample = (session: Session): void => {
  const board = exampleBoard();
  const opening = board && openBoard(board);
  if (!opening) throw new Error('the example cannot be laid on the table');
  session.open(opening);
  for (let i = 0; i < PLAYED_BEFORE; i++) session.next();
  session.act(faceUp('E', 'HQ', 'dropped'));
};
