import type { Box } from '../sites/sighting';
import { grown, overlap } from './boxes';
import type { Spot } from './door';

export type Size = { readonly width: number; readonly height: number };

/** What the chip has to find its place between. */
export type Room = {
  readonly chip: Size;
  readonly window: Size;
  /** What it must not cover, whatever the user wants. */
  readonly keepClear: readonly Box[];
  /** What it should rather not cover. */
  readonly avoid: readonly Box[];
};

/** Pixels between the chip and the edge of the window. */
export const MARGIN = 8;

/** Pixels that the chip keeps from what it does not cover. */
const GAP = 4;

/** So much worse it is to cover what must be kept clear than to cover anything else. */
const MUST = 10_000;

/** Places that are tried across and down. */
const STEPS = 16;

const roomFor = (chip: number, window: number): number => Math.max(0, window - chip - 2 * MARGIN);

/** Where a spot is on this screen. */
export const boxAt = ({ x, y }: Spot, { chip, window }: Pick<Room, 'chip' | 'window'>): Box => ({
  x: MARGIN + x * roomFor(chip.width, window.width),
  y: MARGIN + y * roomFor(chip.height, window.height),
  ...chip,
});

const share = (pixels: number, room: number): number =>
  room === 0 ? 1 : Math.min(1, Math.max(0, (pixels - MARGIN) / room));

/** The spot nearest to a place on this screen, given by the chip's upper left corner. */
export const spotAt = (left: number, top: number, { chip, window }: Pick<Room, 'chip' | 'window'>): Spot => ({
  x: share(left, roomFor(chip.width, window.width)),
  y: share(top, roomFor(chip.height, window.height)),
});

/** What is covered at a place: nothing at 0. */
export const costOf = (box: Box, { keepClear, avoid }: Room): number => {
  const wide = grown(box, GAP);
  const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, other) => sum + overlap(wide, other), 0);
  return MUST * covered(keepClear) + covered(avoid);
};

const GRID: readonly Spot[] = Array.from({ length: (STEPS + 1) ** 2 }, (_, i) => ({
  x: (i % (STEPS + 1)) / STEPS,
  y: Math.floor(i / (STEPS + 1)) / STEPS,
}));

/** The wanted spot, or the nearest to it that covers nothing; where there is none, the one that covers least. */
export const freeSpot = (wanted: Spot, room: Room): Spot => {
  const from = boxAt(wanted, room);
  let best = { spot: wanted, cost: costOf(from, room), way: 0 };
  if (best.cost === 0) return wanted;
  for (const spot of GRID) {
    const box = boxAt(spot, room);
    const cost = costOf(box, room);
    const way = Math.hypot(box.x - from.x, box.y - from.y);
    if (cost < best.cost || (cost === best.cost && way < best.way)) best = { spot, cost, way };
  }
  return best.spot;
};
