import { describe, expect, it } from 'vitest';
import { CARDS, RANKS, SEATS, SUITS } from '../../src/bridge';
import { NOTES } from '../../src/laws/editions';
import { CAUSES, ERROR_CODES } from '../../src/laws/ruling';
import { CHOICES, HOWS, UNDO_RULES, WHYS, WORDS } from '../../src/laws/situation';
import { FAULT_KEYS } from '../../src/sites/sighting';
import { LANGUAGES, type Language, makeWords } from '../../src/words';
import { cut } from '../../src/words/parts';
import { DICTIONARIES } from './dictionaries';

/** A plural: the singular may spell its number out, so its places are not those of the other form in every language. */
const isSingular = (key: string): boolean => key.endsWith('_one');

/** The plural forms that a language has for the numbers of a deal, besides those of English: Polish says two cards otherwise than five. */
const ownForms = (language: Language): string[] => {
  const rules = new Intl.PluralRules(language);
  const forms = new Set(Array.from({ length: 53 }, (_, count) => rules.select(count)));
  return forms.has('few') ? ['few'] : [];
};

/** The keys of English, with the plural forms that a language has besides, where they belong. */
const keysFor = (language: Language): string[] =>
  keys.flatMap((key) => [key, ...(isSingular(key) ? ownForms(language).map((f) => key.replace('_one', `_${f}`)) : [])]);

const placesOf = (template: string): string[] => {
  const names = cut(template).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
  return [...new Set(names)].sort();
};

const english = Object.entries(DICTIONARIES.en);
const keys = english.map(([key]) => key);

/** Keys that other rooms send as messages: out of closed sets where there are, else by name. */
const SENT = [
  ...FAULT_KEYS.map((key) => `fault_${key}`),
  'fault_turn',
  ...ERROR_CODES.map((code) => `error_${code}`),
  ...['ask_noAnswer', 'ask_failed', 'noTable_closed', 'noTable_noReader'],
  ...['any_looking', 'any_watching', 'any_bottom', 'any_contract', 'any_notTold', 'offerDeclined', 'offerClosed'],
  ...['note_auction', 'note_contract', 'note_over', 'note_joining', 'note_unseen'],
];

/** Keys that surfaces make out of the closed sets of the core. */
const MADE = [
  ...HOWS.flatMap((how) => [`how_${how}`, `cause_${how}`]),
  ...CAUSES.map((cause) => `cause_${cause}`),
  ...NOTES.map((note) => `information_${note}`),
  ...WHYS.map((why) => `why_${why}`),
  ...CHOICES.flatMap((choice) => [
    `choice_${choice}`,
    `choiceName_${choice}`,
    `then_${choice}`,
    `event_choose_${choice}`,
  ]),
  ...WORDS.map((word) => `word_${word}`),
  ...UNDO_RULES.map((rule) => `undoRule_${rule}`),
  ...['spot', 'honour', 'deliberate', 'several', 'director'].map((kind) => `kind_${kind}`),
  ...['follow', 'lead', 'avoid', 'highest', 'lowest', 'play', 'before'].flatMap((kind) => [
    `duty_${kind}`,
    `no_${kind}`,
  ]),
  ...['52', '53', '54', '55'].flatMap((law) => [`acceptHead_${law}`, `acceptThen_${law}`, `refuseThen_${law}`]),
  ...SUITS.flatMap((suit) => [`suit_${suit}`, `suitBare_${suit}`, `suitOne_${suit}`, `suitLetter_${suit}`]),
  ...RANKS.map((rank) => `rankName_${rank}`),
  ...SEATS.flatMap((seat) => [`seat_${seat}`, `seatLetter_${seat}`]),
];

describe.each(LANGUAGES)('the dictionary of %s', (language) => {
  const dictionary = DICTIONARIES[language];
  const words = makeWords(language, dictionary);

  it('has the keys of the English one, in the same order, and all its own plural forms', () => {
    expect(Object.keys(dictionary)).toEqual(keysFor(language));
  });

  it('fills the same places as the English one', () => {
    const differ = keysFor(language)
      .filter((key) => !isSingular(key))
      .filter((key) => {
        const message = DICTIONARIES.en[key]?.message ?? DICTIONARIES.en[key.replace(/_few$/, '_other')]?.message ?? '';
        return placesOf(dictionary[key]?.message ?? '').join() !== placesOf(message).join();
      });
    expect(differ).toEqual([]);
  });

  it('has keys and texts that the browsers accept', () => {
    for (const [key, { message }] of Object.entries(dictionary)) {
      expect(key).toMatch(/^[A-Za-z0-9_]+$/);
      expect(message.trim()).not.toBe('');
      expect(message, key).not.toMatch(/\$|__MSG_/);
    }
  });

  it('has a text for every key that the other rooms send or a surface makes', () => {
    expect([...SENT, ...MADE].filter((key) => !words.has(key))).toEqual([]);
  });

  it('lets no sign stand at the start of a line, where it has a space before it as in French', () => {
    const loose = Object.values(dictionary).filter(({ message }) => / [:;?!»]|« /.test(message));
    expect(loose).toEqual([]);
  });

  it('has a plural for every singular', () => {
    for (const key of keys.filter(isSingular)) expect(keys).toContain(key.replace(/_one$/, '_other'));
  });

  it('names all cards differently, and no two ranks by one letter', () => {
    expect(new Set(CARDS.map(words.card)).size).toBe(CARDS.length);
    expect(new Set(RANKS.map(words.rank)).size).toBe(RANKS.length);
    expect(new Set(SUITS.map(words.suitLetter)).size).toBe(SUITS.length);
    expect(new Set(SEATS.map(words.seatLetter)).size).toBe(SEATS.length);
  });
});
