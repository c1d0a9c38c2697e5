import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/laws';
import { LANGUAGES } from '../../src/words';
import { lawNumber } from '../../src/words/law-number';
import { DUTCH, ENGLISH } from './dictionaries';

describe('the number of a Law', () => {
  it.each([
    ['50', '50'],
    ['50A', '50B'],
    ['50B', '50C'],
    ['50C', '50D'],
    ['50D1', '50E1'],
    ['50D2', '50E2'],
    ['50D2(a)', '50E2(a)'],
    ['51A', '51A'],
    ['52B2', '52B2'],
    ['44C', '44C'],
    ['16', '16'],
  ])('%s is %s in the Dutch book of 1987', (english, dutch) => {
    expect(lawNumber('nl', english, '1987')).toBe(dutch);
  });

  it('is that of the English book in every other edition and language', () => {
    const others = LANGUAGES.flatMap((language) => EDITIONS.map((laws) => ({ language, laws }))).filter(
      ({ language, laws }) => !(language === 'nl' && laws === '1987'),
    );
    expect(others).toHaveLength(LANGUAGES.length * EDITIONS.length - 1);
    for (const { language, laws } of others) expect(lawNumber(language, '50D2', laws)).toBe('50D2');
  });

  it('is said as the language writes it', () => {
    expect(DUTCH.plain(DUTCH.law('50D2', '1987'))).toBe('Art. 50E2');
    expect(DUTCH.plain(DUTCH.law('50D2', '2017'))).toBe('Art. 50D2');
    expect(ENGLISH.plain(ENGLISH.law('50D2', '1987'))).toBe('Law 50D2');
  });
});
