import type { Box } from '../sighting';

/** Layers of a drawing that can turn together: a card within a hand within a table. */
const LAYERS = 12;

const styleOf = (element: Element): CSSStyleDeclaration | null =>
  element.ownerDocument.defaultView?.getComputedStyle(element) ?? null;

/** How an element lies in space: its own turning and that of all that it shares a space with. */
const turningOf = (element: Element): DOMMatrixReadOnly | null => {
  if (typeof DOMMatrixReadOnly !== 'function') return null;
  let matrix = new DOMMatrixReadOnly();
  for (let at: Element | null = element, i = 0; at && i < LAYERS; at = at.parentElement, i += 1) {
    const style = styleOf(at);
    if (at !== element && style?.transformStyle !== 'preserve-3d') break;
    if (style?.transform && style.transform !== 'none')
      matrix = new DOMMatrixReadOnly(style.transform).multiply(matrix);
  }
  return matrix;
};

/** Whether a side of a card is turned away: it shows nothing from behind (`backface-visibility`), and that is where one looks from. */
const isTurnedAway = (element: Element): boolean => {
  for (let at: Element | null = element, i = 0; at && i < LAYERS; at = at.parentElement, i += 1) {
    if (styleOf(at)?.backfaceVisibility === 'hidden' && (turningOf(at)?.m33 ?? 1) < 0) return true;
  }
  return false;
};

/** What covers all that lies behind it. */
const isOpaque = (element: Element): boolean => {
  if (element.localName === 'img') return true;
  const style = styleOf(element);
  if (!style) return false;
  return style.backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0(?:\.\d+)?\))$/u.test(style.backgroundColor);
};

/** What two elements have in common: the innermost element that holds both. */
const around = (a: Element, b: Element): Element | null => {
  let at = a.parentElement;
  while (at && !at.contains(b)) at = at.parentElement;
  return at;
};

/** How much larger than a face what holds both its sides may be. */
const ONE_CARD = 1.5;

/** Whether the other side of the same card lies on this one. A pointer's way through an element tells nothing of what lies on it. */
const isUnderItsBack = (element: Element, { x, y, width, height }: Box): boolean => {
  const page = element.ownerDocument;
  if (typeof page.elementFromPoint !== 'function' || styleOf(element)?.pointerEvents === 'none') return false;
  const over = page.elementFromPoint(x + width / 2, y + height / 2);
  if (!over || over.contains(element) || element.contains(over)) return false;
  const card = around(element, over)?.getBoundingClientRect();
  const isOneCard = card !== undefined && card.width <= width * ONE_CARD && card.height <= height * ONE_CARD;
  return isOneCard && isOpaque(over);
};

/** Whether a face of a card lies face down: the page has it, and its users do not see it. @param box where the card lies */
export const isFaceDown = (element: Element, box: Box): boolean =>
  isTurnedAway(element) || isUnderItsBack(element, box);
