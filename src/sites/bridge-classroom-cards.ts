import { type BySeat, isCard, isSeat, SEATS, type Seat, type Suit } from '../bridge';
import { readCard, readRank, readSuit } from './cards';
import type { Shown, ShownInTrick } from './felt';
import { exactly, isShown, one, packed } from './find';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  /** A seat's own part of the table: `seat-n`. */
  region: '[data-region]',
  panel: '.seat-panel',
  letter: '.si-badge',
  /** A hand that is not in sight has none. */
  holding: '.holding',
  /** Beside it lies a copy in which the page measures. */
  suits: '.suits',
  suit: '.suit-row',
  symbol: '.suit-symbol',
  ranks: '.cards',
  /** A card, or `+3`: so many low cards are folded away. */
  cell: '.cell',
  /** A card that was played; not displayed, or struck through. */
  gone: '.played',
  slots: { N: '.slot-n', E: '.slot-e', S: '.slot-s', W: '.slot-w' },
  card: '.card',
} as const;

/** The site is in English. */
const LANGUAGE = 'en';

const seatOf = (panel: Element): Seat => {
  const [letter, region] = [packed(one(panel, AT.letter)), panel.closest(AT.region)?.getAttribute('data-region')];
  if (isSeat(letter) && region === `seat-${letter.toLowerCase()}`) return letter;
  throw new Unreadable('unknownSeat', AT.letter, scrub(`${letter} ${region}`));
};

/** The four seats' own parts of the table. @throws Unreadable */
export const panelsIn = (grid: Element): BySeat<Element> => {
  const found = exactly(grid, AT.panel, SEATS.length).map((panel) => [seatOf(panel), panel] as const);
  const panels = new Map(found);
  const at = (seat: Seat): Element => {
    const panel = panels.get(seat);
    if (panel) return panel;
    throw new Unreadable('unknownSeat', AT.letter, found.map(([each]) => each).join(' '));
  };
  return { N: at('N'), E: at('E'), S: at('S'), W: at('W') };
};

/** The rank in a cell; a note that is hung on it is left out. */
const rankIn = (suit: Suit | null, cell: Element): Shown => {
  const text = (cell.firstChild?.textContent ?? '').trim();
  const card = `${suit}${readRank(text, LANGUAGE)}`;
  if (!isCard(card)) throw new Unreadable('unknownCard', AT.cell, scrub(text));
  return { card, element: cell };
};

const suitIn = (row: Element): Shown[] => {
  const [symbol, ranks] = [one(row, AT.symbol), one(row, AT.ranks)];
  const cells = [...ranks.children];
  const isKnown = cells.every((cell) => cell.matches(AT.cell)) && packed(ranks) === cells.map(packed).join('');
  if (!isKnown || packed(row) !== packed(symbol) + packed(ranks)) {
    throw new Unreadable('missing', AT.cell, outline(row));
  }
  const suit = readSuit(packed(symbol));
  return cells.filter((cell) => !cell.matches(AT.gone) && isShown(cell)).map((cell) => rankIn(suit, cell));
};

/** The cards in sight in one hand. @throws Unreadable */
export const handAt = (panel: Element): Shown[] => {
  const holding = panel.querySelector(AT.holding);
  if (!holding && panel.querySelector(AT.suit)) throw new Unreadable('missing', AT.holding, outline(panel));
  if (!holding || !isShown(holding)) return [];
  const rows = [...one(holding, AT.suits).querySelectorAll(AT.suit)];
  if (rows.length === 0) throw new Unreadable('missing', AT.suit, outline(holding));
  return rows.filter(isShown).flatMap(suitIn);
};

/** The card that a seat has on the trick; the page never draws a second one. @throws Unreadable */
export const trickAt = (grid: Element, seat: Seat): ShownInTrick[] => {
  const slot = one(grid, AT.slots[seat]);
  const [element] = [...slot.querySelectorAll(AT.card)].filter(isShown);
  if (!element) {
    if (packed(slot) !== '') throw new Unreadable('missing', AT.card, outline(slot));
    return [];
  }
  const card = readCard(packed(element), LANGUAGE);
  if (!card) throw new Unreadable('unknownCard', AT.card, scrub(packed(element)));
  return [{ seat, card, element }];
};
