import { boxOf } from '../find';
import type { Box } from '../sighting';
import { outline, Unreadable } from '../unreadable';
import { type Arrangement, cardSize, holderOf, middleAround, zoneOf } from './arrange';
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
import type { Part, PlaceOfHand, Profile } from './profile';
import { selectorOf } from './selector';

type Place = { readonly element: Element | null; readonly box: Box };

/** Where things are on the page now, by a profile. */
export type Layout = {
  readonly table: Element;
  readonly hands: BySide<Place | null>;
  readonly centre: Point;
  /** Where a trick can lie. */
  readonly zone: Box;
};

/** The cards by where they lie. `strays` lie nowhere that is known, each group of them together. */
export type Assigned = {
  readonly hands: BySide<readonly Mark[]>;
  readonly trick: readonly (Mark & { readonly side: Side })[];
  readonly strays: readonly (readonly Mark[])[];
};

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

/** The innermost element that holds all cards and is as large as what it holds. */
const tableOf = (marks: readonly Mark[]): Element | null => {
  const hull = hullOf(marks.map(({ box }) => box));
  let at = holderOf(marks);
  while (at && hull && !contains(boxOf(at), hull) && at.parentElement) at = at.parentElement;
  return at;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const partOf = (box: Box, of: Box): Part => [
  round((box.x - of.x) / of.width),
  round((box.y - of.y) / of.height),
  round(box.width / of.width),
  round(box.height / of.height),
];

const boxAt = ([left, top, width, height]: Part, of: Box): Box => ({
  x: of.x + left * of.width,
  y: of.y + top * of.height,
  width: width * of.width,
  height: height * of.height,
});

/** Where one hand lies, for the next time. @param others all other cards: what holds one of them is no place of this hand */
const placeOf = (marks: readonly Mark[], others: readonly Mark[], table: Element): PlaceOfHand | null => {
  const hull = hullOf(marks.map(({ box }) => box));
  const holder = holderOf(marks);
  if (!hull || !holder) return null;
  const isOwn = holder !== table && table.contains(holder) && !others.some(({ element }) => holder.contains(element));
  return { selector: isOwn ? selectorOf(holder) : null, part: partOf(hull, boxOf(table)) };
};

/** What a profile says of places, from an arrangement that was found. @returns null when the table has no size */
export const placesFrom = ({
  hands,
  trick,
  centre,
}: Arrangement): Pick<Profile, 'table' | 'hands' | 'centre'> | null => {
  const all = [...SIDES.flatMap((side) => hands[side]), ...trick];
  const table = tableOf(all);
  const box = table && boxOf(table);
  if (!table || !box?.width || !box.height) return null;
  const places = SIDES.flatMap((side) => {
    const place = placeOf(
      hands[side],
      all.filter((mark) => !hands[side].includes(mark)),
      table,
    );
    return place ? [[side, place] as const] : [];
  });
  const [x, y] = partOf({ ...centre, width: 0, height: 0 }, box);
  return { table: selectorOf(table), hands: Object.fromEntries(places), centre: [x, y] };
};

/** The place of one more hand. */
export const placeWithin = (table: Element, marks: readonly Mark[], others: readonly Mark[]): PlaceOfHand | null =>
  placeOf(marks, others, table);

/** @throws Unreadable when the table that the profile names is not there */
export const layoutOf = (page: Document, profile: Profile): Layout => {
  const table = page.querySelector(profile.table);
  if (!table) throw new Unreadable('missing', profile.table, outline(page.body));
  const box = boxOf(table);
  const hands = bySide((side): Place | null => {
    const place = profile.hands[side];
    if (!place) return null;
    return {
      element: place.selector === null ? null : page.querySelector(place.selector),
      box: boxAt(place.part, box),
    };
  });
  const [x, y] = profile.centre;
  const centre = { x: box.x + x * box.width, y: box.y + y * box.height };
  return {
    table,
    hands,
    centre,
    zone: zoneOf(
      bySide((side) => hands[side]?.box ?? null),
      centre,
    ),
  };
};

const sideByElement = ({ hands }: Layout, { element }: Mark): Side | undefined =>
  SIDES.find((side) => hands[side]?.element?.contains(element));

const sideByBox = ({ hands }: Layout, { box }: Mark, margin: number): Side | undefined =>
  SIDES.find((side) => {
    const place = hands[side];
    return place && isInside(centreOf(box), place.box, margin);
  });

/** @throws Unreadable when it is not clear before which seat a card of the trick lies */
const onTrick = (marks: readonly Mark[], held: readonly Mark[], { centre }: Layout): Assigned['trick'] =>
  marks.map((mark) => {
    const side = sideOf(centreOf(mark.box), middleAround(mark, held) ?? centre);
    if (!side) throw new Unreadable('unknownSeat', 'trick', mark.card);
    return { ...mark, side };
  });

/**
 * The hand that a card is in. An element can turn into another hand's, and a hand can be laid out anew: where they contradict each
 * other, nobody can say. @throws Unreadable
 */
const handOf = (layout: Layout, mark: Mark, size: number): Side | undefined => {
  const byElement = sideByElement(layout, mark);
  const byBox = sideByBox(layout, mark, 0);
  const own = byElement && layout.hands[byElement];
  if (own && byBox && byBox !== byElement && !isInside(centreOf(mark.box), own.box, size)) {
    throw new Unreadable('unknownSeat', 'hands', mark.card);
  }
  return byElement ?? byBox;
};

/** Sorts cards by where they lie. What could as well be a bid counts only on the trick, and in the element of a hand. @throws Unreadable */
export const assign = (marks: readonly Mark[], layout: Layout): Assigned => {
  const size = cardSize(marks);
  const told = marks.map((mark) => {
    const held = sideByBox(layout, mark, size / 4);
    // Some pages leave a played card in the element of its hand: where it lies decides.
    const lies = !held && isInside(centreOf(mark.box), layout.zone, 0);
    return { mark, hand: lies ? undefined : (handOf(layout, mark, size) ?? held), lies };
  });
  const clear = told.filter(({ mark, lies }) => lies || !mark.doubtful || sideByElement(layout, mark) !== undefined);
  const strays = clear.filter(({ hand, lies }) => !hand && !lies).map(({ mark }) => mark);
  return {
    hands: bySide((side) => clear.filter(({ hand }) => hand === side).map(({ mark }) => mark)),
    trick: onTrick(
      clear.filter(({ lies }) => lies).map(({ mark }) => mark),
      clear.filter(({ hand }) => hand).map(({ mark }) => mark),
      layout,
    ),
    strays: clustersOf(strays, ({ box }) => box, 2 * size),
  };
};

/** The side of a group of cards that lies where no hand was seen before. */
export const sideOfStrays = (marks: readonly Mark[], { centre }: Layout): Side | null => {
  const hull = hullOf(marks.map(({ box }) => box));
  return hull && sideOf(centreOf(hull), centre);
};
