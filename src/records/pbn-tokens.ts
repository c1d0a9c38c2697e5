/** A piece of PBN text: a tag pair, a word of a section, the empty line that ends a game, or what cannot be read. */
export type PbnToken =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly line: number }
  | { readonly kind: 'word'; readonly text: string; readonly line: number }
  | { readonly kind: 'end'; readonly line: number }
  | { readonly kind: 'badTag' | 'openComment'; readonly text: string; readonly line: number };

/** What begins at a place of the text. `gap` and comments make no token. */
type Shape = { readonly pattern: RegExp; readonly token: (match: RegExpExecArray, line: number) => PbnToken | null };

const none = (): null => null;

const unescaped = (value: string): string => value.replace(/\\(.)/g, '$1');

/** In this order: the first that matches counts. */
const SHAPES: readonly Shape[] = [
  // White space with an empty line in it ends the game.
  { pattern: /\s+/y, token: ([space], line) => (/\n.*\n/.test(space) ? { kind: 'end', line } : null) },
  // The escape mechanism: a line that begins with a percent sign is not for us.
  { pattern: /(?<=\n|^)%[^\n]*/y, token: none },
  { pattern: /;[^\n]*/y, token: none },
  { pattern: /\{[^}]*\}/y, token: none },
  { pattern: /\{.*/sy, token: ([text], line) => ({ kind: 'openComment', text, line }) },
  {
    pattern: /\[\s*(\w+)\s*"((?:\\.|[^"\\\n])*)"\s*\]/y,
    token: ([, name = '', value = ''], line) => ({
      kind: 'tag',
      name: name.toLowerCase(),
      value: unescaped(value),
      line,
    }),
  },
  // Names with unescaped quotes in them are common.
  {
    pattern: /\[\s*(\w+)\s*"([^\n]*?)"[ \t]*\](?=[ \t]*(?:\n|$))/y,
    token: ([, name = '', value = ''], line) => ({ kind: 'tag', name: name.toLowerCase(), value, line }),
  },
  { pattern: /[[\]][^\n]*/y, token: ([text], line) => ({ kind: 'badTag', text, line }) },
  { pattern: /"[^"\n]*"?/y, token: ([text], line) => ({ kind: 'word', text, line }) },
  { pattern: /[^\s[\]{}";]+|\}/y, token: ([text], line) => ({ kind: 'word', text, line }) },
];

/** Splits PBN text into tokens, comments and escaped lines left out. Lines end with `\n`. */
export const pbnTokens = (text: string): PbnToken[] => {
  const tokens: PbnToken[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    for (const { pattern, token } of SHAPES) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match === null) continue;
      const made = token(match, line);
      if (made !== null) tokens.push(made);
      at = pattern.lastIndex;
      line += match[0].split('\n').length - 1;
      break;
    }
  }
  return tokens;
};
