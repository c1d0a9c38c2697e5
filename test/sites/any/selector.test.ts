import { describe, expect, it } from 'vitest';
import { assign } from '../../../src/sites/any/layout';
import type { Mark } from '../../../src/sites/any/marks';
import { selectorOf } from '../../../src/sites/any/selector';
import { Unreadable } from '../../../src/sites/unreadable';
import { find, inHappyDom } from '../doms';

const PAGE = `<main class="table">
  <div class="seat area-n"><div class="panel chip"><p class="cards"></p></div></div>
  <div class="seat area-s"><div class="panel active is-dummy"><p class="cards"></p></div></div></main>`;

describe('a selector for the element of a hand', () => {
  it('is made of names that last, and not of those that tell whose turn it is', () => {
    const page = inHappyDom(PAGE);
    const selector = selectorOf(find(page, '.area-s .cards'));
    find(page, '.area-s .panel').className = 'panel';
    find(page, '.area-n .panel').className = 'panel active is-dummy';
    expect(page.querySelector(selector)).toBe(find(page, '.area-s .cards'));
  });
});

describe('a card in a hand', () => {
  const page = inHappyDom(PAGE);
  const table = find(page, '.table');
  const hands = {
    bottom: { element: find(page, '.area-s'), box: { x: 100, y: 400, width: 300, height: 60 } },
    top: { element: find(page, '.area-n'), box: { x: 100, y: 0, width: 300, height: 60 } },
    left: null,
    right: null,
  };
  const zone = { x: 200, y: 150, width: 100, height: 100 };
  const layout = { table, hands, centre: { x: 250, y: 200 }, zone };
  const markAt = (y: number): Mark => ({
    card: 'SA',
    element: find(page, '.area-s .cards'),
    box: { x: 120, y, width: 40, height: 50 },
    doubtful: false,
  });

  it('is its element’s, wherever that has moved', () => {
    for (const y of [405, 300]) expect(assign([markAt(y)], layout).hands.bottom).toHaveLength(1);
  });

  it('counts though it is written as a bid is, as the last card of a suit can be, but only in its hand’s element', () => {
    const last = { ...markAt(405), doubtful: true };
    expect(assign([last], layout).hands.bottom).toHaveLength(1);
    expect(assign([{ ...last, element: table }], layout).hands.bottom).toHaveLength(0);
  });

  it('is nobody’s when it lies where another hand was', () =>
    expect(() => assign([markAt(5)], layout)).toThrow(Unreadable));
});
