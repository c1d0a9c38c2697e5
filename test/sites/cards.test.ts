import { describe, expect, it } from 'vitest';
import { readCard, readRank, readSuit } from '../../src/sites/cards';

describe('readSuit', () => {
  it.each([
    ['♠', 'S'],
    ['♤', 'S'],
    ['♥', 'H'],
    ['♡', 'H'],
    ['♦', 'D'],
    ['♢', 'D'],
    ['♣', 'C'],
    ['♧', 'C'],
    ['♥\u{FE0F}', 'H'],
    [' ♣\u{FE0E}\n', 'C'],
  ])('reads %j', (text, suit) => expect(readSuit(text)).toBe(suit));

  it.each(['S', 'D', '', '♠♠', '🂡', 'constructor'])('does not read %j', (text) => expect(readSuit(text)).toBeNull());
});

describe('readRank', () => {
  it.each([
    ['10', 'en', 'T'],
    ['T', 'en', 'T'],
    ['t', 'en', 'T'],
    ['2', 'en', '2'],
    ['A', 'xx', 'A'],
    ['J', 'nl', 'J'],
    ['V', 'nl', 'Q'],
    ['V', 'fr-FR', 'J'],
    ['B', 'nl', 'J'],
    ['H', 'nl-BE', 'K'],
    ['D', 'de', 'Q'],
    ['D', 'fr', 'Q'],
    ['R', 'it', 'K'],
    ['F', 'it', 'J'],
    ['W', 'pl', 'J'],
    ['V', 'TR', 'J'],
    ['Kn', 'sv', 'J'],
    ['E', 'nb', 'A'],
    ['B', 'da', 'J'],
  ])('reads %s in %s as %s', (text, language, rank) => expect(readRank(text, language)).toBe(rank));

  it.each([
    ['V', 'en'],
    ['V', ''],
    ['В', 'ru'],
    ['D', 'xx'],
    ['1', 'en'],
    ['11', 'en'],
    ['k', 'en'],
    ['X', 'fr'],
    ['X', 'en'],
    ['toString', 'nl'],
  ])('refuses %s in %s', (text, language) => expect(readRank(text, language)).toBeNull());
});

describe('readCard', () => {
  it.each([
    ['K♠', 'en', 'SK'],
    ['K♠K♠', 'en', 'SK'],
    ['10♦10♦', 'en', 'DT'],
    ['T♦10♦', 'en', 'DT'],
    ['♠10', 'en', 'ST'],
    ['♥\u{FE0F} Q', 'en', 'HQ'],
    ['V♡V♡', 'nl', 'HQ'],
    ['Kn♧', 'sv', 'CJ'],
  ])('reads %j in %s', (text, language, card) => expect(readCard(text, language)).toBe(card));

  it.each(['', 'K', '♠', 'K♠Q♠', 'K♠K', '♠♠', 'K♠ 13', 'V♠V♠', '♠1♠0', 'K♠♠K', '🂡'])('refuses %j', (text) =>
    expect(readCard(text, 'en')).toBeNull(),
  );
});
