import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './harness/chromium';
import type { Driver, Tab } from './harness/driver';
import { launchFirefox } from './harness/firefox';
import { type Site, serveSite } from './harness/site';

/** A least extension, so that a fault here is one of the harness and not of Face Up. */
const MANIFEST = {
  manifest_version: 3,
  name: 'least',
  version: '1',
  browser_specific_settings: { gecko: { id: 'least@bridge.example' } },
  content_scripts: [{ matches: ['https://www.bridgebase.com/v3/*'], js: ['content.js'] }],
  host_permissions: ['https://www.bridgebase.com/v3/*'],
};
const CONTENT = `document.documentElement.dataset.entered = 'yes';`;

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'least-extension-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'content.js'), CONTENT);
  await writeFile(join(folder, 'popup.html'), '<!doctype html><title>popup</title><p data-state="no-table">');
  await mkdir(join(folder, 'icons'));
  site = await serveSite('www.bridgebase.com', { '/v3/app': '<!doctype html><title>table</title><p>felt' });
});

afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  { browser: 'chromium', launch: (): Promise<Driver> => launchChromium(folder, site) },
  { browser: 'firefox', launch: (): Promise<Driver> => launchFirefox(folder, site) },
])('the harness in $browser', ({ launch }) => {
  let driver: Driver;
  let table: Tab;

  beforeAll(async () => {
    driver = await launch();
    table = await driver.visit(site.address('/v3/app?lang=en'));
  });
  afterAll(() => driver?.close());

  it("shows the local page at the site's own address", async () => {
    expect(await table.address()).toBe('https://www.bridgebase.com/v3/app?lang=en');
    expect(await table.evaluate(() => [document.title, isSecureContext], null)).toEqual(['table', true]);
  });

  it("runs the extension's content script there", async () => {
    await table.waitFor('[data-entered="yes"]');
  });

  it('opens a page of the extension', async () => {
    const page = await driver.openExtensionPage('popup.html?any');
    await page.waitFor('[data-state]');
    expect(await page.address()).toBe(driver.extensionAddress('popup.html?any'));
  });

  it('opens the popup for a tab, by its id', async () => {
    const popup = await driver.openPopupOf(table);
    expect(await popup.evaluate(() => document.title, null)).toBe('popup');
    expect(new URL(await popup.address()).searchParams.get('tab')).toMatch(/^\d+$/);
  });
});
