import { type BySeat, bySeat, type Card, isCard, SUITS, type Suit } from '../bridge';
import { AT } from './bbo-parts';
import { LISTED } from './bbo-people';
import { readCard, readRank, readSuit } from './cards';
import type { Shown, ShownInTrick } from './felt';
import { exactly, isShown, one, packed } from './find';
import { outline, scrub, Unreadable } from './unreadable';

/** One suit of a hand, with the elements of its cards and their texts. */
type SuitPanel = {
  readonly suit: Suit;
  readonly ranks: readonly { readonly text: string; readonly element: Element }[];
};

/** @throws Unreadable when there is text in a suit that belongs to none of its cards: then a class has been renamed */
const suitPanel = (panel: Element): SuitPanel => {
  const symbol = packed(one(panel, AT.symbol));
  const suit = readSuit(symbol);
  if (!suit) throw new Unreadable('unknownCard', AT.symbol, scrub(symbol));
  const ranks = [...panel.querySelectorAll(AT.rank)].map((element) => ({ text: packed(element), element }));
  const read = ranks.reduce((length, { text }) => length + text.length, symbol.length);
  if (packed(panel).length !== read) throw new Unreadable('missing', AT.rank, outline(panel));
  return { suit, ranks };
};

const cardOf = (suit: Suit, text: string, language: string): Card => {
  const card = `${suit}${readRank(text, language)}`;
  if (!isCard(card)) throw new Unreadable('unknownCard', AT.rank, scrub(text));
  return card;
};

const shownIn = ({ suit, ranks }: SuitPanel, language: string): Shown[] =>
  ranks
    .filter(({ text, element }) => text !== '' && isShown(element))
    .map(({ text, element }) => ({ card: cardOf(suit, text, language), element }));

const handCards = (diagram: Element, language: string): Shown[] => {
  const panels = exactly(diagram, AT.suit, SUITS.length).map(suitPanel);
  const suits = panels.map(({ suit }) => suit);
  if (new Set(suits).size !== SUITS.length) throw new Unreadable('doubled', AT.symbol, suits.join(' '));
  return panels.flatMap((panel) => shownIn(panel, language));
};

/** The four hands as text, in the order of the page. @throws Unreadable */
export const diagramsAt = (table: Element): Element[] => exactly(table, AT.diagram, LISTED.length);

/** The cards in sight in each hand. @throws Unreadable */
export const diagramHands = (table: Element, language: string): BySeat<Shown[]> => {
  const diagrams = diagramsAt(table);
  const hands = diagrams.map((diagram) => (isShown(diagram) ? handCards(diagram, language) : []));
  return bySeat((seat) => hands[LISTED.indexOf(seat)] ?? []);
};

/** The cards on the trick. An element that is not shown can still hold the card of an earlier trick. @throws Unreadable */
export const diagramTrick = (table: Element, language: string): ShownInTrick[] =>
  exactly(table, AT.trickText, LISTED.length).flatMap((element, i) => {
    const seat = LISTED[i];
    if (!seat || packed(element) === '' || !isShown(element)) return [];
    const card = readCard(packed(element), language);
    if (!card) throw new Unreadable('unknownCard', AT.trickText, scrub(packed(element)));
    return [{ seat, card, element }];
  });
