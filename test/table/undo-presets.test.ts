import { describe, expect, it } from 'vitest';
import { UNDO_PRESETS } from '../../src/table/undo-presets';
import { LANGUAGES, makeWords } from '../../src/words';
import { DICTIONARIES } from '../words/dictionaries';

describe('presets for take-backs', () => {
  it.each(UNDO_PRESETS)('$id has a source, a date, and a text in every language', ({ id, source, date, name }) => {
    expect(new URL(source).protocol).toMatch(/^https?:$/);
    expect(date).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(name.trim()).not.toBe('');
    for (const language of LANGUAGES)
      expect(makeWords(language, DICTIONARIES[language]).has(`undoPreset_${id}`)).toBe(true);
  });

  it('have names and ids of their own', () => {
    for (const field of ['id', 'name'] as const) {
      expect(new Set(UNDO_PRESETS.map((preset) => preset[field])).size).toBe(UNDO_PRESETS.length);
    }
  });
});
