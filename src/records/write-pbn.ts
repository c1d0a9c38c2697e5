import { formatHolding, SEATS, type Seat, seatsFrom } from '../bridge';
import { type Board, handSize, type Mark } from './board';
import { PBN_CARD_MARKS } from './marks';

/** A remark on a trick, from 1; on 0: before the opening lead. Rows count, so in an end position 1 is its first trick. */
export type TrickComment = { readonly trick: number; readonly text: string };

const WIDTH = 80;

const tag = (name: string, value: string): string =>
  `[${name} "${value.replace(/[\\"]/g, '\\$&').replace(/[\r\n]+/g, ' ')}"]`;

const has = ({ marks }: Board, kind: Mark['kind']): boolean => marks.some((mark) => mark.kind === kind);

const dealText = ({ hands }: Board): string =>
  `N:${SEATS.map((seat) => (hands[seat].length > 0 ? formatHolding(hands[seat]) : '-')).join(' ')}`;

const contractText = (board: Board): string => (board.passedOut ? 'Pass' : (board.contract ?? '?'));

const declarerText = (board: Board): string => {
  if (board.passedOut) return '';
  return board.declarer === null ? '?' : `${has(board, 'declarerSwapped') ? '^' : ''}${board.declarer}`;
};

const resultText = (board: Board): string => {
  if (board.passedOut) return '';
  return board.result === null ? '?' : `${has(board, 'resultAdjusted') ? '^' : ''}${board.result}`;
};

/** What stands in a game beside its {@link Board}; where a part is missing, PBN's `?` or nothing. */
export type PbnBeside = {
  /** Remarks, each put after the row of its trick. */
  readonly comments?: readonly TrickComment[];
  /** Where it was played. */
  readonly site?: string | null;
  /** `2026.11.30` */
  readonly date?: string | null;
};

/** The fifteen tags that an export has, in their order (PBN 2.1, 3.4), and the table's. */
const tagsOf = (board: Board, { site, date }: PbnBeside): string[] => [
  tag('Event', '?'),
  tag('Site', site ?? '?'),
  tag('Date', date ?? '?'),
  tag('Board', board.board ?? '?'),
  ...['West', 'North', 'East', 'South'].map((name) => tag(name, '?')),
  tag('Dealer', board.dealer ?? '?'),
  tag('Vulnerable', board.vulnerable ?? '?'),
  ...(SEATS.every((seat) => board.hands[seat].length === 0) ? [] : [tag('Deal', dealText(board))]),
  tag('Scoring', '?'),
  tag('Declarer', declarerText(board)),
  tag('Contract', contractText(board)),
  tag('Result', resultText(board)),
  ...tableTag(board),
];

const tableTag = ({ table }: Board): string[] => {
  if (table === null) return [];
  return [
    table === 'open' || table === 'closed' ? tag('Room', table === 'open' ? 'Open' : 'Closed') : tag('Table', table),
  ];
};

/** A comment on lines of its own; a brace would end it and a percent sign at the start of a line hide it. */
const commentLines = (text: string): string[] => {
  const lines: string[] = [];
  let line = '{';
  for (const word of text
    .replace(/\}/g, ')')
    .split(/\s+/)
    .filter((w) => w !== '')) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, `${line} }`];
};

const markText = (board: Board, at: number): string => {
  const mark = board.marks.find((m) => 'at' in m && m.at === at);
  return mark !== undefined && 'at' in mark ? `${PBN_CARD_MARKS[mark.kind]} ` : '';
};

/** The rows of the play: a trick each, the columns by seat from the opening leader. */
const rowsOf = (board: Board, leader: Seat): string[] => {
  const rows: string[] = [];
  for (let start = 0; start < board.play.length; start += SEATS.length) {
    const cells = seatsFrom(leader).map((seat) => {
      const at = board.play.findIndex((played, i) => played.seat === seat && i >= start && i < start + SEATS.length);
      const card = board.play[at]?.card;
      return card === undefined ? '-' : markText(board, at) + card;
    });
    rows.push(cells.join(' '));
  }
  return rows;
};

const playLines = (board: Board, comments: readonly TrickComment[]): string[] => {
  const on = (from: number, to: number) =>
    comments.filter(({ trick }) => trick >= from && trick <= to).flatMap(({ text }) => commentLines(text));
  const { leader } = board;
  // The leader goes without saying at the start of a board, not in an end position.
  if (leader === null || (board.play.length === 0 && handSize(board.hands) === 13))
    return on(0, Number.POSITIVE_INFINITY);
  const rows = rowsOf(board, leader);
  return [
    tag('Play', leader),
    ...on(0, 0),
    ...rows.flatMap((row, i) => [row, ...on(i + 1, i + 1)]),
    ...on(rows.length + 1, Number.POSITIVE_INFINITY),
    board.end === 'complete' || board.end === 'claim' ? '*' : '+',
  ];
};

/**
 * Writes a board as one game of PBN 2.1, ending with the empty line that separates games. Names, event and auction are
 * not known to a {@link Board} and stand as `?` or not at all.
 */
export const writePbn = (board: Board, beside: PbnBeside = {}): string =>
  `${[...tagsOf(board, beside), ...playLines(board, beside.comments ?? [])].join('\n')}\n\n`;
