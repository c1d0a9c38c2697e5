import { Refusal, snippet } from './fault';
import type { Word } from './pbn-games';

/** One call or card of a section, with the mark that stands before it. */
export type PbnItem = { readonly text: string; readonly mark: string | null; readonly line: number };

/** A mark, a note, a numeric glyph, a suffix, or an item: what a word of a section is made of. */
const LEXEME = /(\^[A-Z])|=\d+=|\$\d+|[!?]+|([*+]|-+|[A-Z0-9]+)/iy;

const lexemes = ({ text, line }: Word): { mark?: string | undefined; item?: string | undefined; line: number }[] => {
  const found: { mark?: string | undefined; item?: string | undefined; line: number }[] = [];
  LEXEME.lastIndex = 0;
  while (LEXEME.lastIndex < text.length) {
    const match = LEXEME.exec(text);
    if (match === null) throw new Refusal(line, 'strayText', { text: snippet(text) });
    found.push({ mark: match[1]?.toUpperCase(), item: match[2], line });
  }
  return found;
};

/**
 * The calls or cards of a section, without notes and glyphs.
 * @param alone a mark that stands for an item itself (`^S`, a player skipped)
 * @throws Refusal `strayText`, `badMark`
 */
export const pbnItems = (words: readonly Word[], alone: string | null = null): PbnItem[] => {
  const items: PbnItem[] = [];
  let pending: { readonly mark: string; readonly line: number } | null = null;
  for (const { mark, item, line } of words.flatMap(lexemes)) {
    const text = mark !== undefined && mark === alone ? mark : item;
    if (mark !== undefined && pending !== null) throw new Refusal(line, 'badMark', { mark });
    if (text !== undefined) {
      items.push({ text, mark: pending?.mark ?? null, line });
      pending = null;
    } else if (mark !== undefined) pending = { mark, line };
  }
  if (pending !== null) throw new Refusal(pending.line, 'badMark', { mark: pending.mark });
  return items;
};
