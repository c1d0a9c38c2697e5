import { describe, expect, it } from 'vitest';
import { LANGUAGES, makeWords, message, pickLanguage } from '../../src/words';
import { DUTCH, ENGLISH, wordsIn } from './dictionaries';

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

  it('takes the form that a language has for a few', () => {
    const hidden = (count: number) => wordsIn('pl').plain(message('hiddenCount', { count }));
    expect([hidden(1), hidden(2), hidden(5), hidden(12), hidden(22)]).toEqual([
      '1 karta zakryta.',
      '2 karty zakryte.',
      '5 kart zakrytych.',
      '12 kart zakrytych.',
      '22 karty zakryte.',
    ]);
  });

  it('runs words together where French does, before a seat that begins with a vowel', () => {
    const cardsOf = (seat: string) => wordsIn('fr').plain(message('cardsOf', { seat }));
    expect(['N', 'E', 'S', 'W'].map(cardsOf)).toEqual([
      'Cartes de Nord',
      'Cartes d’Est',
      'Cartes de Sud',
      'Cartes d’Ouest',
    ]);
    expect(wordsIn('fr').plain(message('cause_premature', { seat: 'W', partner: 'E', trick: 3 }))).toBe(
      'Ouest l’a jouée avant qu’Est ait fourni à la levée 3.',
    );
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
    const honours = LANGUAGES.map((language) => (['A', 'K', 'Q', 'J'] as const).map(wordsIn(language).rank).join(' '));
    expect(honours).toEqual(['A K Q J', 'A H V B', 'A R D V', 'A K D B', 'A K D W', 'A R D F', 'E K D Kn']);
  });
});

describe('the language', () => {
  it.each([
    ['auto', ['nl-BE', 'en'], 'nl'],
    ['auto', ['fi', 'nl'], 'nl'],
    ['auto', ['de-AT', 'en'], 'de'],
    ['auto', ['fr-CH'], 'fr'],
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
