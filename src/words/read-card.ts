import { type Card, isCard, RANKS, type Rank, SUITS, type Suit, sortCards } from '../bridge';
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

/** The suits that a symbol or letter can stand for, in English or in the language of the words. @param text in upper case */
export const suitsOf = (words: Words, text: string): Suit[] =>
  SUITS.filter((suit) => text === suit || SYMBOLS[text] === suit || text === words.suitLetter(suit).toUpperCase());

const ranksOf = (words: Words, text: string): Rank[] =>
  RANKS.filter((rank) => text === rank || text === words.rank(rank).toUpperCase() || (rank === 'T' && text === '10'));

const pairs = (suits: readonly Suit[], ranks: readonly Rank[]): Card[] =>
  suits.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`));

/**
 * Reads a card as people write it: `SQ`, `♠Q`, `Q♠`, `s10`, and with the letters of their language, `SV`.
 * The notation `SQ` (suit, then rank, in English letters) always counts; other readings only where it does not fit.
 * @returns every card that it can mean, sorted: none when it is no card, two when it is not clear
 */
export const readCard = (words: Words, entry: string): ReadCard => {
  const text = entry.replace(/\s|\uFE0E|\uFE0F/gu, '').toUpperCase();
  const noted = text.replace('10', 'T');
  if (isCard(noted)) return [noted];
  const first = [...text];
  const suitFirst = pairs(suitsOf(words, first[0] ?? ''), ranksOf(words, first.slice(1).join('')));
  const suitLast = pairs(suitsOf(words, first.at(-1) ?? ''), ranksOf(words, first.slice(0, -1).join('')));
  return sortCards(new Set([...suitFirst, ...suitLast]));
};
