import { nextSeat, partnerOf, previousSeat, SEATS, type Seat } from '../bridge';
import { AT, AUCTION, COLUMNS, HOVERED, YELLOW } from './bbo-parts';
import { exactly, firstOf, packed, styleOf } from './find';
import { outline, scrub, Unreadable } from './unreadable';

/** The order in which the page lists whatever it has one a seat. It is clockwise, and does not turn with the user's seat. */
export const LISTED: readonly Seat[] = ['S', 'W', 'N', 'E'];

/** Who sits where, and which seat's hand lies at the bottom of the screen. */
export type People = {
  readonly bottom: Seat;
  /** The user's seat; null when he only watches. */
  readonly viewer: Seat | null;
  readonly practice: boolean;
  /** Seats by their letter in the page's language. */
  readonly letters: ReadonlyMap<string, Seat>;
};

/** The first letter of a text, as a capital; empty when there is none. */
export const initialOf = (text: string): string => (/\p{L}/u.exec(text)?.[0] ?? '').toUpperCase();

/** The seats of the bars: by the letters themselves when these are N E S W, else by the order of the page. */
const seatsOfBars = (letters: readonly string[]): readonly Seat[] => {
  const compass = letters.flatMap((letter) => SEATS.filter((seat) => seat === letter));
  return new Set(compass).size === SEATS.length ? compass : LISTED;
};

const lettersAt = (table: Element): string[] => exactly(table, AT.letter, 4).map((at) => initialOf(packed(at)));

/** @throws Unreadable when two seats share a letter, or one has none */
const seatsByLetter = (letters: readonly string[]): ReadonlyMap<string, Seat> => {
  const seats = seatsOfBars(letters);
  const byLetter = new Map(letters.map((letter, i) => [letter, seats[i] ?? 'S']));
  if (byLetter.size !== SEATS.length || byLetter.has('')) {
    throw new Unreadable('unknownSeat', AT.letter, letters.join(' '));
  }
  return byLetter;
};

/** The seat of which a text in the page's language begins with the letter. @throws Unreadable `unknownSeat` */
export const seatIn = (text: string, letters: ReadonlyMap<string, Seat>, selector: string): Seat => {
  const seat = letters.get(initialOf(text));
  if (!seat) throw new Unreadable('unknownSeat', selector, scrub(text));
  return seat;
};

/** The seat at the bottom of the screen, from the columns of the auction: left, top, right, bottom. */
const bottomOf = (table: Element, letters: ReadonlyMap<string, Seat>): Seat => {
  const box = firstOf(table, AUCTION)[0];
  if (!box) throw new Unreadable('missing', AUCTION.join(', '), outline(table));
  const cells = firstOf(box, COLUMNS);
  if (cells.length !== SEATS.length) throw new Unreadable('missing', COLUMNS.join(', '), outline(box));
  const columns = cells.map((cell) => seatIn(packed(cell), letters, COLUMNS[0]));
  const [left, top, right, bottom] = columns;
  const clockwise = bottom && left === nextSeat(bottom) && top === partnerOf(bottom) && right === previousSeat(bottom);
  if (!clockwise) throw new Unreadable('unknownSeat', COLUMNS[0], columns.join(' '));
  return bottom;
};

const named = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** The user's own name at this site: that one value of the page's storage and nothing else, for it holds a password too. */
const ownName = (page: Document): string => {
  let stored: string | null | undefined;
  try {
    stored = page.defaultView?.localStorage.getItem('userID');
  } catch {
    // Storage can be forbidden; then the title bar may tell.
  }
  return named(stored) || named(page.querySelector(AT.ownName)?.textContent);
};

/**
 * The user's seat. His name must stand where the bottom of the screen is; when it stands elsewhere only, nobody can say which is
 * right. A user whose name is not known is taken to be seated, so that nothing is read that he might not be allowed.
 */
const viewerOf = (own: string, names: readonly string[], seats: readonly Seat[], bottom: Seat): Seat | null => {
  if (own === '') return bottom;
  const his = seats.filter((_, i) => names[i] === own);
  if (his.length === 0) return null;
  if (!his.includes(bottom)) throw new Unreadable('unknownSeat', AT.name, `${his.join(' ')} ≠ ${bottom}`);
  return bottom;
};

const isRobot = (name: string): boolean => name.includes('robot') || name.startsWith('~~');

/** Known to be practice: one person in all seats, or nobody but robots beside one. */
const isPractice = (names: readonly string[]): boolean =>
  (names[0] !== '' && new Set(names).size === 1) || names.filter(isRobot).length >= SEATS.length - 1;

/** Reads who sits where. @throws Unreadable */
export const peopleAt = (table: Element): People => {
  const letters = lettersAt(table);
  const byLetter = seatsByLetter(letters);
  const names = exactly(table, AT.name, 4).map((at) => named(at.textContent));
  const bottom = bottomOf(table, byLetter);
  return {
    bottom,
    viewer: viewerOf(ownName(table.ownerDocument), names, [...byLetter.values()], bottom),
    practice: isPractice(names),
    letters: byLetter,
  };
};

const background = (bar: Element): string => (styleOf(bar)?.backgroundColor ?? '').replace(/\s+/gu, '');

/** Whose turn the page says it is; null when no bar or more than one is marked. @throws Unreadable */
export const turnAt = (table: Element, people: People): Seat | null => {
  const bars = exactly(table, AT.bar, 4);
  const seats = [...people.letters.values()];
  const marked = (colour: string): Seat[] => seats.filter((_, i) => bars[i] && background(bars[i]) === colour);
  const yellow = marked(YELLOW);
  // Under the mouse a bar loses its yellow; so when none is yellow, the one under the mouse is the one.
  const [seat = null, ...more] = yellow.length > 0 ? yellow : marked(HOVERED);
  return more.length > 0 ? null : seat;
};
