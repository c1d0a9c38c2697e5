import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '../../src/overlay/boxes';
import { boxAt, freeSpot, type Room, spotAt } from '../../src/overlay/spot';

const ROOM: Room = {
  chip: { width: 300, height: 70 },
  window: { width: 1000, height: 700 },
  keepClear: [],
  avoid: [],
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const spots = fc.record({ x: share, y: share });

describe('the place of the chip', () => {
  it('is on the screen in every window, however small', () => {
    const sizes = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 2000 }) });
    fc.assert(
      fc.property(spots, sizes, sizes, (spot, chip, window) => {
        const { x, y } = boxAt(spot, { chip, window });
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        if (chip.width + 16 <= window.width) expect(x + chip.width).toBeLessThanOrEqual(window.width);
        if (chip.height + 16 <= window.height) expect(y + chip.height).toBeLessThanOrEqual(window.height);
      }),
    );
  });

  it('is found again from where it is', () => {
    fc.assert(
      fc.property(spots, (spot) => {
        const { x, y } = boxAt(spot, ROOM);
        const again = spotAt(x, y, ROOM);
        expect(again.x).toBeCloseTo(spot.x);
        expect(again.y).toBeCloseTo(spot.y);
      }),
    );
  });

  it('stays at its corner when the window changes', () => {
    const at = boxAt({ x: 1, y: 1 }, { ...ROOM, window: { width: 500, height: 300 } });
    expect([at.x + at.width, at.y + at.height]).toEqual([492, 292]);
  });

  it('stays where it is wanted while it covers nothing', () => {
    const wanted = { x: 0.31, y: 0.77 };
    expect(freeSpot(wanted, { ...ROOM, keepClear: [{ x: 0, y: 0, width: 200, height: 60 }] })).toBe(wanted);
  });

  it('never covers what must be kept clear where there is room beside it', () => {
    const boxes = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 600 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(spots, boxes, fc.array(boxes, { maxLength: 20 }), (wanted, kept, avoid) => {
        const room = { ...ROOM, keepClear: [kept], avoid };
        expect(overlap(boxAt(freeSpot(wanted, room), room), kept)).toBe(0);
      }),
    );
  });

  it('goes no further away than it must', () => {
    const room = { ...ROOM, keepClear: [{ x: 400, y: 600, width: 600, height: 100 }] };
    const { x, y } = boxAt(freeSpot({ x: 1, y: 1 }, room), room);
    expect(x).toBe(692);
    expect(600 - (y + 70)).toBeLessThan(45);
  });

  it('covers a card rather than the question of a claim, when it must cover something', () => {
    const window = { width: 320, height: 200 };
    const question = { x: 0, y: 0, width: 320, height: 110 };
    const cards = { x: 0, y: 110, width: 320, height: 90 };
    const room = { ...ROOM, window, keepClear: [question], avoid: [cards] };
    expect(overlap(boxAt(freeSpot({ x: 0, y: 0 }, room), room), question)).toBe(0);
  });
});
