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

/** Text without any white space. */
export const packed = (element: Element): string => (element.textContent ?? '').replace(/\s+/gu, '');

/** The inline style, or null for an element that has none (foreign name spaces, and DOMs without style). */
export const styleOf = (element: Element): CSSStyleDeclaration | null =>
  // Both HTML and SVG elements have it; other elements lack the property, which the type cannot say.
  (element as Partial<ElementCSSInlineStyle>).style ?? null;

/** An inline length in pixels, or null when it is not given so. */
export const pixels = (value: string | undefined): number | null => {
  const match = /^(-?\d+(?:\.\d+)?)px$/u.exec(value ?? '');
  return match ? Number(match[1]) : null;
};

/** Whether this page is laid out at all. DOMs made for tests are not, and then inline style is all there is to go by. */
export const isLaidOut = (page: Document): boolean => page.documentElement.clientWidth > 0;

const hiddenByItself = (element: Element): boolean => {
  const style = styleOf(element);
  if (element.hasAttribute('hidden')) return true;
  return style?.display === 'none' || style?.visibility === 'hidden' || style?.opacity === '0';
};

const hiddenInline = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) if (hiddenByItself(at)) return true;
  return false;
};

/** Whether an element is displayed: not hidden, not transparent, nor inside something that is. Its size does not matter. */
export const isShown = (element: Element): boolean =>
  isLaidOut(element.ownerDocument)
    ? element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    : !hiddenInline(element);

const apart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/**
 * Whether a user can see an element: shown, of some size, and within `frame` when that has a size. Forces layout, which is why
 * it may be asked in a read, never in a mutation callback.
 */
export const isDrawn = (element: Element, frame: Element): boolean => {
  // What the element says of itself is cheap to ask and rules out most: sites keep spare cards in the page.
  const style = styleOf(element);
  if (hiddenByItself(element) || pixels(style?.width) === 0 || pixels(style?.height) === 0) return false;
  if (!isShown(element)) return false;
  if (!isLaidOut(element.ownerDocument)) return true;
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const around = frame.getBoundingClientRect();
  return around.width === 0 || around.height === 0 || !apart(box, around);
};
