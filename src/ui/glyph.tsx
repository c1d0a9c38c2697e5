import type { JSX } from 'preact';

const CARD = <rect x="8" y="5" width="24" height="34" rx="4" />;

const GLYPHS = {
  none: <g stroke-dasharray="3 5">{CARD}</g>,
  cross: (
    <>
      {CARD}
      <path d="M15 16l10 12M25 16L15 28" />
    </>
  ),
  rest: (
    <>
      {CARD}
      <path d="M15 17h8l-8 10h8" />
    </>
  ),
  wait: (
    <>
      <path d="M20 10v12l7 5" />
      <circle cx="20" cy="22" r="15" />
    </>
  ),
  claim: (
    <>
      <rect x="4" y="9" width="16" height="24" rx="3" transform="rotate(-14 12 21)" />
      <rect x="20" y="9" width="16" height="24" rx="3" transform="rotate(14 28 21)" />
    </>
  ),
  done: (
    <>
      {CARD}
      <path d="M14 23l4 5 8-11" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type Glyph = keyof typeof GLYPHS;

/** A small picture beside a note. */
export const GlyphIcon = ({ glyph }: { readonly glyph: Glyph }) => (
  <svg class="glyph" viewBox="0 0 40 44" aria-hidden="true">
    {GLYPHS[glyph]}
  </svg>
);
