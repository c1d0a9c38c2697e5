import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Card,
  CardSet,
  countBits,
  SUITS,
  sortCards,
  suitBit,
  suitBitsOf,
  suitNumber,
  suitOf,
} from '../../src/bridge';

const cards = fc.uniqueArray(fc.constantFrom(...CARDS), { maxLength: 52 });

const same = (set: CardSet, expected: Iterable<Card>): void =>
  expect(set.toArray()).toEqual(sortCards(new Set(expected)));

describe('a set of cards is what a plain set is', () => {
  test('made, listed, counted', () => {
    fc.assert(
      fc.property(cards, (a) => {
        const set = CardSet.of(a);
        same(set, a);
        expect(set.size).toBe(a.length);
        expect(set.isEmpty).toBe(a.length === 0);
        for (const card of CARDS) expect(set.has(card)).toBe(a.includes(card));
      }),
    );
  });

  test('with and without a card, leaving the set as it was', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom(...CARDS), (a, card) => {
        const set = CardSet.of(a);
        same(set.with(card), [...a, card]);
        same(
          set.without(card),
          a.filter((other) => other !== card),
        );
        same(set, a);
      }),
    );
  });

  test('union, intersection, difference', () => {
    fc.assert(
      fc.property(cards, cards, (a, b) => {
        same(CardSet.of(a).union(CardSet.of(b)), [...a, ...b]);
        same(
          CardSet.of(a).and(CardSet.of(b)),
          a.filter((card) => b.includes(card)),
        );
        same(
          CardSet.of(a).minus(CardSet.of(b)),
          a.filter((card) => !b.includes(card)),
        );
      }),
    );
  });

  test('the cards of some suits', () => {
    fc.assert(
      fc.property(cards, fc.subarray([...SUITS]), (a, suits) => {
        same(
          CardSet.of(a).inSuits(suitBitsOf(suits)),
          a.filter((card) => suits.includes(suitOf(card))),
        );
      }),
    );
  });
});

test('none and all', () => {
  same(CardSet.empty, []);
  same(CardSet.all, CARDS);
  expect(CardSet.empty.isEmpty).toBe(true);
  expect(CardSet.all.isEmpty).toBe(false);
});

test('the bits of one suit: the ace is the lowest, and no other suit shows', () => {
  for (const suit of SUITS) {
    const number = suitNumber(suit);
    expect(CardSet.of([`${suit}A`, `${suit}2`, `${suit}T`]).suitBits(number)).toBe(0b1_0000_0001_0001);
    const others = CARDS.filter((card) => suitOf(card) !== suit);
    expect(CardSet.of(others).suitBits(number)).toBe(0);
    expect(CardSet.all.suitBits(number)).toBe(0x1fff);
  }
});

test('suits as numbers and as bits', () => {
  expect(SUITS.map(suitNumber)).toEqual([0, 1, 2, 3]);
  expect(SUITS.map(suitBit)).toEqual([1, 2, 4, 8]);
  expect(suitBitsOf([])).toBe(0);
  expect(suitBitsOf(['S', 'C', 'S'])).toBe(9);
});

test('bits are counted', () => {
  fc.assert(
    fc.property(fc.nat(0x3ffffff), (bits) => {
      expect(countBits(bits)).toBe(bits.toString(2).replaceAll('0', '').length);
    }),
  );
  expect(countBits(0x3ffffff)).toBe(26);
});
