import { describe, expect, it } from 'vitest';
import { makeWords, message, pickLanguage } from '../../src/words';
import { DUTCH, ENGLISH } from './dictionaries';

describe('a sentence', () => {
  it('comes in pieces, so that a surface can draw its cards', () => {
    expect(ENGLISH.say(message('exposed_undo', { seat: 'W', card: 'HJ' }))).toEqual([
      'West took back ',
      { card: 'HJ' },
    ]);
  });

  it('is text alone where nothing can be drawn', () => {
    expect(ENGLISH.plain(message('exposed_undo', { seat: 'W', card: 'HJ' }))).toBe('West took back jack of hearts');
    expect(DUTCH.plain(message('exposed_undo', { seat: 'W', card: 'HJ' }))).toBe('West nam harten boer terug');
  });

  it('draws suits, and names them where the sentence asks for a word', () => {
    expect(ENGLISH.say(message('event_choose_forbid', { suits: ['S', 'H'] }))).toEqual([
      'Forbidden: ',
      { suit: 'S' },
      ' ',
      { suit: 'H' },
    ]);
    expect(ENGLISH.plain(message('duty_follow', { suits: ['S'] }))).toBe('Follow suit: a spade');
    expect(ENGLISH.plain(message('wasLed', { suit: 'D' }))).toBe('A diamond was led');
  });

  it('joins several in the way of the language', () => {
    expect(ENGLISH.plain(message('duty_avoid', { suits: ['S', 'H', 'D'] }))).toBe('Lead no spade, heart or diamond');
    expect(DUTCH.plain(message('duty_play', { cards: ['HK', 'DQ'] }))).toBe('harten heer of ruiten vrouw spelen');
  });

  it('tells a suit from a seat by what it is about', () => {
    expect(ENGLISH.plain(message('duty_playElse', { first: ['S'], cards: ['HK'] }))).toBe(
      'No spade? Then king of hearts',
    );
    expect(ENGLISH.plain(message('turnPlay', { seat: 'S' }))).toBe('South to play');
  });

  it('takes the name of a board for no card', () => {
    expect(ENGLISH.say(message('boardNumber', { board: 'D4' }))).toEqual(['Board D4']);
  });

  it('takes the singular for one and the plural for any other number', () => {
    const hidden = (count: number) => ENGLISH.plain(message('hiddenCount', { count }));
    expect([hidden(1), hidden(0), hidden(9)]).toEqual(['1 card hidden.', '0 cards hidden.', '9 cards hidden.']);
  });

  it('leaves out a stretch in brackets whose value is missing or empty', () => {
    const count = (params: Record<string, string>) => ENGLISH.plain({ key: 'fault_count', params });
    expect(count({})).toBe('The cards played do not add up.');
    expect(count({ snippet: '' })).toBe('The cards played do not add up.');
    expect(count({ snippet: 'E: 3' })).toBe('The cards played do not add up (E: 3).');
  });

  it('takes keys with signs that a dictionary cannot hold', () => {
    expect(ENGLISH.plain({ key: 'error_not-held' })).toBe('That hand cannot hold this card.');
  });

  it('says that it has no words for a key that it does not know', () => {
    expect(ENGLISH.plain({ key: 'from_the_future' })).toContain('from_the_future');
  });

  it('puts a value that is itself a text', () => {
    expect(ENGLISH.plain(message('event_expose', { seat: 'E', cards: ['S5'], how: 'dropped' }))).toBe(
      'East showed five of spades: Dropped',
    );
  });
});

describe('card letters', () => {
  it('are those of the language', () => {
    expect((['A', 'K', 'Q', 'J', 'T', '9'] as const).map(DUTCH.rank)).toEqual(['A', 'H', 'V', 'B', '10', '9']);
    expect((['A', 'K', 'Q', 'J', 'T', '9'] as const).map(ENGLISH.rank)).toEqual(['A', 'K', 'Q', 'J', '10', '9']);
  });
});

describe('the language', () => {
  it.each([
    ['auto', ['nl-BE', 'en'], 'nl'],
    ['auto', ['fi', 'nl'], 'nl'],
    ['auto', ['fi'], 'en'],
    ['auto', [], 'en'],
    ['nl', ['en'], 'nl'],
    ['fi', ['nl'], 'en'],
  ])('for %s with the browser at %j is %s', (chosen, preferred, expected) => {
    expect(pickLanguage(chosen, preferred)).toBe(expected);
  });

  it('brings its own dictionary and no other', () => {
    const words = makeWords('nl', { turnPlay: { message: '{seat}!' }, seat_W: { message: 'West' } });
    expect(words.plain(message('turnPlay', { seat: 'W' }))).toBe('West!');
  });
});
