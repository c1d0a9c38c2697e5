import { describe, expect, it } from 'vitest';
import { inSight } from '../../src/overlay/in-sight';
import type { Place } from '../../src/sites/sighting';

const place = (x: number, y: number, width = 100, height = 148): Place => ({
  card: 'SA',
  seat: 'E',
  x,
  y,
  width,
  height,
});

describe('the part of a card that is in sight', () => {
  it('is the whole card when nothing lies on it', () => {
    const card = place(10, 20);
    expect(inSight(card, [card, place(110, 20), place(10, 168)])).toEqual({ x: 10, y: 20, width: 100, height: 148 });
  });

  it('ends where the next card of its row begins, not where the one before does', () => {
    const [first, second, third] = [place(0, 0), place(24, 0), place(48, 0)];
    const hand = [first, second, third];
    expect(hand.map((card) => inSight(card, hand).width)).toEqual([24, 24, 100]);
  });

  it('ends where the row below begins, when that lies under what is in sight of it', () => {
    const [first, second] = [place(0, 0), place(24, 0)];
    const below = place(24, 62);
    const hand = [first, second, below];
    expect(hand.map((card) => inSight(card, hand).height)).toEqual([148, 62, 148]);
  });

  it('takes a fan, whose cards lie a little lower from one to the next, for one row', () => {
    const hand = [place(0, 10), place(40, 4), place(80, 0), place(120, 4), place(160, 10)];
    expect(hand.map((card) => inSight(card, hand).width)).toEqual([40, 40, 40, 40, 100]);
    expect(hand.map((card) => inSight(card, hand).height)).toEqual([148, 148, 148, 148, 148]);
  });

  it('does not depend on the order in which the cards are told, nor on half pixels', () => {
    const hand = [place(48, 0), place(0, 0), place(24.4, 0.5)];
    expect(hand.map((card) => inSight(card, hand).width)).toEqual([100, 24.4, 23.6]);
  });
});
