import type { Page } from 'playwright-core';
import type { Card } from '../../../src/bridge';
import type { Box } from './page';

/** Where a page like Bridge Base Online's draws a card of a hand, found by what it says and not by our reader. */
export const cardOnPage = async (page: Page, card: Card): Promise<Box> => {
  const box = await page.evaluate((wanted) => {
    const symbol = { S: '♠', H: '♥', D: '♦', C: '♣' }[wanted.slice(0, 1)] ?? '';
    const rank = wanted.slice(1).replace('T', '10');
    const packed = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, '');
    const pictures = [...document.querySelectorAll('#navDiv .cardClass')].filter(
      (element) => packed(element.querySelector('.topLeft')) === rank + symbol,
    );
    const rows = [...document.querySelectorAll('#navDiv .suitPanelClass')].filter(
      (row) => packed(row.querySelector('.suitSymbolClass')) === symbol,
    );
    const written = rows.flatMap((row) => [...row.querySelectorAll('.handDiagramCardClass')]);
    const all = [...pictures, ...written.filter((element) => packed(element) === rank)];
    const seen = all.map((element) => element.getBoundingClientRect()).find(({ width, height }) => width * height > 0);
    return seen ? { x: seen.x, y: seen.y, width: seen.width, height: seen.height } : null;
  }, card);
  if (!box) throw new Error(`the page shows no ${card}`);
  return box;
};

/** The page itself, without what we put on it. */
export const pageWithout = (page: Page, tag: string): Promise<string> =>
  page.evaluate((ours) => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(ours)) element.remove();
    return copy.outerHTML;
  }, tag);

/** Where elements of the page are that can be seen. */
export const boxesOnPage = (page: Page, selector: string): Promise<Box[]> =>
  page.evaluate(
    (at) =>
      [...document.querySelectorAll(at)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width * height > 0)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    selector,
  );

/** Where on the screen the page's own element is that a click there reaches; null when it reaches us. */
export const reached = (page: Page, { x, y, width, height }: Box, tag: string): Promise<string | null> =>
  page.evaluate(
    ([left, top, ours]) => {
      const element = document.elementFromPoint(left, top);
      return element === null || element.localName === ours ? null : element.className;
    },
    [x + width / 2, y + height / 2, tag] as const,
  );
