import { type BySeat, type Card, rankOf, SEATS, type Seat, SUITS, type Suit, suitOf } from '../bridge';
import type { Edition } from '../laws';
import type { Message } from '../table/view';
import { eventText } from '../ui/text/event';
import type { Words } from '../words';
import type { Told } from './entries';

/** How cards and suits are written where there are letters alone. */
export type Letters = {
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
};

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `♥Q`, with the letter of the language. */
export const symbols = (words: Words): Letters => ({
  card: (card) => SYMBOLS[suitOf(card)] + words.rank(rankOf(card)),
  suit: (suit) => SYMBOLS[suit],
});

/** `HQ`, as LIN and PBN write cards, in every language. */
export const plainLetters: Letters = { card: (card) => card, suit: (suit) => suit };

/** A sentence as a line of text. */
export const inText = (what: Message, words: Words, letters: Letters): string =>
  words
    .say(what)
    .map((part) =>
      typeof part === 'string' ? part : 'card' in part ? letters.card(part.card) : letters.suit(part.suit),
    )
    .join('');

/** `(Law 50D2)`, as the book of that language and edition numbers it. */
export const lawInText = (law: string, laws: Edition, words: Words): string => `(${words.plain(words.law(law, laws))})`;

/** An entry with what was found of it and its Law, in one line. */
export const entryInText = ({ entry, finding }: Told, laws: Edition, words: Words, letters: Letters): string => {
  const sentences = [eventText(entry.event), ...finding.what].map((what) => inText(what, words, letters));
  const text = sentences.map((sentence) => sentence.replace(/\.$/, '')).join('. ');
  return `${text} ${lawInText(finding.law, laws, words)}`;
};

/** The suits of a hand: `♠AK2 ♥QJT ♦– ♣98`. */
const handInText = (hand: readonly Card[], words: Words, letters: Letters): string =>
  SUITS.map((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map((card) => words.rank(rankOf(card)));
    return letters.suit(suit) + (ranks.length > 0 ? ranks.join('') : '–');
  }).join(' ');

/** The hands at the start, a line each. @param size cards in each hand */
export const handsInText = (hands: BySeat<readonly Card[]>, size: number, words: Words, letters: Letters): string[] =>
  SEATS.flatMap((seat: Seat) => {
    const hand = hands[seat];
    const unseen = size - hand.length;
    const hidden = unseen > 0 ? [words.plain({ key: 'account_unseen', params: { count: unseen } })] : [];
    const known = hand.length > 0 ? [handInText(hand, words, letters)] : [];
    return [`${words.seat(seat)}: ${[...known, ...hidden].join(', ')}`];
  });
