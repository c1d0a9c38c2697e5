import { type Card, RANKS, type Rank, SUITS, type Suit, sortCards } from '../bridge';
import type { Words } from './words';

/** What a typed text can mean: no card, one card, or several. */
export type ReadCard = readonly Card[];

const SYMBOLS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '♤': 'S',
  '♡': 'H',
  '♢': 'D',
  '♧': 'C',
};

const ownSuits = (words: Words, text: string): Suit[] =>
  SUITS.filter((suit) => text === words.suitLetter(suit).toUpperCase());

const notedSuits = (text: string): Suit[] => SUITS.filter((suit) => text === suit || SYMBOLS[text] === suit);

/** The suits that a symbol or letter can stand for, in English or in the language of the words. @param text in upper case */
export const suitsOf = (words: Words, text: string): Suit[] => [
  ...new Set([...ownSuits(words, text), ...notedSuits(text)]),
];

const ownRanks = (words: Words, text: string): Rank[] =>
  RANKS.filter((rank) => text === words.rank(rank).toUpperCase());

const notedRanks = (text: string): Rank[] => RANKS.filter((rank) => text === rank || (rank === 'T' && text === '10'));

const pairs = (suits: readonly Suit[], ranks: readonly Rank[]): Card[] =>
  suits.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`));

/**
 * What a suit and a rank can mean together: in the letters of the language, or all in English. An English suit with the language's
 * rank only where nothing else fits: in French `CD` is the queen of hearts, though `C` is clubs in English.
 */
const readPair = (words: Words, suit: string, rank: string): Card[] => {
  const ranks = [...ownRanks(words, rank), ...notedRanks(rank)];
  const likely = [...pairs(ownSuits(words, suit), ranks), ...pairs(notedSuits(suit), notedRanks(rank))];
  return likely.length > 0 ? likely : pairs(notedSuits(suit), ranks);
};

/**
 * Reads a card as people write it: `SQ`, `♠Q`, `Q♠`, `s10`, and with the letters of their language, `SV`. The suit counts as written
 * first where that makes a card, else as written last.
 * @returns every card that it can mean, sorted: none when it is no card, two where a letter is one suit in English and another in the
 * language of the words, as `C` is in French
 */
export const readCard = (words: Words, entry: string): ReadCard => {
  const text = [...entry.replace(/\s|\uFE0E|\uFE0F/gu, '').toUpperCase()];
  const suitFirst = readPair(words, text[0] ?? '', text.slice(1).join(''));
  const cards = suitFirst.length > 0 ? suitFirst : readPair(words, text.at(-1) ?? '', text.slice(0, -1).join(''));
  return sortCards(new Set(cards));
};
