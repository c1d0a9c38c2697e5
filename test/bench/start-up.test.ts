import { afterAll, beforeAll, expect, it } from 'vitest';
import { tabId } from '../browser/harness/driver';
import { type BenchBrowser, openBenchBrowser } from './bench-browser';
import { BOARD, sitDown } from './busy-board';
import { figure, heading, median } from './figures';
import { amount } from './rounds';
import { slicesOf } from './trace';

let browser: BenchBrowser;

beforeAll(async () => {
  browser = await openBenchBrowser();
  await browser.set({ overlay: true });
});
afterAll(() => browser?.close());

/** Milliseconds of the processor that a page's scripts of ours took to run for the first time, compiling included. */
const contentStarts = async (): Promise<number> => {
  const page = await browser.open('plain');
  const slices = await slicesOf(page.cdp, () => page.tab.goto(browser.address));
  const ours = slices.filter(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url?.startsWith('chrome-extension:'),
  );
  await page.tab.close();
  expect(ours.length).toBeGreaterThan(1);
  return ours.reduce((total, { tdur = Number.NaN }) => total + tdur / 1000, 0);
};

/** Ends the background worker, as a browser does when it has been idle. */
const endWorker = async (): Promise<void> => {
  const { context } = browser.driver;
  const cdp = await context.newCDPSession(browser.office.page);
  const { targetInfos } = await cdp.send('Target.getTargets');
  const workers = targetInfos.filter(({ type, url }) => type === 'service_worker' && url.endsWith('/background.js'));
  for (const { targetId } of workers) await cdp.send('Target.closeTarget', { targetId });
};

/** Milliseconds from the opening of a popup to the table in it. */
const popupStarts = async (id: number): Promise<number> => {
  await endWorker();
  const popup = await browser.driver.openExtensionPage(`popup.html?tab=${id}`);
  const at = await popup.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('[data-state="live"]')) resolve(performance.now());
          else setTimeout(look, 1);
        };
        look();
      }),
    undefined,
  );
  await popup.close();
  return at;
};

it('starts', { timeout: 600_000 }, async () => {
  const rounds = amount(5);
  const contents: number[] = [];
  for (let i = 0; i < rounds; i++) contents.push(await contentStarts());
  const page = await browser.open('read');
  await sitDown(page, BOARD);
  const id = await tabId(browser.office, page.tab);
  const popups: number[] = [];
  for (let i = 0; i < rounds; i++) popups.push(await popupStarts(id));
  heading(`Start-up, median of ${rounds}`);
  figure('content script and reader: compiled and run', median(contents), 'ms');
  figure('popup with its table, the worker cold', median(popups), 'ms');
});
