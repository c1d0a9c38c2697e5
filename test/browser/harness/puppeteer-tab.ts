import type { Page } from 'puppeteer-core';
import { goTo } from '../../../src/tools/browsers/firefox';
import type { Tab } from './driver';

/** A page of Puppeteer's as a tab. */
export function tabOf(page: Page): Tab<Page> {
  return {
    page,
    // Asked from the page, for Firefox does not tell the driver where pages of an extension stand.
    address: () => page.evaluate(() => location.href),
    goto: (address) => goTo(page, address),
    // Puppeteer's type unwraps handles in the argument; plain JSON has none.
    evaluate: (inPage, argument) => page.evaluate(inPage as (argument: unknown) => never, argument),
    waitFor: async (selector) => void (await page.waitForSelector(selector)),
    click: (selector) => page.click(selector),
    toFront: () => page.bringToFront(),
    // Puppeteer's type asks for a known ending; every caller names a .png.
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => page.close(),
  };
}
