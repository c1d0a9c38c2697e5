import { FULL_HAND } from '../../bridge';
import { boxOf } from '../find';
import type { Box } from '../sighting';
import {
  type BySide,
  bySide,
  centreOf,
  clustersOf,
  hullOf,
  isInside,
  type Point,
  SIDES,
  type Side,
  sideOf,
} from './geometry';
import type { Mark } from './marks';

/** Who has which of the cards in sight, by where they lie. */
export type Arrangement = {
  readonly hands: BySide<readonly Mark[]>;
  readonly trick: readonly (Mark & { readonly side: Side })[];
  /** The middle of the table, round which the trick lies. */
  readonly centre: Point;
};

/** A hand is told from a few cards on the trick by having at least so many. */
const FEWEST = 5;
const FULL_TRICK = 4;

/** How far cards of one hand may lie apart, in sizes of a card; tried one after the other. */
const GAPS = [0, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 4, 6];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The size of a card: of its smaller side, for a hand can lie upright or across. */
export const cardSize = (marks: readonly Mark[]): number =>
  median(marks.map(({ box }) => Math.min(box.width, box.height)));

/** Elements that part the marks below them, from the outside in. */
const branchesOf = (marks: readonly Mark[], within: Element): Mark[][] => {
  const byChild = new Map<Element, Mark[]>();
  for (const mark of marks) {
    let at = mark.element;
    while (at.parentElement && at.parentElement !== within && within.contains(at.parentElement)) at = at.parentElement;
    byChild.set(at, [...(byChild.get(at) ?? []), mark]);
  }
  return [...byChild.values()];
};

/** The innermost element that holds all of these. */
export const holderOf = (marks: readonly Mark[]): Element | null => {
  let at: Element | null = marks[0]?.element ?? null;
  while (at && !marks.every(({ element }) => at?.contains(element))) at = at.parentElement;
  return at;
};

/** Ways to part the marks by the elements they are in: the largest part is split again and again. */
function* byStructure(marks: readonly Mark[]): Generator<Mark[][]> {
  let parts: Mark[][] = [[...marks]];
  for (let i = 0; i < 40; i += 1) {
    const largest = parts.reduce((a, b) => (b.length > a.length ? b : a));
    const holder = holderOf(largest);
    if (!holder || largest.length < FEWEST) return;
    parts = [...parts.filter((part) => part !== largest), ...branchesOf(largest, holder)];
    if (parts.length > 1) yield parts;
  }
}

/** Ways to part the marks by how far they lie apart. */
function* byPlace(marks: readonly Mark[]): Generator<Mark[][]> {
  const size = cardSize(marks);
  for (const gap of GAPS) yield clustersOf(marks, ({ box }) => box, gap * size);
}

type Hand = { readonly marks: readonly Mark[]; readonly at: Point };

const handOf = (marks: readonly Mark[]): Hand => {
  const hull = hullOf(marks.map(({ box }) => box));
  return { marks, at: hull ? centreOf(hull) : { x: 0, y: 0 } };
};

const overlaps = (from: number, length: number, other: number, otherLength: number): boolean =>
  Math.max(from, other) < Math.min(from + length, other + otherLength);

/** Whether two hands lie across the table from each other: one above, or beside, the other. */
const areAcross = (a: Box, b: Box): boolean =>
  overlaps(a.x, a.width, b.x, b.width) || overlaps(a.y, a.height, b.y, b.height);

/** The smallest square around a box, with the same middle. */
const squareAround = ({ x, y, width, height }: Box): Box => {
  const size = Math.max(width, height);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
};

/**
 * The box by which hands are told to lie at its sides. Three hands span the table, and so do two that face each other; of two
 * neighbours only what holds them both says where the table ends.
 */
const frameOf = (hands: readonly Hand[]): Box | null => {
  const [a, b] = hands.map(({ marks }) => hullOf(marks.map(({ box }) => box)));
  const marks = hands.flatMap((hand) => hand.marks);
  const hull = hullOf(marks.map(({ box }) => box));
  if (!hull || !a || !b || hands.length > 2) return hull;
  if (areAcross(a, b)) return squareAround(hull);
  const holder = holderOf(marks);
  return holder && boxOf(holder);
};

/** Where the hands lie, once each has a side of its own. */
const sidesOf = (hands: readonly Hand[]): BySide<Hand | null> | null => {
  const frame = frameOf(hands);
  if (!frame?.width || !frame.height) return null;
  const scale = { x: frame.width, y: frame.height };
  const told = hands.map((hand) => ({ hand, side: sideOf(hand.at, centreOf(frame), scale) }));
  const sides = bySide((side) => told.find((each) => each.side === side)?.hand ?? null);
  return SIDES.filter((side) => sides[side] !== null).length === hands.length ? sides : null;
};

const mean = (a: number | undefined, b: number | undefined): number | null =>
  a === undefined ? (b ?? null) : b === undefined ? a : (a + b) / 2;

