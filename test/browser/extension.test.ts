import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RulingOnPage, rulingOnPage } from '../../src/tools/start/ruling-on-page';
import { launchChromium } from './harness/chromium';
import type { Driver, Tab } from './harness/driver';
import { launchFirefox } from './harness/firefox';
import { type Site, serveSite } from './harness/site';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const LIVE = '[data-state="live"] [data-penalty-card]';

let site: Site;

beforeAll(async () => {
  site = await serveSite('www.bridgebase.com', {
    '/v3/app/lv': '<!doctype html><title>lobby</title><p>no table here<iframe src="/v3/app/news"></iframe>',
    '/v3/app/news': '<!doctype html><title>news</title><p>nor here',
  });
});
afterAll(() => site?.close());

const ruling = (tab: Tab): Promise<RulingOnPage | null> => tab.evaluate(rulingOnPage, undefined);

describe.each([
  { browser: 'chromium', launch: (): Promise<Driver> => launchChromium(join(DIST, 'chrome'), site) },
  { browser: 'firefox', launch: (): Promise<Driver> => launchFirefox(join(DIST, 'firefox'), site) },
])('the built extension in $browser', ({ launch }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await launch();
  });
  afterAll(() => driver?.close());

  it('shows the example on the practice table, and the same ruling in the popup', async () => {
    const practice = await driver.openExtensionPage('practice.html?example');
    await practice.waitFor(LIVE);
    const shown = await ruling(practice);
    expect(shown).toMatchObject({
      state: 'live',
      laws: '2017',
      decision: 'lead',
      penaltyCards: [{ card: 'HQ', seat: 'E', status: 'major' }],
    });
    const popup = await driver.openPopupOf(practice);
    await popup.waitFor(LIVE);
    expect(await ruling(popup)).toEqual(shown);
  });

  it("enters the site's pages, and says where there is no table", async () => {
    const lobby = await driver.visit(site.address('/v3/app/lv'));
    const popup = await driver.openPopupOf(lobby);
    await popup.waitFor('[data-state="no-table"]');
    expect(await ruling(popup)).toMatchObject({ state: 'no-table', penaltyCards: [], exposed: [] });
  });

  it('keeps its pages to themselves: nothing from elsewhere may be loaded or run', async () => {
    const practice = await driver.openExtensionPage('practice.html');
    await practice.waitFor('[data-state]');
    const refused = await practice.evaluate(async (address) => {
      const outcomes = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
      );
      await fetch(address).catch(() => null);
      return outcomes;
    }, site.address('/v3/app/lv'));
    expect(refused).toBe('connect-src');
  });
});
