import { type Card, isCard, RANKS, SUITS, sortCards, suitOf } from './cards';

/**
 * Reads a holding in PBN order, spades first: `AK2.QJT.5432.A98`. Ranks may stand in any order; `10` is not accepted.
 * @returns the cards sorted, or null when the text is no holding (not three dots, an unknown rank)
 */
export const parseHolding = (text: string): Card[] | null => {
  const parts = text.split('.');
  if (parts.length !== SUITS.length) return null;
  const cards: Card[] = [];
  for (const [i, suit] of SUITS.entries()) {
    for (const rank of parts[i] ?? '') {
      const card = `${suit}${rank}`;
      if (!isCard(card)) return null;
      cards.push(card);
    }
  }
  return sortCards(cards);
};

/** Writes cards as a holding in PBN order: `AK2.QJT.5432.A98`; no cards are `...`. */
export const formatHolding = (cards: Iterable<Card>): string => {
  const set = new Set(cards);
  return SUITS.map((suit) => RANKS.filter((rank) => set.has(`${suit}${rank}`)).join('')).join('.');
};

/** The cards of one suit, sorted high to low. */
export const ofSuit = (cards: Iterable<Card>, suit: string): Card[] =>
  sortCards([...cards].filter((card) => suitOf(card) === suit));
