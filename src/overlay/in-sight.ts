import type { Box, Place } from '../sites/sighting';

/** Cards whose tops differ by less than this share of their height lie in one row. */
const ROW = 0.25;

/** Pixels by which a card must lie further right or down to cover another; less is a matter of rounding. */
const SHIFT = 1;

export const inOneRow = (a: Box, b: Box): boolean => Math.abs(a.y - b.y) < ROW * Math.min(a.height, b.height);

const meets = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
  from < otherTo && otherFrom < to;

/**
 * The part of a card that the other cards of its hand leave in sight. What lies on what is not told, but a hand is read by the
 * corners of its cards, at the upper left; so whatever lies further right in the row, or further down, lies on top.
 */
export const inSight = (card: Place, hand: readonly Place[]): Box => {
  const later = hand.filter(
    (other) => other !== card && other.x < card.x + card.width && other.y < card.y + card.height,
  );
  const beside = later.filter((other) => inOneRow(card, other) && other.x > card.x + SHIFT);
  const right = Math.min(card.x + card.width, ...beside.map(({ x }) => x));
  const below = later.filter(
    (other) =>
      !inOneRow(card, other) && other.y > card.y + SHIFT && meets(card.x, right, other.x, other.x + other.width),
  );
  const bottom = Math.min(card.y + card.height, ...below.map(({ y }) => y));
  return { x: card.x, y: card.y, width: right - card.x, height: bottom - card.y };
};
