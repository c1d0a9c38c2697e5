import type { Box } from '../sighting';

/** The four sides of a screen, clockwise: players sit round a table in this order. */
export const SIDES = ['bottom', 'left', 'top', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** A point in CSS pixels of the viewport. */
export type Point = { readonly x: number; readonly y: number };

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  bottom: make('bottom'),
  left: make('left'),
  top: make('top'),
  right: make('right'),
});

/** The side that comes after this one, clockwise. */
export const nextSide = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? side;

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The smallest box around all of these; of none: null. */
export const hullOf = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** How far two boxes are apart, to the side or up and down, whichever is more; 0 when they touch. */
export const gapBetween = (a: Box, b: Box): number => {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  return Math.max(across, down, 0);
};

export const isInside = ({ x, y }: Point, box: Box, margin: number): boolean =>
  x >= box.x - margin && x <= box.x + box.width + margin && y >= box.y - margin && y <= box.y + box.height + margin;

/** A direction counts as clear when it is this much more to one side than to the other. */
const CLEARLY = 1.25;

/** On which side of a centre a point lies; null when that is not clear. */
export const sideOf = (point: Point, centre: Point, scale: Point = { x: 1, y: 1 }): Side | null => {
  const x = (point.x - centre.x) / scale.x;
  const y = (point.y - centre.y) / scale.y;
  if (Math.abs(x) > CLEARLY * Math.abs(y)) return x < 0 ? 'left' : 'right';
  if (Math.abs(y) > CLEARLY * Math.abs(x)) return y < 0 ? 'top' : 'bottom';
  return null;
};

/** Groups of things that lie within `gap` of each other, directly or by way of others. */
export const clustersOf = <T>(things: readonly T[], boxOf: (thing: T) => Box, gap: number): T[][] => {
  const clusters: T[][] = [];
  for (const thing of things) {
    const near = clusters.filter((cluster) => cluster.some((other) => gapBetween(boxOf(thing), boxOf(other)) <= gap));
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...near.flat(), thing]);
  }
  return clusters;
};
