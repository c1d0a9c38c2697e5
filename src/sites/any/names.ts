import { type Card, isCard, RANKS, type Rank, type Suit } from '../../bridge';
import { CONNECTING, RANK_WORDS, SUIT_WORDS, wordsIn } from './vocabulary';

/** A card told by an attribute, and the manner of telling it: attributes of one manner belong together. */
export type Named = { readonly card: Card; readonly manner: string };

const CODE = /^(?:([shdc])(10|[2-9tjqka])|(10|[2-9tjqka])([shdc]))$/iu;

const rankOfCode = (text: string): Rank | null => {
  const upper = text === '10' ? 'T' : text.toUpperCase();
  return RANKS.find((rank) => rank === upper) ?? null;
};

const card = (suit: string | undefined, rank: Rank | null | undefined): Card | null => {
  const made = `${suit?.toUpperCase()}${rank}`;
  return isCard(made) ? made : null;
};

const codeIn = (token: string): { readonly card: Card; readonly order: string } | null => {
  const [, suitFirst, rankAfter, rankFirst, suitAfter] = CODE.exec(token) ?? [];
  const read = suitFirst
    ? card(suitFirst, rankOfCode(rankAfter ?? ''))
    : rankFirst
      ? card(suitAfter, rankOfCode(rankFirst))
      : null;
  return read && { card: read, order: suitFirst ? 'suit first' : 'rank first' };
};

/** What builds put into file names, which differs from file to file. */
const isHash = (token: string): boolean => token.length >= 6 && /\d/u.test(token) && /[a-z]/iu.test(token);

const tokensOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');

/** `card-SA`, `SA`, `/cards/AS.svg`: one part of the value is a code, and the rest is the same for all cards. */
const byCode = (name: string, value: string): Named[] => {
  const tokens = tokensOf(value).filter((token) => !isHash(token));
  const codes = tokens.map(codeIn);
  const [found, other] = codes.filter((code) => code !== null);
  if (!found || other) return [];
  const rest = tokens.map((token, i) => (codes[i] ? '#' : token)).join('-');
  return [{ card: found.card, manner: `${name} ${rest} ${found.order}` }];
};

const rankOfWord = (word: string): Rank | null =>
  RANK_WORDS.get(word) ?? (/^(?:10|[2-9akqjt])$/u.test(word) ? rankOfCode(word) : null);

/** `Queen of spades`, `spades-10`, `schoppen heer`: a suit by word, and a rank by word, number or English letter. */
const byWords = (name: string, value: string): Named[] => {
  const words = wordsIn(value.replace(/(\p{L})(\d)/gu, '$1 $2').replace(/(\d)(\p{L})/gu, '$1 $2'));
  const suits = new Set(words.flatMap((word) => SUIT_WORDS.get(word) ?? []));
  const others = words.filter((word) => !SUIT_WORDS.has(word) && !CONNECTING.has(word));
  const ranks = new Set(others.flatMap((word) => rankOfWord(word) ?? []));
  const [suit] = suits;
  const [rank] = ranks;
  const read = suits.size === 1 && ranks.size === 1 ? card(suit, rank) : null;
  // A sentence in which a card is named is no card.
  const strange = others.filter((word) => rankOfWord(word) === null);
  if (!read || (strange.length > 0 && words.length > 4)) return [];
  return [{ card: read, manner: `${name} in words ${name === 'class' ? '' : strange.join('-')}` }];
};

/** A file's name without folder, query and ending. A fragment, `sprite.svg#card-kd`, is a name in a file of many. */
const fileName = (address: string): string => {
  const fragment = address.split('#')[1];
  if (fragment) return fragment;
  return (address.split(/[?#]/u)[0]?.split('/').pop() ?? '').replace(/\.\w{2,5}$/u, '');
};

const ADDRESSES = /^(?:src|href|xlink:href|data-src)$/u;
const IGNORED = /^(?:style|d|on.*|points|viewBox|transform|width|height|x|y|srcset)$/u;

/** Every way in which one attribute can be understood as a card. */
export const namedIn = (name: string, value: string): Named[] => {
  if (IGNORED.test(name) || value.length < 2 || value.length > 200 || value.startsWith('data:')) return [];
  if (ADDRESSES.test(name)) return readings(name, fileName(value));
  if (name !== 'class') return readings(name, value);
  return [...tokensOfClass(value).flatMap((token) => byCode(name, token)), ...byWords(name, value)];
};

const tokensOfClass = (value: string): string[] => value.split(/\s+/u);

const readings = (name: string, value: string): Named[] => {
  const codes = byCode(name, value);
  return codes.length > 0 ? codes : byWords(name, value);
};

/** An image in the inline style: `background-image: url(cards/SA.png)`. */
export const namedInStyle = (style: string): Named[] => {
  const image = /url\(["']?([^"')]+)/u.exec(style)?.[1];
  return image === undefined || image.startsWith('data:') ? [] : readings('background', fileName(image));
};

const SUIT_LETTERS: Readonly<Record<string, Suit>> = {
  s: 'S',
  h: 'H',
  d: 'D',
  c: 'C',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
};

const NUMBERS: Readonly<Record<string, Rank>> = { '1': 'A', '11': 'J', '12': 'Q', '13': 'K', '14': 'A' };

const suitOfValue = (value: string): Suit | null => {
  const word = value.trim().toLowerCase();
  return SUIT_WORDS.get(word) ?? SUIT_LETTERS[word] ?? null;
};

const rankOfValue = (value: string): Rank | null => {
  const word = value.trim().toLowerCase();
  return rankOfWord(word) ?? NUMBERS[word] ?? null;
};

/** Suit and rank in two attributes of one element: `data-suit="hearts" data-rank="10"`. */
export const namedInPair = (attributes: Iterable<Attr>): Named[] => {
  const all = [...attributes];
  const suit = all.find(({ name, value }) => /suit|colou?r/iu.test(name) && suitOfValue(value) !== null);
  const rank = all.find(({ name, value }) => /rank|value|number|face|pip/iu.test(name) && rankOfValue(value) !== null);
  if (!suit || !rank || suit === rank) return [];
  const read = card(suitOfValue(suit.value) ?? '', rankOfValue(rank.value));
  return read ? [{ card: read, manner: `${suit.name} and ${rank.name}` }] : [];
};

/** The one suit that an element's classes and attributes name by word, without naming a card: the suit of the ranks in it. */
export const suitNamed = (element: Element): Suit | null => {
  const told = ['class', 'data-suit', 'aria-label', 'alt', 'title', 'id'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  const suits = new Set(told.flatMap(wordsIn).flatMap((word) => SUIT_WORDS.get(word) ?? []));
  const [suit] = suits;
  return suits.size === 1 ? (suit ?? null) : null;
};
