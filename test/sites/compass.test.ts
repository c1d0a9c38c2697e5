import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/bridge';
import { isTurned, seatByPlace } from '../../src/sites/compass';
import { find, inHappyDom } from './doms';

const MIDDLE = { x: 0.5, y: 0.52 };
const FELT = { x: 40, y: 60, width: 800, height: 600 };
const CARD = { width: 100, height: 150 };

const placed = (element: Element, box: { x: number; y: number; width: number; height: number }): Element => {
  const rect = { ...box, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  element.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  return element;
};

/** Where a card lies whose centre is this far from the middle of the trick. */
const seatOf = (right: number, down: number, bottom: Seat, felt = FELT): Seat | null => {
  const page = inHappyDom('<div id="felt"></div><div id="card"></div>');
  const x = FELT.x + FELT.width * MIDDLE.x + right - CARD.width / 2;
  const y = FELT.y + FELT.height * MIDDLE.y + down - CARD.height / 2;
  return seatByPlace(placed(find(page, '#felt'), felt), placed(find(page, '#card'), { x, y, ...CARD }), bottom, MIDDLE);
};

describe('seatByPlace', () => {
  it.each<[number, number, Seat, Seat]>([
    [0, 80, 'S', 'S'],
    [-90, 5, 'S', 'W'],
    [0, -80, 'S', 'N'],
    [90, 5, 'S', 'E'],
    [0, 80, 'E', 'E'],
    [-90, 0, 'E', 'S'],
    [0, -80, 'E', 'W'],
    [90, 0, 'E', 'N'],
    [-90, 0, 'N', 'E'],
  ])('at %i, %i with %s at the bottom it is %s', (right, down, bottom, seat) =>
    expect(seatOf(right, down, bottom)).toBe(seat),
  );

  it.each([
    ['in a hand, or on its way from one', 300, 30],
    ['between two sides', 60, 60],
    ['in the middle', 2, 3],
  ])('does not tell when the card lies %s', (_, right, down) => expect(seatOf(right, down, 'S')).toBeNull());

  it('does not tell where nothing is laid out', () =>
    expect(seatOf(0, 80, 'S', { x: 0, y: 0, width: 0, height: 0 })).toBeNull());
});

describe('isTurned', () => {
  const NAMES = { left: [0, 200], top: [350, 0], right: [700, 200], bottom: [350, 560] } as const;
  type At = readonly [x: number, y: number];

  const namesAt = (turn: (at: At) => At, size = { width: 100, height: 20 }) => {
    const page = inHappyDom(
      Object.keys(NAMES)
        .map((side) => `<div id="${side}"></div>`)
        .join(''),
    );
    const name = (side: keyof typeof NAMES): Element => {
      const [x, y] = turn(NAMES[side]);
      return placed(find(page, `#${side}`), { x, y, ...size });
    };
    return { left: name('left'), top: name('top'), right: name('right'), bottom: name('bottom') };
  };

  it('is not so where each name stands at its side', () => expect(isTurned(namesAt((at) => at))).toBe(false));

  it.each<[string, (at: At) => At]>([
    ['left for right', ([x, y]) => [800 - x, y]],
    ['upside down', ([x, y]) => [x, 600 - y]],
    ['half round', ([x, y]) => [800 - x, 600 - y]],
    ['a quarter round', ([x, y]) => [600 - y, x]],
    ['three quarters round', ([x, y]) => [y, 800 - x]],
  ])('is so %s', (_, turn) => expect(isTurned(namesAt(turn))).toBe(true));

  it('is not so where nothing is laid out', () =>
    expect(isTurned(namesAt(([x, y]) => [800 - x, y], { width: 0, height: 0 }))).toBe(false));
});