/** The middle between facing inner edges: of hands that lie across from each other, or on a line with one that has no partner in sight. */
const middleOf = (sides: BySide<Hand | null>): Point | null => {
  const edge = (
    side: Side,
    pick: (x: number, y: number, right: number, bottom: number) => number,
  ): number | undefined => {
    const hull = hullOf(sides[side]?.marks.map(({ box }) => box) ?? []);
    return hull ? pick(hull.x, hull.y, hull.x + hull.width, hull.y + hull.height) : undefined;
  };
  const [left, right] = [edge('left', (_, __, r) => r), edge('right', (x) => x)];
  const [top, bottom] = [edge('top', (_, __, ___, b) => b), edge('bottom', (_, y) => y)];
  const upright = mean(sides.top?.at.x, sides.bottom?.at.x);
  const across = mean(sides.left?.at.y, sides.right?.at.y);
  const x = left !== undefined && right !== undefined ? (left + right) / 2 : upright;
  const y = top !== undefined && bottom !== undefined ? (top + bottom) / 2 : across;
  return x === null || y === null ? null : { x, y };
};

/**
 * Where a trick can lie: inwards of every hand in sight, and where no hand bounds it no farther from the middle than the table is
 * large.
 */
export const zoneOf = (boxes: BySide<Box | null>, centre: Point): Box => {
  const hull = hullOf(SIDES.flatMap((side) => boxes[side] ?? []));
  const far = Math.max(hull?.width ?? 0, hull?.height ?? 0) / 2;
  const { bottom, left, top, right } = boxes;
  const x = left ? left.x + left.width : centre.x - far;
  const y = top ? top.y + top.height : centre.y - far;
  return { x, y, width: (right?.x ?? centre.x + far) - x, height: (bottom?.y ?? centre.y + far) - y };
};

const played = (trick: Arrangement['trick'], side: Side): number => trick.filter((card) => card.side === side).length;

/** Whether all hands in sight had the same number of cards before this trick. */
const addsUp = ({ hands, trick }: Arrangement): boolean => {
  const begun = new Set(
    SIDES.filter((side) => hands[side].length > 0).map((side) => hands[side].length + played(trick, side)),
  );
  const [count = 0] = begun;
  return begun.size === 1 && count <= FULL_HAND && SIDES.every((side) => played(trick, side) <= 1);
};

const arrange = (parts: readonly (readonly Mark[])[]): Arrangement | null => {
  const hands = parts.filter((part) => part.length >= FEWEST).map(handOf);
  if (hands.length < 2 || hands.length > SIDES.length) return null;
  const sides = sidesOf(hands);
  const centre = sides && middleOf(sides);
  if (!sides || !centre) return null;
  const rest = parts.filter((part) => part.length < FEWEST).flat();
  const boxes = bySide((side) => hullOf(sides[side]?.marks.map(({ box }) => box) ?? []));
  const zone = zoneOf(boxes, centre);
  const lying = rest.filter(({ box }) => isInside(centreOf(box), zone, 0));
  const held = hands.flatMap(({ marks }) => marks);
  const trick = lying.flatMap((mark) => {
    const side = sideOf(centreOf(mark.box), middleAround(mark, held) ?? centre);
    return side ? [{ ...mark, side }] : [];
  });
  // What is doubtful counts only on the trick.
  const clear = hands.every(({ marks }) => !marks.some(({ doubtful }) => doubtful));
  if (!clear || trick.length !== lying.length || trick.length > FULL_TRICK) return null;
  const arrangement = { hands: bySide((side) => sides[side]?.marks ?? []), trick, centre };
  return addsUp(arrangement) ? arrangement : null;
};

/** So many times as large as a card is at least what holds a whole trick. */
const HOLDS_TRICK = 2.2;

/**
 * The middle round which a card of the trick lies: of the element that holds the trick and no hand, where there is one large enough.
 * @param hands cards in hands
 */
export const middleAround = ({ element, box }: Mark, hands: readonly Mark[]): Point | null => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const holder = at;
    if (hands.some((held) => holder.contains(held.element))) return null;
    const around = boxOf(holder);
    if (around.width >= HOLDS_TRICK * box.width && around.height >= HOLDS_TRICK * box.height) return centreOf(around);
  }
  return null;
};

/** How many cards an arrangement has a place for. */
const placed = ({ hands, trick }: Arrangement): number =>
  SIDES.reduce((sum, side) => sum + hands[side].length, trick.length);

const nameOf = ({ hands, trick }: Arrangement): string =>
  JSON.stringify([
    SIDES.map((side) => hands[side].map(({ card }) => card).sort()),
    trick.map(({ card, side }) => card + side).sort(),
  ]);

/**
 * Finds four hands and a trick in cards that lie somewhere, while hands are still large: the one way to part them, by the elements
 * they are in or by how they lie, in which every hand has a side of its own, all numbers fit, and most cards have a place.
 * @returns null when there is none, or more than one
 */
export const arrangementOf = (marks: readonly Mark[]): Arrangement | null => {
  const ways = new Map<string, Arrangement>();
  for (const parts of [...byStructure(marks), ...byPlace(marks)]) {
    const found = arrange(parts);
    if (found) ways.set(nameOf(found), found);
  }
  const [best, second] = [...ways.values()].toSorted((a, b) => placed(b) - placed(a));
  return best && (!second || placed(second) < placed(best)) ? best : null;
};
