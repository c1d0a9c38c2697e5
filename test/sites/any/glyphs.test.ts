import { describe, expect, it } from 'vitest';
import { readGlyph } from '../../../src/sites/any/glyphs';

describe('readGlyph', () => {
  it.each([
    ['🂡', 'SA'],
    ['🂺', 'HT'],
    ['🃍', 'DQ'],
    ['🃞', 'CK'],
  ])('reads %j', (text, card) => expect(readGlyph(text)).toBe(card));

  it.each(['', 'K', '♠', '🂬', '🂠', '🃏', '🂡🂡'])('refuses %j', (text) => expect(readGlyph(text)).toBeNull());
});
