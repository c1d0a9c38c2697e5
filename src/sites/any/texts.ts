import type { Suit } from '../../bridge';
import { readSuit } from '../cards';

/** Ranks written behind or before one suit symbol, in the page's own letters. */
export type Written = { readonly suit: Suit | null; readonly ranks: readonly string[] };

const SYMBOL = /[♠♤♥♡♦♢♣♧]/gu;
const RANKS = /^(?:10|Kn|[2-9AKQJTXHVBRDFWE])+$/iu;
const RANK = /10|Kn|[2-9AKQJTXHVBRDFWE]/giu;

/** Longer texts are no card and no suit of a hand. */
const LONGEST = 48;

const bare = (text: string): string => text.replace(/[\s,.]|\u{FE0E}|\u{FE0F}/gu, '');

/** What stands for no card at all in a suit: a void. */
const VOID = /^[-–—]*$/u;

const suitsIn = (text: string): Set<Suit> =>
  new Set((text.match(SYMBOL) ?? []).flatMap((symbol) => readSuit(symbol) ?? []));

/**
 * Reads a text that is nothing but a card (`K♠`, `♠10`, or the same several times over, as corners and pips show it) or a suit of a
 * hand (`♠AK1052`, `♠ –`). Ranks without a symbol are read too, with no suit.
 * @returns null for any other text
 */
export const writtenIn = (text: string): Written | null => {
  const packed = bare(text);
  if (packed === '' || packed.length > LONGEST) return null;
  const suits = suitsIn(packed);
  const [suit = null] = suits;
  const rest = packed.replace(SYMBOL, '');
  if (suits.size > 1) return null;
  if (suit && VOID.test(rest)) return { suit, ranks: [] };
  if (!RANKS.test(rest)) return null;
  const ranks = (rest.match(RANK) ?? []).map((rank) => rank.toUpperCase());
  if (new Set(ranks).size === 1) return { suit, ranks: ranks.slice(0, 1) };
  // Several ranks are a suit of a hand, and that begins with its symbol and has each rank once.
  const isSuit = new Set(ranks).size === ranks.length && (suit === null || /^[♠♤♥♡♦♢♣♧][^♠♤♥♡♦♢♣♧]+$/u.test(packed));
  return isSuit ? { suit, ranks } : null;
};
