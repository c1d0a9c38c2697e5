import { describe, expect, it } from 'vitest';
import { readSafely, scrub, Unreadable } from '../../src/sites/unreadable';

describe('scrub', () => {
  it.each([
    ['K♠', 'K♠'],
    ['  Kn♠\n 10♦ ', 'Kn♠ 10♦'],
    ['Q♠ marijke_1953 says hello', 'Q♠ … … …'],
    ["x2y O'Neill-77", 'x2y …'],
    ['Ошибка 3', '… 3'],
  ])('%j becomes %j', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

  it('keeps 80 characters', () => expect(scrub('♠ '.repeat(100))).toHaveLength(80));
});

describe('readSafely', () => {
  it('makes a fault of what a reader throws', () => {
    const reading = readSafely('x', () => {
      throw new Unreadable('missing', '.felt', 'div > ');
    });
    expect(reading).toEqual({
      kind: 'fault',
      fault: { site: 'x', key: 'missing', selector: '.felt', snippet: 'div > ' },
    });
  });

  it('also of an error of the program, without names', () => {
    const reading = readSafely('x', () => {
      throw new TypeError('cannot read jan_45 of null');
    });
    expect(reading.kind).toBe('fault');
    expect(JSON.stringify(reading)).not.toContain('jan_45');
  });

  it('passes on what was read', () => expect(readSafely('x', () => ({ kind: 'none' }))).toEqual({ kind: 'none' }));
});
