import { nextSeat, partnerOf, previousSeat, type Seat } from '../bridge';

/** The middle of the four places of a trick, as part of the felt's width and height. */
export type Middle = { readonly x: number; readonly y: number };

/**
 * A card is taken to lie at its place on the trick only within this many of its own sizes of the middle (beyond, it may still
 * be on its way from a hand), and only when it lies clearly more to one side than to the other.
 */
const NEAR = 1.5;
const OFF_MIDDLE = 0.08;
const CLEARLY = 1.5;

/** A side of the screen. */
export type Side = 'left' | 'top' | 'right' | 'bottom';

/** @param x, y the card's centre from the middle, to the right and down, in its own widths and heights or in pixels */
const sideOf = (x: number, y: number): Side | null => {
  if (Math.abs(x) > CLEARLY * Math.abs(y)) return x < 0 ? 'left' : 'right';
  if (Math.abs(y) > CLEARLY * Math.abs(x)) return y < 0 ? 'top' : 'bottom';
  return null;
};

/** The seat at a side of the screen. */
export const seatAt = (side: Side, bottom: Seat): Seat =>
  ({ bottom, left: nextSeat(bottom), top: partnerOf(bottom), right: previousSeat(bottom) })[side];

/** Whether the page is laid out, so that places tell something. */
export const isLaidOut = (felt: Element): boolean => {
  const { width, height } = felt.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Where the names of the four players stand, by the side of the screen that is theirs. */
export type Names = Readonly<Record<Side, Element | undefined>>;

const middleOf = (element: Element | undefined): { readonly x: number; readonly y: number } | null => {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
};

/**
 * Whether the players' names stand elsewhere than at their sides: a page that is mirrored or turned, on which places tell nothing
 * of seats. Not where the page is not laid out. Forces layout.
 */
export const isTurned = (names: Names): boolean => {
  const [left, right, top, bottom] = [names.left, names.right, names.top, names.bottom].map(middleOf);
  return Boolean((left && right && left.x >= right.x) || (top && bottom && top.y >= bottom.y));
};

/**
 * The seat before which a card of the trick lies, from where it is drawn around the middle of the felt.
 * @param bottom the seat at the bottom of the screen
 * @returns null when that is not clear, or when the page is not laid out
 */
export const seatByPlace = (felt: Element, card: Element, bottom: Seat, middle: Middle): Seat | null => {
  const whole = felt.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const at = middleOf(card);
  if (!at || !isLaidOut(felt)) return null;
  const x = at.x - (whole.left + whole.width * middle.x);
  const y = at.y - (whole.top + whole.height * middle.y);
  const far = Math.max(Math.abs(x) / box.width, Math.abs(y) / box.height);
  const side = far > NEAR || far < OFF_MIDDLE ? null : sideOf(x, y);
  return side && seatAt(side, bottom);
};
