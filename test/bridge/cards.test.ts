import { expect, test } from 'vitest';
import {
  CARDS,
  cardAt,
  cardIndex,
  compareCards,
  isCard,
  isHonour,
  isSuit,
  RANKS,
  rankOf,
  SUITS,
  sortCards,
  sortSuits,
  suitOf,
} from '../../src/bridge';

test('there are 52 cards, suit by suit, each from the ace down', () => {
  expect(CARDS).toHaveLength(52);
  expect(new Set(CARDS).size).toBe(52);
  expect(CARDS.slice(0, 14).join(' ')).toBe('SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 HA');
  expect(CARDS.at(-1)).toBe('C2');
});

test('a card and its place lead to each other', () => {
  for (const [place, card] of CARDS.entries()) {
    expect(cardIndex(card)).toBe(place);
    expect(cardAt(place)).toBe(card);
    expect(`${suitOf(card)}${rankOf(card)}`).toBe(card);
  }
});

test.each([-1, 52, 0.5, Number.NaN])('there is no card number %s', (place) => {
  expect(() => cardAt(place)).toThrow(new RangeError(`no card number ${place}`));
});

test.each(['', 'S', 'AS', 'S10', 'sa', 'SAA', 'N2', 'S1', null, undefined, 3, ['SA']])('%j is no card', (value) => {
  expect(isCard(value)).toBe(false);
});

test('every card is one', () => expect(CARDS.every(isCard)).toBe(true));

test.each(['', 'N', 'NT', 's', 0, null])('%j is no suit', (value) => expect(isSuit(value)).toBe(false));

test('each suit is one', () => expect(SUITS.every(isSuit)).toBe(true));

test('ace, king, queen, jack and ten are honours, and no other', () => {
  expect(RANKS.filter((rank) => isHonour(`H${rank}`)).join('')).toBe('AKQJT');
});

test('cards are sorted spades first and from high to low, in a copy', () => {
  const cards = ['C2', 'HA', 'S9', 'D3', 'ST', 'HK'] as const;
  expect(sortCards(cards)).toEqual(['ST', 'S9', 'HA', 'HK', 'D3', 'C2']);
  expect(cards[0]).toBe('C2');
  expect(compareCards('SA', 'SK')).toBeLessThan(0);
  expect(compareCards('C2', 'D2')).toBeGreaterThan(0);
  expect(compareCards('H5', 'H5')).toBe(0);
});

test('suits are sorted, each once', () => {
  expect(sortSuits(['C', 'S', 'D', 'C'])).toEqual(['S', 'D', 'C']);
  expect(sortSuits([])).toEqual([]);
});
