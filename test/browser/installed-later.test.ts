import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChrome } from '../../src/tools/browsers/chrome';
import { ensureBrowser } from '../../src/tools/browsers/ensure';
import { startFirefox } from '../../src/tools/browsers/firefox';
import { rulingOnPage } from '../../src/tools/start/ruling-on-page';
import { bboDriver, type DrivenPage } from '../fixtures/bbo/driver';
import { inventedBoard } from '../fixtures/table/invented';
import { serveBbo } from './bbo/session';
import { siteFlags } from './harness/chromium';
import { type Tab, tabId } from './harness/driver';
import { sitePreferences } from './harness/firefox';
import { tabOf } from './harness/puppeteer-tab';
import type { Site } from './harness/site';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

let site: Site;
beforeAll(async () => {
  site = await serveBbo();
});
afterAll(() => site?.close());

type Prepare = (browser: Browser) => Promise<void>;

const inChromium = (beforeInstall: Prepare) => {
  const { executable } = ensureBrowser(['chromium', 'edge', 'chrome']);
  return startChrome({
    executable,
    headless: true,
    folder: join(DIST, 'chrome'),
    flags: siteFlags(site),
    beforeInstall,
  });
};

const inFirefox = (beforeInstall: Prepare) => {
  const { executable } = ensureBrowser(['firefox']);
  return startFirefox({
    executable,
    headless: true,
    folder: join(DIST, 'firefox'),
    preferences: sitePreferences(site),
    beforeInstall,
  });
};

it.each([
  { browser: 'chromium', start: inChromium },
  { browser: 'firefox', start: inFirefox },
])('a table that was open before the extension was installed is shown, in $browser', async ({ start }) => {
  const { play, ...board } = inventedBoard(1);
  let table: Tab | undefined;
  const { browser, open, extensionAddress } = await start(async (empty) => {
    const page = await empty.newPage();
    await page.goto(site.address('/v3/app/lv'));
    // The page runs an expression and waits for its promise.
    await bboDriver(page as DrivenPage).open({ ...board, viewer: 'kibitzer', played: play.slice(0, 5) });
    table = tabOf(page);
  });
  try {
    if (table === undefined) throw new Error('nothing was opened before the extension was installed');
    const popup = tabOf(await open(extensionAddress('popup.html')));
    await popup.goto(extensionAddress(`popup.html?tab=${await tabId(popup, table)}`));
    await popup.waitFor('[data-state="live"]');
    const shown = await popup.evaluate(rulingOnPage, undefined);
    expect(shown?.turn).toMatch(/^[NESW]$/);
  } finally {
    await browser.close();
  }
});
