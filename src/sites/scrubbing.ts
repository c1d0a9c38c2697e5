import { CONNECTING, RANK_WORDS, SEAT_WORDS, SUIT_WORDS, wordsIn } from './any/vocabulary';

/** A word that can stand on a table and names nobody: a rank or seat letter, a denomination, a small number. */
const SHORT = /^(?:[AKQJTXHVBRDFWENSOZ]|Kn|NT|SA|BA|UT|XX|\d{1,2}|[1-7](?:[SHDC]|NT|SA|BA)X{0,2})$/iu;
const SYMBOL = /[♠♥♦♣♤♡♢♧]/u;

const isShort = (word: string): boolean => SHORT.test(word) || SEAT_WORDS.has(word.toLowerCase());

const isOfCard = (word: string): boolean =>
  [SUIT_WORDS, RANK_WORDS].some((words) => words.has(word.toLowerCase())) || CONNECTING.has(word.toLowerCase());

const UNKNOWN = '…';

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+|[^\s]/gu) ?? [];

const isWord = (token: string): boolean => /^[\p{L}\p{N}]/u.test(token);

/** Whether nothing in a text could be a name or a sentence. "King" alone is a name; with a suit beside it it is a card. */
const isOfTable = (text: string): boolean => {
  const words = tokensOf(text).filter(isWord);
  const hasSuit = SYMBOL.test(text) || words.some((word) => SUIT_WORDS.has(word.toLowerCase()));
  return words.every((word) => isShort(word) || (hasSuit && isOfCard(word)));
};

/**
 * A text of a page without whatever could be a name or a sentence. One of table words only stays as it is; of any other there
 * stays no letter, only suit symbols and numbers up to 99.
 */
export const scrubText = (text: string): string => {
  if (isOfTable(text)) return text;
  const kept = tokensOf(text).map((token) => (SYMBOL.test(token) || /^\d{1,2}$/u.test(token) ? token : UNKNOWN));
  return kept.join(' ').replace(/…(?: …)+/gu, UNKNOWN);
};

/** Words that name parts of a table, not people: they stay in the names of classes, though not in texts. */
const PARTS: ReadonlySet<string> = new Set(
  `auction bid bidding bids board call card cards claim contract deal deals dealer declarer double dummy felt game hand hands
  history lead left list lobby name names panel pass play played player players points result right rubber score scores seat
  seats spectators suit table tables time timer top bottom trick tricks turn undo vul vulnerability vulnerable won`.split(
    /\s+/u,
  ),
);

const isLong = (word: string): boolean => /\p{L}{3}/u.test(word);

/** The words of a text that a report must not hold anywhere, in lower case. */
export const privateWords = (text: string): string[] =>
  isOfTable(text)
    ? []
    : wordsIn(text).filter(
        (word) => isLong(word) && !PARTS.has(word) && !SEAT_WORDS.has(word) && !SUIT_WORDS.has(word),
      );

/** Attributes whose names say that they hold what is nobody's business. */
const PERSONAL =
  /user|name$|nick|mail|avatar|chat|token|session|secret|account|owner|player-?id|placeholder|^value$|^on/iu;

/** What looks like a number given to one thing among many: four digits in a row, or a long mixture of digits and letters. */
const IDENTIFIES = /\d{4}|@|(?=\w*\d\w*\d)(?=\w*[a-z])\w{12}/iu;

const LAST_PART = /[^/?#]*(?:#.*)?$/u;

/** A file name without its path and query; a fragment (`#card-kd`) stays. */
const fileName = (address: string): string => LAST_PART.exec(address.replace(/\?[^#]*/u, ''))?.[0] ?? '';

/** Properties that tell where something is and whether it is seen. */
const PLACE =
  /^(?:display|visibility|opacity|position|left|top|right|bottom|width|height|z-index|transform|background-color|background-position|order|grid-area)$/u;

const scrubStyle = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      const image = /url\(["']?([^"')]+)/u.exec(value.join(':'))?.[1];
      if (image !== undefined && !image.startsWith('data:')) return [`background-image: url(${fileName(image)})`];
      return PLACE.test(name.trim()) ? [declaration] : [];
    })
    .join('; ');

/**
 * An attribute without what could identify somebody.
 * @param isPrivate whether a word was among the texts that were scrubbed
 * @returns null when nothing of it may stay
 */
export const scrubAttribute = (name: string, value: string, isPrivate: (word: string) => boolean): string | null => {
  if (name === 'style') return scrubStyle(value) || null;
  if (PERSONAL.test(name) || /^(?:data:|blob:|javascript:)/u.test(value)) return null;
  const text = /^(?:src|href|xlink:href|poster)$/u.test(name) ? fileName(value) : value;
  if (/^(?:aria-label|alt|title)$/u.test(name)) return scrubText(text);
  const kept = text.split(/\s+/u).filter((token) => !IDENTIFIES.test(token) && !wordsIn(token).some(isPrivate));
  return kept.join(' ');
};
