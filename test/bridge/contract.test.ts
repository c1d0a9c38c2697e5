import { expect, test } from 'vitest';
import { formatContract, parseContract, STRAINS, trumpsIn, trumpsOf } from '../../src/bridge';

test('each contract is read and written again', () => {
  for (const level of [1, 2, 3, 4, 5, 6, 7]) {
    for (const strain of STRAINS) {
      for (const doubled of [0, 1, 2] as const) {
        const contract = { level, strain, doubled };
        expect(parseContract(formatContract(contract))).toEqual(contract);
      }
    }
  }
});

test('level, strain and doubling stand in this order', () => {
  expect(formatContract({ level: 3, strain: 'NT', doubled: 0 })).toBe('3NT');
  expect(formatContract({ level: 4, strain: 'H', doubled: 1 })).toBe('4HX');
  expect(formatContract({ level: 1, strain: 'C', doubled: 2 })).toBe('1CXX');
});

test.each(['', '3', 'NT', '0H', '8S', '3N', '4hx', '4HXXX', '4H X', ' 4H', '4H ', 'X4H', '34H', '4HN'])(
  '%j is no contract',
  (text) => {
    expect(parseContract(text)).toBeNull();
  },
);

test('trumps are the strain, and none in no trump', () => {
  for (const strain of STRAINS) {
    const trumps = strain === 'NT' ? null : strain;
    expect(trumpsOf({ level: 2, strain, doubled: 0 })).toBe(trumps);
    expect(trumpsIn(`2${strain}X`)).toBe(trumps);
  }
});
