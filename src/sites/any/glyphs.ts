import { type Card, isCard, SUITS } from '../../bridge';

/** Ranks in the order of Unicode's playing cards, which have a knight between jack and queen; suits are sixteen apart. */
const GLYPHS = ' A23456789TJ QK';
const FIRST_GLYPH = 0x1f0a0;

/** A card that is one character: `🂡`; null for anything else. */
export const readGlyph = (written: string): Card | null => {
  const place = (written.codePointAt(0) ?? 0) - FIRST_GLYPH;
  const card = `${SUITS[place >> 4]}${GLYPHS[place & 15]}`;
  return [...written].length === 1 && isCard(card) ? card : null;
};
