/** One `tag|value|` of a LIN record. `bad`: text where a tag should have stood. */
export type LinPair = { readonly tag: string; readonly value: string; readonly line: number };

const PAIR = /\s*([a-z0-9]{2})\|([^|]*)(?:\||$)/iy;

/** Where reading can begin again after something that is no pair: at the next board or page. */
const RESTART = /[|\n]\s*(?=(?:qx|md|pn)\|)/gi;

/** The tag of a stretch that could not be read. */
export const UNREADABLE = '';

const countLines = (text: string): number => text.split('\n').length - 1;

/** Splits LIN text into its pairs, tags in lower case. What cannot be read becomes one pair with the tag {@link UNREADABLE}. */
export const linPairs = (text: string): LinPair[] => {
  const pairs: LinPair[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    PAIR.lastIndex = at;
    const pair = PAIR.exec(text);
    if (pair === null && text.slice(at).trim() === '') break;
    const start = at;
    at = pair === null ? restartAfter(text, at) : PAIR.lastIndex;
    const whole = text.slice(start, at);
    const before = whole.length - whole.trimStart().length;
    const first = line + countLines(whole.slice(0, before));
    pairs.push({ tag: pair?.[1]?.toLowerCase() ?? UNREADABLE, value: pair?.[2] ?? whole, line: first });
    line += countLines(whole);
  }
  return pairs;
};

const restartAfter = (text: string, at: number): number => {
  RESTART.lastIndex = at;
  return RESTART.exec(text) === null ? text.length : RESTART.lastIndex;
};
