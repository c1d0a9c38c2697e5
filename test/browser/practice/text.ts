import { bySeat, formatHolding } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import { type Board, writeLin, writePbn } from '../../../src/records';
import type { Played } from '../support/played';

const boardOf = ({ hands, dealer, vul, contract, declarer, play, tricks }: Played): Board => ({
  board: null,
  table: null,
  dealer,
  vulnerable: vul,
  hands,
  contract,
  declarer,
  passedOut: false,
  leader: play[0]?.seat ?? null,
  play,
  end: play.length === 52 ? 'complete' : 'claim',
  result: tricks,
  marks: [],
});

/** Boards as text to be pasted: LIN and PBN by turns. */
export const recordText = (boards: readonly Played[], turn: number): string =>
  boards
    .map(boardOf)
    .map((board) => (turn % 2 === 0 ? writeLin(board) : writePbn(board)))
    .join('');

/** A situation as text to be pasted, with all hands known to the table. */
export const situationText = ({ contract, declarer, hands }: Played, events: readonly TableEvent[]): string =>
  JSON.stringify({ contract, declarer, hands: bySeat((seat) => formatHolding(hands[seat])), events });
