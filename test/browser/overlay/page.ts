import type { Page } from 'playwright-core';
import type { Card, Seat } from '../../../src/bridge';
import { OVERLAY_TAG } from '../../../src/sites/observing';

/** A rectangle in CSS pixels of the window. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The elements of the overlay that fit a selector; Playwright looks into open shadow roots. */
export const ours = (page: Page, selector: string) => page.locator(`${OVERLAY_TAG} ${selector}`);

/** The chip's text in one line, without the words that only the ear is told. */
export const chipSays = (page: Page): Promise<string> =>
  page.evaluate((tag) => {
    const say = document.querySelector(tag)?.shadowRoot?.querySelector('.say');
    if (!say) return '';
    const copy = say.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.sr')) hidden.remove();
    for (const block of copy.querySelectorAll('p, li')) block.append(' | ');
    return (copy.textContent ?? '')
      .replace(/\s+/g, ' ')
      .replace(/( \|)+ ?$/, '')
      .trim();
  }, OVERLAY_TAG);

/** What the live region says. */
export const announced = (page: Page): Promise<string> =>
  ours(page, '[role="status"]')
    .textContent()
    .then((text) => text ?? '');

/** Where the first of the elements is; it must be there. */
export const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await ours(page, selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector} to be seen`);
  return box;
};

/** The verdicts on show, each with its cards that have a place on the page. */
export const verdictsOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate((tag) => {
    const marks = [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>('[data-verdict]') ?? [])];
    const verdicts: Record<string, string[]> = { legal: [], illegal: [], depends: [] };
    for (const { hidden, dataset } of marks) if (!hidden) verdicts[dataset.verdict ?? '']?.push(dataset.card ?? '');
    return verdicts;
  }, OVERLAY_TAG);

/** Whether two rectangles have more than a hair in common. */
export const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Enters in a popup that a card was dropped. */
export const drop = (popup: Page, seat: Seat, card: Card): Promise<void> =>
  popup.evaluate(
    (entry) => {
      const form = document.querySelector<HTMLFormElement>('form[data-form="mark"]');
      if (form === null) throw new Error('no form');
      for (const [name, value] of Object.entries(entry)) {
        const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.requestSubmit();
    },
    { seat, card, how: 'dropped' },
  );
