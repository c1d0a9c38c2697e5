import { type Card, parseContract, rankOf, type Seat, SUITS, suitOf } from '../bridge';
import { type Call, shortestAuction, swapped } from './auction';
import type { Board, Mark, Vulnerable } from './board';
import { LIN_MARKS, PBN_CARD_MARKS } from './marks';

/** LIN's order of the seats; the dealer's place in it, from 1, is his number. */
const LIN_SEATS: readonly Seat[] = ['S', 'W', 'N', 'E'];

const VULNERABILITIES: Readonly<Record<Vulnerable, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' };

const pair = (tag: string, value: string | number): string => `${tag}|${value}|`;

const handText = (hand: readonly Card[]): string =>
  SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit))
    .map((cards) => (cards[0] === undefined ? '' : suitOf(cards[0]) + cards.map(rankOf).join('')))
    .join('');

const dealText = (board: Board, dealer: Seat | null): string => {
  const number = dealer === null ? '' : String(LIN_SEATS.indexOf(dealer) + 1);
  return number + LIN_SEATS.map((seat) => handText(board.hands[seat])).join(',');
};

const callText = (call: Call): string => {
  if (typeof call === 'string') return call.charAt(0);
  return `${call.level}${call.strain === 'NT' ? 'N' : call.strain}`;
};

const isSwapped = ({ marks }: Board): boolean => marks.some(({ kind }) => kind === 'declarerSwapped');

/** The record keeps no calls, so the shortest auction stands for the one that was. */
const auctionOf = (board: Board, dealer: Seat | null): readonly Call[] => {
  if (board.passedOut) return ['pass', 'pass', 'pass', 'pass'];
  const contract = board.contract === null ? null : parseContract(board.contract);
  if (contract === null || board.declarer === null || dealer === null) return [];
  return shortestAuction(dealer, swapped(board.declarer, isSwapped(board)), contract);
};

const headOf = ({ board, table }: Board): string => {
  const room = table === 'open' || table === 'closed' ? pair('qx', `${table.charAt(0)}${board ?? ''}`) : '';
  return room + pair('st', '');
};

const noted = (board: Board, kind: Mark['kind'], note: string): string =>
  board.marks.some((mark) => mark.kind === kind) ? pair('nt', note) : '';

const playText = ({ play, marks }: Board): string =>
  play
    .map(({ card }, at) => {
      const mark = marks.find((m) => 'at' in m && m.at === at);
      const note = mark !== undefined && 'at' in mark ? pair('nt', PBN_CARD_MARKS[mark.kind]) : '';
      return note + pair('pc', card) + (at % 4 === 3 ? pair('pg', '') : '');
    })
    .join('');

/** A board's number without what would break the form. */
const plain = (text: string): string => text.replace(/[|\s]+/g, ' ').trim();

/** Calls need a dealer: where the record does not know him, it is whoever bid. */
const dealerOf = (board: Board): Seat | null => {
  if (board.dealer !== null || (board.declarer === null && !board.passedOut)) return board.dealer;
  return swapped(board.declarer ?? 'N', isSwapped(board));
};

/**
 * Writes a board as one line of LIN. Its auction is the shortest that comes to the contract, dealt by declarer when the
 * dealer is not known. A table that is no room, and the result of an unfinished board, have no place in LIN.
 */
export const writeLin = (board: Board): string => {
  const dealer = dealerOf(board);
  return [
    headOf(board),
    pair('md', dealText(board, dealer)),
    board.board === null ? '' : pair('ah', `Board ${plain(board.board)}`),
    board.vulnerable === null ? '' : pair('sv', VULNERABILITIES[board.vulnerable]),
    ...auctionOf(board, dealer).map((call) => pair('mb', callText(call))),
    pair('pg', ''),
    noted(board, 'declarerSwapped', LIN_MARKS.declarerSwapped),
    noted(board, 'resultAdjusted', LIN_MARKS.resultAdjusted),
    playText(board),
    board.result === null || board.end === 'unfinished' ? '' : pair('mc', board.result),
    pair('pg', ''),
    '\n',
  ].join('');
};
