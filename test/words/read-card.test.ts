import { describe, expect, it } from 'vitest';
import { CARDS, rankOf, suitOf } from '../../src/bridge';
import { readCard } from '../../src/words';
import { DUTCH, ENGLISH } from './dictionaries';

describe('a card as people write it', () => {
  it.each([
    ['SQ', ['SQ']],
    ['sq', ['SQ']],
    [' s q ', ['SQ']],
    ['♠Q', ['SQ']],
    ['Q♠', ['SQ']],
    ['Q♥️', ['HQ']],
    ['qs', ['SQ']],
    ['H10', ['HT']],
    ['HT', ['HT']],
    ['10♥', ['HT']],
    ['2c', ['C2']],
  ])('in English %j is %j', (entry, cards) => {
    expect(readCard(ENGLISH, entry)).toEqual(cards);
  });

  it.each([
    ['SV', ['SQ']],
    ['V♠', ['SQ']],
    ['HB', ['HJ']],
    ['HH', ['HK']],
    ['R10', ['DT']],
    ['KA', ['CA']],
    ['SQ', ['SQ']],
    ['HK', ['HK']],
    ['KH', ['HK', 'CK']],
  ])('in Dutch %j is %j', (entry, cards) => {
    expect(readCard(DUTCH, entry)).toEqual(cards);
  });

  it.each(['', 'S', 'Q', 'SX', 'S1', '1S', 'SQQ', 'queen', '♠', 'S0', '10', 'S110', 'SV'])(
    'in English %j is none',
    (entry) => {
      expect(readCard(ENGLISH, entry)).toEqual([]);
    },
  );

  it('every card as the surface writes it, with symbol or letter first, is that card alone', () => {
    const symbols = { S: '♠', H: '♥', D: '♦', C: '♣' };
    for (const words of [ENGLISH, DUTCH]) {
      for (const card of CARDS) {
        expect(readCard(words, symbols[suitOf(card)] + words.rank(rankOf(card)))).toEqual([card]);
        expect(readCard(words, card)).toEqual([card]);
      }
    }
  });
});
