import { type Card, isSeat, type Seat, type Strain } from '../bridge';
import { type Call, type Called, declarerOf, type Outcome, outcomeOf, readCall } from './calls';
import { isShown, packed } from './find';
import { scrub, Unreadable } from './unreadable';

/** The calls, while they are there. */
export const BIDS = '#bids-history';

const AT = {
  cell: 'td, li, button',
  head: 'th',
  /** Strains to choose from, on the user's turn to call: each is named, and drawn as it is in a bid. */
  named: '[data-testid^="bid-trump-"]',
} as const;

/** The calls in sight; with their seats where the heads of the columns tell them. */
export type Calls = { readonly calls: readonly Call[]; readonly seated: readonly Called[] | null };

/** What was seen of one board while its calls were in sight. */
type Auction = Calls & { readonly board: string | null; readonly hand: readonly Card[] };

/** The page takes the calls away when play begins; from then on it tells no strain. */
const auctions = new WeakMap<Document, Auction>();
/** Strains by the drawings that stand for them. */
const strains = new WeakMap<Document, ReadonlyMap<string, Strain>>();

/** A drawing by its lines; empty for what has none. */
const linesOf = (element: Element): string =>
  [...element.querySelectorAll('svg path')].map((path) => path.getAttribute('d') ?? '').join(' ');

/** The suits that can be chosen, by their drawings; two that are drawn alike tell nothing. */
const learnStrains = (page: Document): ReadonlyMap<string, Strain> => {
  const learned = new Map<string, Strain>();
  for (const button of page.querySelectorAll(AT.named)) {
    const name = button.getAttribute('data-testid')?.slice(-1);
    const lines = linesOf(button);
    const strain = (['S', 'H', 'D', 'C'] as const).find((suit) => suit === name);
    if (!strain || lines === '') continue;
    if (learned.has(lines)) return new Map();
    learned.set(lines, strain);
  }
  if (learned.size > 0) strains.set(page, learned);
  return strains.get(page) ?? learned;
};

/** The text of a call without its alert mark, which is a paragraph of its own. */
const callText = (cell: Element): string => {
  const marks = [...cell.querySelectorAll('p')].map(packed).join('');
  return marks !== '' && packed(cell).endsWith(marks) ? packed(cell).slice(0, -marks.length) : packed(cell);
};

/** Of a suit that is a mere drawing, only one like it with a name tells which one it is. */
const callIn = (cell: Element, known: ReadonlyMap<string, Strain>): Call | null => {
  const text = callText(cell);
  if (!/^[1-7]$/u.test(text) || !cell.querySelector('svg')) return readCall(text);
  return { level: Number(text), strain: known.get(linesOf(cell)) ?? null };
};

/** The seat of a call, by the head of its column. */
const seatOver = (cell: Element, heads: readonly Element[]): Seat | null => {
  const column = cell.closest('td');
  const at = column?.parentElement ? [...column.parentElement.children].indexOf(column) : -1;
  const seat = heads.length === 4 && heads[at] ? packed(heads[at]).charAt(0) : null;
  return isSeat(seat) ? seat : null;
};

/** @returns null while the page does not show the auction @throws Unreadable */
export const callsAt = (table: Element): Calls | null => {
  const history = table.querySelector(BIDS);
  if (!history || !isShown(history)) return null;
  const known = learnStrains(table.ownerDocument);
  const heads = [...history.querySelectorAll(AT.head)];
  const cells = [...history.querySelectorAll(AT.cell)].filter((cell) => !cell.querySelector(AT.cell));
  const calls = cells.flatMap((cell) => {
    const text = packed(cell);
    // Cells before the dealer's are empty, and the one of the player in turn holds a question mark.
    if (text === '' || text === '?') return [];
    const call = callIn(cell, known);
    if (!call) throw new Unreadable('contract', BIDS, scrub(text));
    return [{ call, seat: seatOver(cell, heads) }];
  });
  const seated = calls.flatMap(({ call, seat }) => (seat ? [{ call, seat }] : []));
  return { calls: calls.map(({ call }) => call), seated: seated.length === calls.length ? seated : null };
};

export const remember = (page: Document, auction: Auction): void => {
  auctions.set(page, auction);
};

/** The auction as it was last seen, with the pass that ended it, which may have taken the calls away. */
const ended = ({ calls }: Calls): Exclude<Outcome, string> | null => {
  const seen = outcomeOf(calls, BIDS);
  const outcome = seen === 'open' ? outcomeOf([...calls, 'pass'], BIDS) : seen;
  return typeof outcome === 'string' ? null : outcome;
};

/** What else the page shows of the board on which play has begun. */
type Begun = {
  readonly board: string | null;
  readonly hand: readonly Card[];
  readonly level: number;
  readonly declarer: Seat;
};

/**
 * How the auction of a board ended of which the calls are gone. They must lead to that level and declarer, and be of that board:
 * else something was missed. @returns null when that is not sure
 */
export const outcomeBefore = (
  page: Document,
  { board, hand, level, declarer }: Begun,
): Exclude<Outcome, string> | null => {
  const auction = auctions.get(page);
  const isSame = auction?.board === board && hand.every((card) => auction.hand.includes(card));
  const outcome = auction && isSame ? ended(auction) : null;
  const isSure = outcome?.level === level && declarerOf(auction?.seated ?? []) === declarer;
  return isSure ? outcome : null;
};
