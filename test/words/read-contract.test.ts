import { describe, expect, it } from 'vitest';
import { STRAINS } from '../../src/bridge';
import { LANGUAGES } from '../../src/words';
import { readContract } from '../../src/words/read-contract';
import { DUTCH, ENGLISH, wordsIn } from './dictionaries';

describe('a contract as people write it', () => {
  it.each([
    ['3NT', ['3NT']],
    ['3 nt', ['3NT']],
    ['3n', ['3NT']],
    ['3sa', ['3NT']],
    ['3BA', ['3NT']],
    ['3SAx', ['3NTX']],
    ['4H', ['4H']],
    ['4♥', ['4H']],
    ['4♥️ xx', ['4HXX']],
    ['1cx', ['1CX']],
    ['7D', ['7D']],
  ])('in English %j is %j', (entry, contracts) => {
    expect(readContract(ENGLISH, entry)).toEqual(contracts);
  });

  it.each([
    ['4R', ['4D']],
    ['2kx', ['2CX']],
    ['3H', ['3H']],
    ['5D', ['5D']],
    ['5C', ['5C']],
    ['3SA', ['3NT']],
  ])('in Dutch %j is %j', (entry, contracts) => {
    expect(readContract(DUTCH, entry)).toEqual(contracts);
  });

  it.each([
    ['4P', ['4S']],
    ['4T', ['4C']],
    ['4S', ['4S']],
    ['4H', ['4H']],
    ['4C', ['4H', '4C']],
    ['4CXX', ['4HXX', '4CXX']],
  ])('in French, where C is hearts, %j is %j', (entry, contracts) => {
    expect(readContract(wordsIn('fr'), entry)).toEqual(contracts);
  });

  it.each(['', '3', 'NT', '0NT', '8C', '4R', '4K', '3NTXXX', '4HH', '33H', '3 clubs', 'pass', 'X', '3X'])(
    'in English %j is none',
    (entry) => expect(readContract(ENGLISH, entry)).toEqual([]),
  );

  it('every denomination by the letter or symbol that the surface writes can mean that denomination', () => {
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      const example = words.plain({ key: 'any_contractExample' }).split(', ');
      expect(example.map((each) => readContract(words, each)).every((read) => read.length === 1)).toBe(true);
      for (const strain of STRAINS) {
        const written = strain === 'NT' ? 'NT' : words.suitLetter(strain);
        expect(readContract(words, `4${written}`), language).toContain(`4${strain}`);
      }
    }
  });
});
