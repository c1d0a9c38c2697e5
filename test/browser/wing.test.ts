import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChromiumDriver, killWorkers, launchChromium, reloadExtension } from './harness/chromium';
import type { Driver, Tab } from './harness/driver';
import { launchFirefox } from './harness/firefox';
import { type Site, serveSite } from './harness/site';
import { buildProbe } from './wing/probe-extension';

const TABLE = '<!doctype html><title>table</title><body data-table="one">';
let site: Site;

beforeAll(async () => {
  site = await serveSite('www.bridgebase.com', {
    '/v3/app': TABLE,
    '/v3/empty': '<!doctype html><title>empty</title><body>',
    '/v3/clobbered':
      '<!doctype html><title>clobbered</title><body data-table="clobbered"><form id="browser"><input name="runtime" id="x"></form>',
    '/elsewhere': '<!doctype html><title>elsewhere</title><body>',
  });
});
afterAll(() => site?.close());

/** The value of a data attribute of the body. */
const read = (tab: Tab, name: string) => tab.evaluate((key) => document.body.dataset[key] ?? '', name);
const write = (tab: Tab, name: string, value: string) =>
  tab.evaluate((change) => void Object.assign(document.body.dataset, change), { [name]: value });
const becomes = (tab: Tab, name: string, value: string) =>
  expect.poll(() => read(tab, name), { timeout: 5000, interval: 20 }).toBe(value);

/** The badge of the tab that a popup is about. */
const badgeOf = (popup: Tab): Promise<string> =>
  popup.evaluate(async () => {
    // A page of the extension has `chrome` in both browsers.
    const { chrome } = globalThis as unknown as {
      chrome: { action: { getBadgeText(of: { tabId: number }): Promise<string> } };
    };
    return chrome.action.getBadgeText({ tabId: Number(new URLSearchParams(location.search).get('tab')) });
  }, null);

describe.each([
  { browser: 'chromium', launch: launchChromium },
  { browser: 'firefox', launch: launchFirefox },
] as const)('the ways between the parts in $browser', ({ browser, launch }) => {
  let folder: string;
  let driver: Driver;

  beforeAll(async () => {
    folder = await buildProbe(browser);
    driver = await (launch as (folder: string, site: Site) => Promise<Driver>)(folder, site);
  });
  afterAll(async () => {
    await driver?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('show a table live, also in a hidden tab, and carry requests', async () => {
    const table = await driver.visit(site.address('/v3/app?a'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'one');
    await write(table, 'table', 'two');
    await becomes(popup, 'now', 'two');
    await table.toFront();
    await write(table, 'table', 'three');
    await becomes(popup, 'now', 'three');
    await popup.evaluate(() => document.body.click(), null);
    await becomes(popup, 'answer', '{"ok":true}');
    expect(await read(table, 'asked')).toBe('{"type":"undo"}');
    await popup.close();
    await table.close();
  });

  it('stay with the table through a reload and a visit elsewhere', async () => {
    const table = await driver.visit(site.address('/v3/app?b'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'one');
    await write(table, 'table', 'two');
    await becomes(popup, 'now', 'two');
    await table.goto(site.address('/v3/app?b'));
    await becomes(popup, 'now', 'one');
    await table.goto(site.address('/elsewhere'));
    await becomes(popup, 'now', 'noTable_noReader');
    await table.evaluate(() => history.back(), null);
    await becomes(popup, 'now', 'one');
    await table.close();
    await becomes(popup, 'now', 'noTable_closed');
    await popup.close();
  });

  it('find the table in a frame, and forget it with the frame', async () => {
    const table = await driver.visit(site.address('/v3/empty?c'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'state', 'no-table');
    await table.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, site.address('/v3/app?in-frame'));
    await becomes(popup, 'now', 'one');
    await popup.evaluate(() => document.body.click(), null);
    await becomes(popup, 'answer', '{"ok":true}');
    await table.evaluate(() => document.querySelector('iframe')?.remove(), null);
    await becomes(popup, 'state', 'no-table');
    await popup.close();
    await table.close();
  });

  it('reach a page of the extension in its tab', async () => {
    const page = await driver.openExtensionPage('page.html?d');
    await write(page, 'table', 'practice');
    const popup = await driver.openPopupOf(page);
    await becomes(popup, 'now', 'practice');
    await page.evaluate(() => location.reload(), null);
    await becomes(popup, 'state', 'no-table');
    await write(page, 'table', 'practice again');
    await becomes(popup, 'now', 'practice again');
    await popup.close();
    await page.close();
  });

  it('are not hidden by elements of the page with the names of what they use', async () => {
    const table = await driver.visit(site.address('/v3/clobbered'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'clobbered');
    await popup.close();
    await table.close();
  });

  it('set the badge', async () => {
    const table = await driver.visit(site.address('/v3/app?e'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'one');
    const badge = () => badgeOf(popup);
    await write(table, 'count', '2');
    await expect.poll(badge).toBe('2');
    await table.goto(site.address('/elsewhere'));
    await expect.poll(badge).toBe('');
    await popup.close();
    await table.close();
  });
});

describe('the ways between the parts in chromium, when the browser takes a part away', () => {
  let folder: string;
  let driver: ChromiumDriver;

  beforeAll(async () => {
    folder = await buildProbe('chromium');
    driver = await launchChromium(folder, site);
  });
  afterAll(async () => {
    await driver?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('go on while the worker is killed again and again', async () => {
    const table = await driver.visit(site.address('/v3/app?f'));
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'one');
    let killed = 0;
    for (let count = 1; count <= 13; count++) {
      const [workers] = await Promise.all([killWorkers(driver), write(table, 'count', `${count}`)]);
      killed += workers;
      await write(table, 'table', `step ${count}`);
      await becomes(popup, 'now', `step ${count}`);
    }
    await expect.poll(() => badgeOf(popup), { timeout: 8000 }).toBe('13');
    expect(killed).toBeGreaterThan(3);
    await popup.close();
    await table.close();
  });

  it('pass from an old copy of the script to a new one when the extension is reloaded', async () => {
    const table = await driver.visit(site.address('/v3/app?g'));
    const copies = () => table.evaluate(() => ({ ...document.documentElement.dataset }), null);
    await expect.poll(copies).toEqual({ begun: '1' });
    // What the page says to the copies makes none of them stop.
    await table.evaluate(() => document.dispatchEvent(new Event('face-up:look')), null);
    expect(await copies()).toEqual({ begun: '1' });
    await reloadExtension(driver);
    await expect.poll(copies, { timeout: 8000 }).toEqual({ begun: '2', stopped: '1' });
    const popup = await driver.openPopupOf(table);
    await becomes(popup, 'now', 'one');
    await write(table, 'table', 'after');
    await becomes(popup, 'now', 'after');
  });
});
