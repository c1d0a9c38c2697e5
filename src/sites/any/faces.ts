import type { Card, Suit } from '../../bridge';
import { isShown, styleOf } from '../find';
import { readGlyph } from './glyphs';
import { namedIn, namedInPair, namedInStyle, suitNamed } from './names';
import { writtenIn } from './texts';

/** Something in the page that tells of a card: by a name in an attribute, or by text. */
export type Face =
  | { readonly by: 'name'; readonly manner: string; readonly card: Card; readonly element: Element }
  | {
      readonly by: 'text';
      /** Tags and classes of the element and what is around it: faces of one manner are drawn alike. */
      readonly manner: string;
      readonly suit: Suit;
      /** As written, to be understood with all others of the page. */
      readonly rank: string;
      readonly element: Element;
    };

/** What shows nothing by itself; `symbol` and `defs` only tell how something is drawn elsewhere. */
const DROPPED = new Set(
  'script style noscript template iframe textarea select head option symbol defs mask clipPath'.split(' '),
);
const OURS = /^face-up-/u;

/** Texts longer than this cannot be a suit of a hand. */
const LONGEST = 64;

/** Layers up to which an element's suit can be told by something around it. */
const AROUND = 2;

const shapeOf = (element: Element): string =>
  [element.localName, ...[...element.classList].filter((name) => !/\d/u.test(name)).sort()].join('.');

const mannerOf = (element: Element): string => {
  const parent = element.parentElement;
  return `text ${parent ? `${parent.localName} > ` : ''}${shapeOf(element)}`;
};

/** The suit of ranks that stand without a symbol: named by the element, by one around it, or by one just before it. */
const suitAround = (element: Element): Suit | null => {
  let at: Element | null = element;
  for (let i = 0; at && i <= AROUND; i += 1, at = at.parentElement) {
    const before: Element | null = at.previousElementSibling;
    const suit = suitNamed(at) ?? (before && (writtenIn(before.textContent ?? '')?.suit ?? suitNamed(before)));
    if (suit) return suit;
  }
  return null;
};

/** Elements that each hold just one of the ranks, in order; else the element that holds them all, for each. */
const holdersOf = (element: Element, ranks: readonly string[]): readonly Element[] => {
  const leaves = [...element.querySelectorAll('*')].filter(
    (leaf) => leaf.childElementCount === 0 && isShown(leaf) && writtenIn(leaf.textContent ?? '')?.ranks.length === 1,
  );
  const told = leaves.map((leaf) => writtenIn(leaf.textContent ?? '')?.ranks[0]);
  return leaves.length === ranks.length && told.every((rank, i) => rank === ranks[i])
    ? leaves
    : ranks.map(() => element);
};

type Scan = { readonly faces: Face[] };

const addNames = (element: Element, { faces }: Scan): void => {
  const attributes = [...element.attributes];
  const style = styleOf(element)?.cssText ?? '';
  const named = [
    ...attributes.flatMap(({ name, value }) => namedIn(name, value)),
    ...namedInStyle(style),
    ...namedInPair(attributes),
  ];
  for (const { card, manner } of named) faces.push({ by: 'name', manner, card, element });
};

/** @returns whether the text of this element has been understood, so that nothing in it need be looked at */
const addText = (element: Element, text: string, { faces }: Scan): boolean => {
  const card = readGlyph(text.trim());
  if (card) faces.push({ by: 'name', manner: 'glyph', card, element });
  if (card) return true;
  const written = text.length <= LONGEST ? writtenIn(text) : null;
  if (!written) return false;
  const suit = written.suit ?? suitAround(element);
  if (!suit) return false;
  const holders = holdersOf(element, written.ranks);
  const manner = mannerOf(element);
  written.ranks.forEach((rank, i) => {
    faces.push({ by: 'text', manner, suit, rank, element: holders[i] ?? element });
  });
  return true;
};

/** The text of an element as it is seen; what is not displayed in it does not count. */
const seenText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
      // A child of type ELEMENT_NODE is an element.
      const child = node.nodeType === node.ELEMENT_NODE ? (node as Element) : null;
      return child && !DROPPED.has(child.localName) && isShown(child) ? seenText(child) : '';
    })
    .join('');

/** The only child that has all the text of its parent, if there is one: the inner element says where the card lies. */
const soleChild = (element: Element): Element | null => {
  const withText = [...element.childNodes].filter((node) => (node.textContent ?? '').trim() !== '');
  const [only, other] = withText;
  return !other && only?.nodeType === 1 ? (only as Element) : null;
};

const scan = (element: Element, into: Scan, textDone: boolean): void => {
  if (DROPPED.has(element.localName) || OURS.test(element.localName) || !isShown(element)) return;
  addNames(element, into);
  const length = element.textContent?.length ?? 0;
  const isShort = !textDone && length > 0 && length <= LONGEST * 4;
  const done = textDone || (isShort && soleChild(element) === null && addText(element, seenText(element), into));
  for (const child of element.children) scan(child, into, done);
};

/** Everything below an element that tells of a card and is displayed, in the order of the page. */
export const facesIn = (root: Element): readonly Face[] => {
  const faces: Face[] = [];
  scan(root, { faces }, false);
  return faces;
};
