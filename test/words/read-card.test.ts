import { describe, expect, it } from 'vitest';
import { CARDS, rankOf, suitOf } from '../../src/bridge';
import { readCard } from '../../src/words/read-card';
import { ALL_WORDS, DUTCH, ENGLISH, wordsIn } from './dictionaries';

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
    ['KH', ['CK']],
    ['HA', ['HA']],
    ['AH', ['HA']],
    ['VR', ['DQ']],
  ])('in Dutch %j is %j', (entry, cards) => {
    expect(readCard(DUTCH, entry)).toEqual(cards);
  });

  it.each([
    ['fr', 'PD', ['SQ']],
    ['fr', 'CD', ['HQ']],
    ['fr', 'CV', ['HJ']],
    ['fr', 'KR', ['DK']],
    ['fr', 'TD', ['CQ']],
    ['fr', 'T10', ['CT']],
    ['fr', 'V♥', ['HJ']],
    ['fr', 'CA', ['HA', 'CA']],
    ['fr', 'C10', ['HT', 'CT']],
    ['fr', 'HA', ['HA']],
    ['fr', 'TA', ['CA']],
    ['de', 'KB', ['DJ']],
    ['de', 'CD', ['HQ']],
    ['de', 'CK', ['HK', 'CK']],
    ['de', 'T9', ['C9']],
    ['de', 'PK', ['SK']],
    ['pl', 'SW', ['SJ']],
    ['pl', 'DD', ['DQ']],
    ['pl', 'CA', ['CA']],
    ['it', 'QF', ['DJ']],
    ['it', 'FF', ['CJ']],
    ['it', 'CF', ['HJ']],
    ['it', 'CR', ['HK']],
    ['it', 'C2', ['H2', 'C2']],
    ['it', 'FK', ['CK']],
    ['it', 'SQ', ['SQ']],
    ['sv', 'HKn', ['HJ']],
    ['sv', 'knk', ['CJ']],
    ['sv', 'RE', ['DA']],
    ['sv', 'KK', ['CK']],
    ['sv', 'RA', ['DA']],
  ] as const)('in %s %j is %j', (language, entry, cards) => {
    expect(readCard(wordsIn(language), entry)).toEqual(cards);
  });

  it.each(['', 'S', 'Q', 'SX', 'S1', '1S', 'SQQ', 'queen', '♠', 'S0', '10', 'S110', 'SV'])(
    'in English %j is none',
    (entry) => {
      expect(readCard(ENGLISH, entry)).toEqual([]);
    },
  );

  it('every card as the surface writes it, with symbol or letter first, is that card alone', () => {
    const symbols = { S: '♠', H: '♥', D: '♦', C: '♣' };
    for (const words of ALL_WORDS) {
      for (const card of CARDS) {
        expect(readCard(words, symbols[suitOf(card)] + words.rank(rankOf(card)))).toEqual([card]);
        expect(readCard(words, words.rank(rankOf(card)) + symbols[suitOf(card)])).toEqual([card]);
      }
    }
  });

  it('every card in the letters of the language, and in the notation, is that card, alone where no letter means two suits', () => {
    for (const words of ALL_WORDS) {
      const twice = words.suitLetter('H') === 'C';
      for (const card of CARDS) {
        const own = readCard(words, words.suitLetter(suitOf(card)) + words.rank(rankOf(card)));
        const noted = readCard(words, card);
        expect(own).toContain(card);
        expect(noted).toContain(card);
        if (!twice || suitOf(card) !== 'H') expect(own).toEqual([card]);
        if (!twice || suitOf(card) !== 'C') expect(noted).toEqual([card]);
      }
    }
  });
});
