import { describe, expect, it } from 'vitest';
import { chipText } from '../../src/overlay/chip-text';
import type { View } from '../../src/table/view';
import { SAMPLES } from '../ui/samples';
import { ALL_WORDS, DUTCH, ENGLISH } from '../words/dictionaries';

const said = (view: View, words = ENGLISH): string[] => {
  const { over, head, lines } = chipText(view);
  const told = lines.map(({ text, law }) => words.plain(text) + (law ? ` (${law})` : ''));
  return [...(over ? [words.plain(over)] : []), words.plain(head), ...told];
};

const UNREADABLE: View = {
  state: 'unreadable',
  reason: { key: 'fault_crowded' },
  site: 'bbo',
  laws: '2017',
  undo: 'ask',
  table: null,
};

describe('the chip says', () => {
  it('whose turn it is, by name the cards when they are few, and each duty with its Law', () => {
    expect(said(SAMPLES.minor())).toEqual([
      'East to play: king of spades or five of spades',
      'Follow suit: a spade (44C)',
      'five of spades before another low spade (50C)',
    ]);
    expect(said(SAMPLES.minor(), DUTCH)[0]).toMatch(/^Oost speelt bij: /);
  });

  it('who must choose first, and by which Law', () => {
    expect(said(SAMPLES.major())).toEqual(['West to lead, but first', 'South chooses', 'West: no lead yet (50D2)']);
    expect(said(SAMPLES.twoSuits()).at(-1)).toBe('West: no lead yet (51B)');
  });

  it('that a card must be named', () => {
    expect(said(SAMPLES.designate())).toContain('South names the card');
    expect(chipText(SAMPLES.designate()).lines.map(({ law }) => law)).toContain('51A');
  });

  it('what awaits acceptance', () => {
    const [over, head, line] = said(SAMPLES.acceptLead());
    expect([over, head]).toEqual(['East to lead, but first', 'South decides']);
    expect(line).toMatch(/two of hearts.*\(53\)$/);
  });

  it('that the Director must speak', () => {
    expect(said(SAMPLES.takeBack())).toContain('The Director decides');
  });

  it('no cards by name where it is not certain which they are', () => {
    expect(said(SAMPLES.hidden())[0]).toBe('East to play');
  });

  it('that a claim is on show', () => {
    const view = SAMPLES.minor();
    const claimed = { ...view, table: view.table && { ...view.table, claim: true } };
    expect(said(claimed)[1]).toBe('A claim is on show (68)');
  });

  it('that the board is over, and nothing of a turn', () => {
    const view = SAMPLES.minor();
    const over = { ...view, table: view.table && { ...view.table, over: true } };
    expect(chipText(over)).toMatchObject({ turn: null, who: null });
    expect(said(over)).toEqual(['Board over']);
  });

  it('that the table cannot be read, and why', () => {
    expect(said(UNREADABLE)).toEqual(['This table cannot be read', 'There are too many cards on the trick.']);
  });

  it.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('only what there are words for: %s', (name) => {
    for (const words of ALL_WORDS) {
      const text = said(SAMPLES[name](), words).join('\n');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text).not.toContain(words.plain({ key: 'no such key' }).split('(')[0]);
    }
  });
});
