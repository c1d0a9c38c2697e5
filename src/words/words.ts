import { type Card, isCard, isSeat, isSuit, type Rank, rankOf, type Seat, type Suit, suitOf } from '../bridge';
import type { Edition } from '../laws';
import type { Message } from '../table/view';
import type { Dictionary, TextKey } from './dictionary';
import { elide } from './elide';
import { type Language, LOCALES } from './language';
import { lawNumber } from './law-number';
import { cut, type Part, tidy, withOptional } from './parts';

/** Texts in one language. */
export type Words = {
  readonly language: Language;
  /** A sentence in pieces, its cards and suits still to be drawn. An unknown key gives the sentence `unknownMessage`. */
  readonly say: (message: Message) => readonly Part[];
  /** A sentence as text alone, for names and announcements: "queen of spades". */
  readonly plain: (message: Message) => string;
  /** Whether a key has a text. */
  readonly has: (key: string) => boolean;
  /** `queen of spades` */
  readonly card: (card: Card) => string;
  /** The letter on the card: `Q`, `10`. */
  readonly rank: (rank: Rank) => string;
  /** `spades` */
  readonly suit: (suit: Suit) => string;
  /** The letter that stands for a suit in writing: `S`; Dutch has `R` for diamonds. */
  readonly suitLetter: (suit: Suit) => string;
  /** `West` */
  readonly seat: (seat: Seat) => string;
  /** `W` */
  readonly seatLetter: (seat: Seat) => string;
  /** `Law 50D2`, as the book of this language and edition numbers it; given in the English numbering. */
  readonly law: (law: string, laws: Edition) => Message;
};

type Value = string | number | readonly string[];

/** Parameters whose values are themselves texts: the value completes the key. */
const NAMED: Readonly<Record<string, string>> = { how: 'how_', why: 'why_', word: 'word_', undo: 'undoRule_' };

/** A message with its key checked by the compiler. */
export const message = (key: TextKey, params?: Message['params']): Message => (params ? { key, params } : { key });

/** Keys in `_locales` have letters, digits and underscores only: `error.not-held` is kept as `error_not_held`. */
const keyInFile = (key: string): string => key.replace(/[^A-Za-z0-9_]/g, '_');

/** Texts of one language, made from its dictionary. */
export const makeWords = (language: Language, dictionary: Dictionary): Words => {
  const locale = LOCALES[language];
  const plurals = new Intl.PluralRules(locale);
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const raw = (key: string): string | undefined => dictionary[keyInFile(key)]?.message;
  const text = (key: string): string => raw(key) ?? '';

  const rank = (r: Rank): string => raw(`rank_${r}`) ?? r;
  const seat = (s: Seat): string => text(`seat_${s}`);
  const card = (c: Card): string =>
    plain({
      key: 'cardName',
      params: { rankName: text(`rankName_${rankOf(c)}`), suitName: text(`suit_${suitOf(c)}`) },
    });

  const join = (items: readonly Part[], kind: 'and' | 'or'): Part[] =>
    lists[kind]
      .formatToParts(items.map((_, i) => String(i)))
      .map((p) => (p.type === 'element' ? (items[Number(p.value)] ?? '') : p.value));
  const spaced = (items: readonly Part[]): Part[] => items.flatMap((item, i) => (i === 0 ? [item] : [' ', item]));

  const suits = (values: readonly Suit[], form: string): Part[] => {
    const named = SUIT_FORMS[form];
    if (named === undefined) return spaced(values.map((suit) => ({ suit })));
    const names = values.map((suit) => text(named.prefix + suit));
    return join(named.capital ? names.map(capital) : names, named.list);
  };
  const cards = (values: readonly Card[], form: string): Part[] => {
    const items = values.map((c) => ({ card: c }));
    return form === 'or' || form === 'and' ? join(items, form) : spaced(items);
  };

  const fill = (name: string, form: string, value: Value): Part[] => {
    const prefix = NAMED[name];
    if (prefix !== undefined) return [text(prefix + String(value))];
    if (typeof value === 'number' || AS_WRITTEN.has(name)) return [String(value)];
    const values = typeof value === 'string' ? [value] : value;
    if (values.length > 0 && values.every(isCard)) return cards(values, form);
    if (SUIT_NAMES.has(name) && values.every(isSuit)) return suits(values, form);
    if (SEAT_NAMES.has(name) && values.every(isSeat)) return join(values.map(seat), 'and');
    return [values.join(', ')];
  };

  const template = ({ key, params }: Message): string => {
    const count = params?.count;
    const plural =
      typeof count === 'number' ? (raw(`${key}_${plurals.select(count)}`) ?? raw(`${key}_other`)) : undefined;
    return plural ?? raw(key) ?? text('unknownMessage');
  };
  const say = (msg: Message): Part[] => {
    const params: Message['params'] = { key: msg.key, ...msg.params };
    const given = (name: string): boolean => params[name] !== undefined && params[name] !== '';
    const pieces = cut(withOptional(template(msg), given));
    const filled = pieces.flatMap((p) => (typeof p === 'string' ? [p] : fill(p.name, p.form, params[p.name] ?? '')));
    return tidy(filled).map((part) => (typeof part === 'string' ? elide(language, part) : part));
  };
  const plain = (msg: Message): string =>
    say(msg)
      .map((p) => (typeof p === 'string' ? p : 'card' in p ? card(p.card) : text(`suit_${p.suit}`)))
      .join('');

  return {
    language,
    say,
    plain,
    has: (key) => raw(key) !== undefined,
    card,
    rank,
    suit: (s) => text(`suit_${s}`),
    suitLetter: (s) => text(`suitLetter_${s}`),
    seat,
    seatLetter: (s) => text(`seatLetter_${s}`),
    law: (law, laws) => message('lawNumber', { law: lawNumber(language, law, laws) }),
  };
};

type SuitForm = { readonly prefix: string; readonly list: 'and' | 'or'; readonly capital?: true };

/** How a template can have its suits named, `{suits|one}`: "a spade", "A spade", "spade", "spades". Without a form they are drawn. */
const SUIT_FORMS: Readonly<Record<string, SuitForm>> = {
  one: { prefix: 'suitOne_', list: 'or' },
  One: { prefix: 'suitOne_', list: 'or', capital: true },
  bare: { prefix: 'suitBare_', list: 'or' },
  many: { prefix: 'suit_', list: 'and' },
};

/** Parameters that stand as they are written, even where they could be read as a card: a board can be called D4. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['board', 'name', 'where', 'found']);

/** Parameters that hold suits. */
const SUIT_NAMES: ReadonlySet<string> = new Set(['suit', 'suits', 'first', 'none', 'only']);

/** Parameters that hold a seat. */
const SEAT_NAMES: ReadonlySet<string> = new Set([
  'seat',
  'partner',
  'leader',
  'by',
  'declarer',
  'dummy',
  'viewer',
  'turn',
  'next',
]);

const capital = (s: string): string => s.slice(0, 1).toUpperCase() + s.slice(1);
