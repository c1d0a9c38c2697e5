import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChromiumDriver, launchChromium } from './harness/chromium';
import { values } from './stories/surface';

const DIST = join(import.meta.dirname, '..', '..', 'dist', 'chrome');

let driver: ChromiumDriver;
beforeAll(async () => {
  driver = await launchChromium(DIST);
});
afterAll(() => driver?.close());

/** Gives everything that can be used a number, and tells how many there are. Radio buttons of one name are one. */
const numbered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const names = new Set<string>();
    let count = 0;
    for (const element of document.querySelectorAll<HTMLElement>(usable)) {
      const isOff = 'disabled' in element && element.disabled === true;
      if (isOff || element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (names.has(element.name)) continue;
        names.add(element.name);
      }
      element.dataset.number = String(count++);
    }
    return count;
  });

/** What Tab comes by, from the start of the page until it has come by everything or gone round twice. */
const reached = async (page: Page, count: number): Promise<ReadonlySet<string>> => {
  const numbers = new Set<string>();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
  });
  for (let i = 0; i < 2 * count + 4 && numbers.size < count; i++) {
    await page.keyboard.press('Tab');
    const number = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return null;
      const sameName = at instanceof HTMLInputElement && at.type === 'radio' ? `input[name="${at.name}"]` : null;
      return at.dataset.number ?? (sameName && document.querySelector<HTMLElement>(sameName)?.dataset.number) ?? null;
    });
    if (number !== null) numbers.add(number);
  }
  return numbers;
};

/** What cannot be reached by Tab. */
const missed = async (page: Page): Promise<string[]> => {
  const count = await numbered(page);
  expect(count).toBeGreaterThan(2);
  const numbers = await reached(page, count);
  const all = Array.from({ length: count }, (_, i) => String(i));
  const left = all.filter((number) => !numbers.has(number));
  return page.evaluate((list) => list.map((n) => document.querySelector(`[data-number="${n}"]`)?.outerHTML ?? n), left);
};

/** Goes on with Tab until the element in focus fits. @throws Error when it is never reached */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
};

const press = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};

describe('by keyboard alone', () => {
  it.each(['practice.html?example', 'options.html', 'welcome.html', 'drill.html?seed=1'])(
    'everything on %s is reached',
    async (path) => {
      const { page, close } = await driver.openExtensionPage(path);
      await page.waitForSelector('a[href], button');
      await page.waitForTimeout(300);
      expect(await missed(page)).toEqual([]);
      await close();
    },
  );

  it('the popup is reached and used: a choice, an undo, a mark, the record, the script', async () => {
    const table = await driver.openExtensionPage('practice.html?example');
    await table.waitFor('[data-state="live"] [data-penalty-card]');
    const faces = await values(table, '[data-hand="E"] [data-face]', 'data-face');
    const card = faces.find((face) => face !== 'HQ') ?? '';
    const { page } = await driver.openPopupOf(table);
    await page.waitForSelector('[data-decision="lead"]');
    await page.waitForSelector('[data-drawer="mark"]');
    expect(await missed(page)).toEqual([]);

    await press(page, '[data-choice="forbid"]');
    await page.waitForSelector('[data-obligation="avoid"]');
    await press(page, '[data-action="undo"]');
    await page.waitForSelector('[data-decision="lead"]');

    await press(page, '[data-drawer="mark"]');
    await tabTo(page, 'form[data-form="mark"] [name="seat"]');
    await page.keyboard.type('East');
    await tabTo(page, 'form[data-form="mark"] [name="card"]');
    await page.keyboard.type(card);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-penalty-card="${card}"]`);

    await press(page, '[data-drawer="record"]');
    await page.waitForSelector('.timeline li');
    await press(page, '.timeline details.law summary, .timeline .law summary');
    await page.waitForSelector('.timeline details.law[open]');
    await press(page, '[data-action="script"]');
    await page.waitForSelector('[data-action="copy-script"]');
    expect(await missed(page)).toEqual([]);
  });
});
