import { type Card, isCard, type Seat, type Suit } from '../bridge';
import { readCard, readRank, readSuit } from './cards';
import type { Shown, ShownInTrick } from './felt';
import { isShown, one, packed } from './find';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  /** A hidden hand has none. Cards of a hidden hand that are shown make one that holds just these. */
  positions: { N: '.position.north', E: '.position.east', S: '.position.south', W: '.position.west' },
  suits: '.suits',
  suit: '.suit-row',
  symbol: '.suit-symbol',
  /** `A K 5 2`, or an element a card. */
  ranks: '.cards',
  /** A card of its own that was played; not displayed, or struck through. */
  gone: '.card-played',
  slots: { N: '.slot-n', E: '.slot-e', S: '.slot-s', W: '.slot-w' },
  card: '.card',
} as const;

/** The site is in English. */
const LANGUAGE = 'en';

/** What stands for no card in a void. */
const VOID = /^[—–-]$/u;

type Written = { readonly text: string; readonly element: Element };

/** The ranks of one suit. Where each has an element of its own no space need be between them. */
const ranksIn = (ranks: Element): Written[] => {
  const apart = [...ranks.children].filter((element) => !element.matches(AT.gone) && isShown(element));
  if (ranks.children.length > 0) return apart.map((element) => ({ text: packed(element), element }));
  const texts = (ranks.textContent ?? '').split(/\s+/u).filter((text) => text !== '' && !VOID.test(text));
  return texts.map((text) => ({ text, element: ranks }));
};

const cardOf = (suit: Suit | null, text: string): Card => {
  const card = `${suit}${readRank(text, LANGUAGE)}`;
  if (!isCard(card)) throw new Unreadable('unknownCard', AT.ranks, scrub(text));
  return card;
};

const suitIn = (row: Element): Shown[] => {
  const [symbol, ranks] = [one(row, AT.symbol), one(row, AT.ranks)];
  if (packed(row) !== packed(symbol) + packed(ranks)) throw new Unreadable('missing', AT.ranks, outline(row));
  return ranksIn(ranks).map(({ text, element }) => ({ card: cardOf(readSuit(packed(symbol)), text), element }));
};

/** @throws Unreadable when a suit lies in no known hand: then a class has been renamed */
const checkRows = (hands: Element): void => {
  const known = Object.values(AT.positions).flatMap((at) => [
    ...hands.querySelectorAll(`${at} ${AT.suits} ${AT.suit}`),
  ]);
  if (
    hands.querySelectorAll(AT.suit).length !== known.length ||
    hands.querySelectorAll(AT.ranks).length !== known.length
  ) {
    throw new Unreadable('missing', Object.values(AT.positions).join(), outline(hands));
  }
};

/** The cards in sight in one hand. @throws Unreadable */
export const handAt = (hands: Element, seat: Seat): Shown[] => {
  checkRows(hands);
  const position = hands.querySelector(AT.positions[seat]);
  if (!position || !isShown(position)) return [];
  return [...position.querySelectorAll(AT.suit)].filter(isShown).flatMap(suitIn);
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
