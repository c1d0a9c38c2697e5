import { type Card, isCard, RANKS, type Rank, type Suit } from '../bridge';

/** Suit symbols, black and white. A variation selector after one is dropped before it is looked up. */
const SYMBOLS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

/** Letters of ace, king, queen and jack by language; English ones are read everywhere, for no language gives them another meaning. */
const HONOURS: Readonly<Record<string, Readonly<Record<string, Rank>>>> = {
  nl: { H: 'K', V: 'Q', B: 'J' },
  fr: { R: 'K', D: 'Q', V: 'J' },
  de: { D: 'Q', B: 'J' },
  it: { R: 'K', D: 'Q', F: 'J' },
  pl: { D: 'Q', W: 'J' },
  tr: { R: 'K', D: 'Q', V: 'J' },
  sv: { E: 'A', D: 'Q', Kn: 'J' },
  no: { E: 'A', D: 'Q', Kn: 'J' },
  nb: { E: 'A', D: 'Q', Kn: 'J' },
  nn: { E: 'A', D: 'Q', Kn: 'J' },
  da: { E: 'A', D: 'Q', B: 'J' },
};

const SELECTORS_AND_SPACE = /\s|\u{FE0E}|\u{FE0F}/gu;

const SUIT = '[♠♤♥♡♦♢♣♧]';
const RANK_FIRST = new RegExp(`([^♠♤♥♡♦♢♣♧]+)(${SUIT})`, 'gu');
const SUIT_FIRST = new RegExp(`(${SUIT})([^♠♤♥♡♦♢♣♧]+)`, 'gu');

const bare = (text: string): string => text.replace(SELECTORS_AND_SPACE, '');

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** A language as pages name it (`nl`, `nl-BE`), reduced to its first part. */
const primary = (language: string): string => language.toLowerCase().split(/[-_]/u)[0] ?? '';

/** The suit that a symbol stands for; null for anything else. Letters are not read: `S` is a seat, `D` a queen. */
export const readSuit = (text: string): Suit | null => own(SYMBOLS, bare(text));

/**
 * The rank that a text stands for: `10`, `T` and `t` are the ten (`X` is so in no language for sure), honours go by the page's language.
 * @param language of the page, such as `nl` or `fr-FR`; one that is not known gives null for its own letters, never a guess
 */
export const readRank = (text: string, language: string): Rank | null => {
  const written = bare(text);
  if (written === '10' || written === 't') return 'T';
  const english = RANKS.find((rank) => rank === written);
  return english ?? own(own(HONOURS, primary(language)) ?? {}, written);
};

const cardOf = (suit: string, rank: string, language: string): Card | null => {
  const card = `${readSuit(suit)}${readRank(rank, language)}`;
  return isCard(card) ? card : null;
};

const parseCard = (written: string, language: string): Card | null => {
  const suitFirst = readSuit(written.slice(0, 1)) !== null;
  const pairs = [...written.matchAll(suitFirst ? SUIT_FIRST : RANK_FIRST)];
  if (pairs.length === 0 || pairs.map(([pair]) => pair).join('') !== written) return null;
  const cards = pairs.map(([, a = '', b = '']) => (suitFirst ? cardOf(a, b, language) : cardOf(b, a, language)));
  const [card = null] = cards;
  return cards.every((other) => other === card) ? card : null;
};

/** Cards read before, by language and text: a table is read many times a second, and shows the same few texts each time. */
const readBefore = new Map<string, Card>();

/**
 * Reads a card from its text: `K♠`, `♠10`, or the same card several times over, as the corners of a picture show it (`K♠K♠`).
 * @returns null when anything in it is not understood, or when it names two different cards
 */
export const readCard = (text: string, language: string): Card | null => {
  const key = `${language}|${text}`;
  const known = readBefore.get(key);
  if (known) return known;
  const card = parseCard(bare(text), language);
  if (card) readBefore.set(key, card);
  return card;
};
