import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS, formatHolding, ofSuit, parseHolding, SUITS, sortCards } from '../../src/bridge';

test('a holding is read spades first, in whatever order its ranks stand', () => {
  expect(parseHolding('2KA..T9.')).toEqual(['SA', 'SK', 'S2', 'DT', 'D9']);
  expect(parseHolding('...')).toEqual([]);
});

test.each(['', 'AK', 'A.K.Q', 'A.K.Q.J.', 'a...', '10...', 'X...', '.. .', 'SA...', 'A,...'])(
  '%j is no holding',
  (text) => {
    expect(parseHolding(text)).toBeNull();
  },
);

test('any cards are written and read again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...CARDS)), (cards) => {
      expect(parseHolding(formatHolding(cards))).toEqual(sortCards(cards));
    }),
  );
  expect(formatHolding(['HT', 'SA', 'H2', 'SK'])).toBe('AK.T2..');
});

test('the cards of one suit, from high to low', () => {
  const cards = ['H2', 'SA', 'HK', 'C3', 'HT'] as const;
  expect(ofSuit(cards, 'H')).toEqual(['HK', 'HT', 'H2']);
  expect(ofSuit(cards, 'D')).toEqual([]);
  expect(SUITS.flatMap((suit) => ofSuit(cards, suit))).toEqual(sortCards(cards));
});
