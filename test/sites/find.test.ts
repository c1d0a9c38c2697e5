import { describe, expect, it } from 'vitest';
import { drawnWithin, exactly, firstOf, isShown, layerOf, one, packed } from '../../src/sites/find';
import { Unreadable } from '../../src/sites/unreadable';
import { DOMS, find, type MakePage } from './doms';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const place = (element: Element, { x, y, width, height }: Box): void => {
  const rect = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  element.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
};

describe.each(DOMS)('looking for things in %s', (_, makePage: MakePage) => {
  const pageOf = (inside: string): Document => makePage(`<html><body><div id="felt">${inside}</div></body></html>`);

  describe('drawnWithin, where the page is laid out', () => {
    const CARD = { x: 100, y: 100, width: 102, height: 148 };
    const isDrawn = (card: Box, felt: Box, style = ''): boolean => {
      const page = pageOf(`<p id="card" style="${style}"></p>`);
      Object.defineProperty(page.documentElement, 'clientWidth', { value: 1200 });
      place(find(page, '#felt'), felt);
      place(find(page, '#card'), card);
      return drawnWithin(find(page, '#felt'))(find(page, '#card'));
    };
    const FELT = { x: 50, y: 50, width: 800, height: 600 };

    it('takes a card on the felt, also one that lies partly outside it', () => {
      expect(isDrawn(CARD, FELT)).toBe(true);
      expect(isDrawn({ ...CARD, x: 0 }, FELT)).toBe(true);
    });

    it('goes by the size of the card alone when the felt has none', () => {
      expect(isDrawn(CARD, { x: 0, y: 0, width: 0, height: 0 })).toBe(true);
      expect(isDrawn({ ...CARD, width: 0 }, { x: 0, y: 0, width: 0, height: 0 })).toBe(false);
    });

    it.each<[string, Box, string]>([
      ['without width', { ...CARD, width: 0 }, ''],
      ['without height', { ...CARD, height: 0 }, ''],
      ['left of the felt', { ...CARD, x: -1000 }, ''],
      ['below the felt', { ...CARD, y: 900 }, ''],
      ['not displayed', CARD, 'display: none'],
      ['hidden', CARD, 'visibility: hidden'],
      ['transparent', CARD, 'opacity: 0'],
    ])('leaves out a card %s', (_name, card, style) => expect(isDrawn(card, FELT, style)).toBe(false));
  });

  it('takes nothing inside a hidden element for shown', () => {
    for (const style of ['display: none', 'visibility: hidden', 'opacity: 0']) {
      expect(isShown(find(pageOf(`<div style="${style}"><p></p></div>`), 'p'))).toBe(false);
    }
    expect(isShown(find(pageOf('<div style="opacity: 0.5"><p></p></div>'), 'p'))).toBe(true);
  });

  it.each([
    ['z-index: 301', 301],
    ['left: 3px; z-index:93;', 93],
    ['z-index: auto', null],
    ['--z-index: 4', null],
    ['', null],
  ])('the layer of %j is %j', (style, layer) =>
    expect(layerOf(find(pageOf(`<p style="${style}"></p>`), 'p'))).toBe(layer),
  );

  it('packs a text', () => expect(packed(find(pageOf('<p> 1\n 0 <b>♦</b></p>'), 'p'))).toBe('10♦'));

  it('says what is missing, and what stands there, without its text', () => {
    const felt = find(pageOf('<p class="a b">Rita</p><p>Jan</p>'), '#felt');
    const thrown = (look: () => unknown): unknown => {
      try {
        return look();
      } catch (error) {
        return error instanceof Unreadable ? [error.key, error.selector, error.snippet] : error;
      }
    };
    expect(thrown(() => one(felt, '.card'))).toEqual(['missing', '.card', 'div > p.a.b, p']);
    expect(thrown(() => exactly(felt, 'p', 4))).toEqual(['missing', 'p', '2/4 div > p.a.b, p']);
    expect(exactly(felt, 'p', 2)).toHaveLength(2);
  });

  it('takes what the first name finds that finds anything, never all', () => {
    const felt = find(pageOf('<x-cell class="cell"></x-cell><div class="cell"></div>'), '#felt');
    expect(firstOf(felt, ['.none', 'x-cell', '.cell'])).toHaveLength(1);
    expect(firstOf(felt, ['.none'])).toEqual([]);
  });
});
