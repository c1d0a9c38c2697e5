import { SEATS, type Seat, seatsFrom } from '../bridge';
import type { RecordedPlay } from './assemble';
import { readCard, readSeat } from './deal';
import { type RecordFaultKey, Refusal, snippet } from './fault';
import { PBN_CARD_MARKS } from './marks';
import type { PbnTag } from './pbn-games';
import { type PbnItem, pbnItems } from './pbn-items';
import type { CardMark, Entry, PlayBook, SeatedEntry } from './play';

/** A row of the play section: one trick, a cell a column; null where no card stands. */
type Row = readonly (Entry | null)[];

const readMark = ({ mark, line }: PbnItem): CardMark | null => {
  if (mark === null) return null;
  if (mark === PBN_CARD_MARKS.revoke) return 'revoke';
  if (mark === PBN_CARD_MARKS.leadOutOfTurn) return 'leadOutOfTurn';
  throw new Refusal(line, 'badMark', { mark });
};

const readCell = (item: PbnItem): Entry | null =>
  /^[-+]+$/.test(item.text)
    ? null
    : { card: readCard(item.text, item.line), seat: null, mark: readMark(item), line: item.line };

const rowsOf = (items: readonly PbnItem[]): Row[] => {
  const cells = items.map(readCell);
  return Array.from({ length: Math.ceil(cells.length / SEATS.length) }, (_, i) =>
    cells.slice(i * SEATS.length, (i + 1) * SEATS.length),
  );
};

/** By how many places a row is turned against its columns, as its first card from a shown hand tells. */
const turnOf = (row: Row, columns: readonly Seat[], book: PlayBook): number => {
  for (const [column, cell] of row.entries()) {
    const holder = cell && book.holderOf(cell.card);
    if (holder !== null) return columns.indexOf(holder) - column + SEATS.length;
  }
  return 0;
};

/**
 * Whose each card of a row is. The columns are seats, but many archives write the leader first: a card belongs to the hand
 * that holds it, and one from a hidden hand follows the others of its row.
 */
const seatRow = (row: Row, columns: readonly Seat[], book: PlayBook): SeatedEntry[] => {
  const turn = turnOf(row, columns, book);
  return row.flatMap((cell, column) => {
    if (cell === null) return [];
    const byColumn = columns[(column + turn) % SEATS.length] ?? book.due;
    return [{ ...cell, seat: book.holderOf(cell.card) ?? byColumn }];
  });
};

const refuseRow = (book: PlayBook, line: number, key: RecordFaultKey, seat: Seat): never => {
  throw new Refusal(line, key, { trick: book.trickNumber, seat });
};

/** The cards of a row in the order of play: from the hand whose lead it is, or that led out of turn, clockwise. */
const inOrder = (cards: readonly SeatedEntry[], book: PlayBook): SeatedEntry[] => {
  const leader = cards.find(({ mark, seat }) => mark === 'leadOutOfTurn' && seat !== book.due)?.seat ?? book.due;
  const ordered = seatsFrom(leader).map((seat) => cards.filter((card) => card.seat === seat));
  for (const [first, second] of ordered) {
    if (first !== undefined && second !== undefined) refuseRow(book, second.line, 'twoFromOneHand', second.seat);
  }
  const count = ordered.findIndex((cell) => cell.length === 0);
  if (count >= 0 && count < cards.length) refuseRow(book, cards[0]?.line ?? 1, 'gapInTrick', leader);
  return ordered.flat();
};

const enterRows = (rows: readonly Row[], columns: readonly Seat[], book: PlayBook): void => {
  let short = false;
  for (const row of rows) {
    const cards = seatRow(row, columns, book);
    if (short && cards[0] !== undefined) refuseRow(book, cards[0].line, 'gapInTrick', cards[0].seat);
    for (const card of inOrder(cards, book)) book.add(card);
    short ||= cards.length < SEATS.length;
  }
};

/** What the play section says. `first`: the seat of its first column, who has the opening lead. */
export type PbnPlay = RecordedPlay & { readonly first: Seat | null };

const NO_PLAY: PbnPlay = { first: null, line: null, stopped: 'unfinished', enter: () => {} };

/**
 * Reads a play section.
 * @param resultKnown whether a result is stated: then a play that stops without `+` ended by a claim
 * @throws Refusal
 */
export const readPlay = (tag: PbnTag | undefined, resultKnown: boolean): PbnPlay => {
  if (tag === undefined || tag.value === '' || tag.value === '?') return NO_PLAY;
  const first = readSeat(tag.value, 'Play', tag.line);
  const all = pbnItems(tag.words);
  const end = all.findIndex(({ text }) => text === '*');
  const extra = end < 0 ? undefined : all[end + 1];
  if (extra !== undefined) throw new Refusal(extra.line, 'strayText', { text: snippet(extra.text) });
  const items = end < 0 ? all : all.slice(0, end);
  const rows = rowsOf(items);
  const goesOn = items.some(({ text }) => text === '+') || (end < 0 && !resultKnown);
  return {
    first,
    line: rows.flat().find((cell) => cell !== null)?.line ?? null,
    stopped: goesOn ? 'unfinished' : 'claim',
    enter: (book) => enterRows(rows, seatsFrom(first), book),
  };
};
