import type { Card, Suit } from '../bridge';

/** A piece of a sentence: text, a card or a suit that a surface draws with its symbol. */
export type Part = string | { readonly card: Card } | { readonly suit: Suit };

/** A piece of a template: literal text, or a place to fill: `{name}` or `{name|form}`. */
export type Piece = string | { readonly name: string; readonly form: string };

const PLACE = /\{(\w+)(?:\|(\w+))?\}/g;

/** Cuts a template into its literal pieces and its places. */
export const cut = (template: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of template.matchAll(PLACE)) {
    if (match.index > end) pieces.push(template.slice(end, match.index));
    pieces.push({ name: match[1] ?? '', form: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < template.length) pieces.push(template.slice(end));
  return pieces;
};

const OPTIONAL = /\[([^[\]]*)\]/g;

/** Keeps a stretch in square brackets, without them, where all its places are given, and else drops it: `too many[ ({what})]`. */
export const withOptional = (template: string, isGiven: (name: string) => boolean): string =>
  template.replace(OPTIONAL, (_, inner: string) =>
    cut(inner).every((piece) => typeof piece === 'string' || isGiven(piece.name)) ? inner : '',
  );

/** Joins neighbouring texts, so that a surface makes as few nodes as can be. */
export const tidy = (parts: readonly Part[]): Part[] => {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
};
