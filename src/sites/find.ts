import type { Box } from './sighting';
import { outline, Unreadable } from './unreadable';

/** The first element that matches. @throws Unreadable `missing` */
export const one = (scope: Element, selector: string): Element => {
  const found = scope.querySelector(selector);
  if (!found) throw new Unreadable('missing', selector, outline(scope));
  return found;
};

/** Exactly `count` elements that match, in the order of the page. @throws Unreadable `missing` */
export const exactly = (scope: Element, selector: string, count: number): Element[] => {
  const found = [...scope.querySelectorAll(selector)];
  if (found.length !== count) throw new Unreadable('missing', selector, `${found.length}/${count} ${outline(scope)}`);
  return found;
};

/** What the first selector that matches anything finds; for pages that wrote the same thing in several ways over the years. */
export const firstOf = (scope: Element, selectors: readonly string[]): Element[] => {
  for (const selector of selectors) {
    const found = [...scope.querySelectorAll(selector)];
    if (found.length > 0) return found;
  }
  return [];
};

/** The first element that matches and is displayed. @throws Unreadable `missing` */
export const oneShown = (scope: Element, selector: string): Element => {
  const found = [...scope.querySelectorAll(selector)].find(isShown);
  if (!found) throw new Unreadable('missing', selector, outline(scope));
  return found;
};

/** Text without any white space. */
export const packed = (element: Element): string => {
  const text = element.textContent ?? '';
  // Most texts have none, and this is asked of every card at every look.
  return /\s/.test(text) ? text.replace(/\s+/g, '') : text;
};

/** The inline style, or null for an element that has none (foreign name spaces, and DOMs without style). */
export const styleOf = (element: Element): CSSStyleDeclaration | null =>
  // Both HTML and SVG elements have it; other elements lack the property, which the type cannot say.
  (element as Partial<ElementCSSInlineStyle>).style ?? null;

/** The inline z-index, or null when it is not given as a number. */
export const layerOf = (element: Element): number | null => {
  const match = /(?:^|;)\s*z-index:\s*(-?\d+)/.exec(element.getAttribute('style') ?? '');
  return match ? Number(match[1]) : null;
};

const hiddenByItself = (element: Element): boolean => {
  const style = styleOf(element);
  if (element.hasAttribute('hidden')) return true;
  return style?.display === 'none' || style?.visibility === 'hidden' || style?.opacity === '0';
};

const hiddenInline = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) if (hiddenByItself(at)) return true;
  return false;
};

const ALL_WAYS = { opacityProperty: true, visibilityProperty: true } as const;

/** Whether an element is displayed: not hidden, not transparent, nor inside something that is. Its size does not matter. */
export const isShown = (element: Element): boolean =>
  // Every browser that we run in has it, but a DOM made for tests may not, and then inline style is all there is to go by.
  typeof element.checkVisibility === 'function' ? element.checkVisibility(ALL_WAYS) : !hiddenInline(element);

/** Where an element is drawn. Forces layout. */
export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Where all that is displayed and matches any of these lies. Forces layout. */
export const boxesOf = (scope: Element, selectors: readonly string[]): Box[] =>
  [...scope.querySelectorAll(selectors.join())]
    .filter(isShown)
    .map(boxOf)
    // An element of the site's own can be a mere frame, without a size, round the panel that is seen.
    .filter(({ width, height }) => width > 0 && height > 0);

const apart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

const withoutSize = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width === 0 || height === 0;

/**
 * An inline style that takes an element away. It is read as text: a table has a hundred cards, is read at every play, and its
 * style object costs ten times as much to ask.
 */
const SPARE = /(?:^|;)\s*(?:display:\s*none|(?:width|height):\s*0(?:px)?\s*(?:;|$))/;

const isSpare = (element: Element): boolean => SPARE.test(element.getAttribute('style') ?? '');

/**
 * What tells whether a user can see an element: that it is shown, has some size, and lies within `frame`, when that has a size
 * itself. Good for one read. It forces layout, so it may be used in a read, never in a mutation callback.
 */
export const drawnWithin = (frame: Element): ((element: Element) => boolean) => {
  // DOMs made for tests lay nothing out: there no size tells anything.
  const isLaidOut = frame.ownerDocument.documentElement.clientWidth > 0;
  const around = frame.getBoundingClientRect();
  const isInSight = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return !withoutSize(box) && (withoutSize(around) || !apart(box, around));
  };
  // What an element says of itself is cheap to ask and rules out many: sites keep spare cards in the page.
  return (element) => !isSpare(element) && (!isLaidOut || isInSight(element)) && isShown(element);
};
