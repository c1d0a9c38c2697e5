import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulingOnPage } from '../../src/tools/start/ruling-on-page';
import { launchChromium } from './harness/chromium';
import { type Driver, type Tab, tabId } from './harness/driver';
import { launchFirefox } from './harness/firefox';
import { type Site, serveSite } from './harness/site';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const PRACTICE = 'practice.html?example';
const LIVE = '[data-state="live"] [data-penalty-card]';

let site: Site;

beforeAll(async () => {
  site = await serveSite('www.bridgebase.com', {
    '/v3/app/lv': '<!doctype html><title>lobby</title><p>no table here',
  });
});
afterAll(() => site?.close());

const ruling = (tab: Tab) => tab.evaluate(rulingOnPage, undefined);
const stateOf = (panel: Tab): Promise<string> =>
  panel.evaluate(() => document.querySelector<HTMLElement>('[data-state]')?.dataset.state ?? '', null);
const becomes = (panel: Tab, state: string) => expect.poll(() => stateOf(panel), { timeout: 10_000 }).toBe(state);

describe.each([
  { browser: 'chromium', launch: (): Promise<Driver> => launchChromium(join(DIST, 'chrome'), site) },
  { browser: 'firefox', launch: (): Promise<Driver> => launchFirefox(join(DIST, 'firefox'), site) },
])('the side panel in $browser', ({ launch }) => {
  let driver: Driver;
  let panel: Tab;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    driver = await launch();
  });
  afterAll(() => driver?.close());
  beforeEach(async () => {
    // As a tab it is about the active tab of its window, as it is beside that tab.
    panel = await driver.openExtensionPage('panel.html');
  });
  afterEach(async () => {
    await panel.close();
    for (const tab of tabs.splice(0)) await tab.close().catch(() => null);
  });

  const opened = async (tab: Promise<Tab>): Promise<Tab> => {
    tabs.push(await tab);
    return tab;
  };
  const practice = () => opened(driver.openExtensionPage(PRACTICE));
  const lobby = () => opened(driver.visit(site.address('/v3/app/lv')));

  it('shows the table in the active tab, with the same ruling, and stays live while the page is clicked', async () => {
    const table = await practice();
    await panel.waitFor(LIVE);
    expect(await ruling(panel)).toEqual(await ruling(table));
    await table.click('[data-choice="forbid"]');
    await panel.waitFor('[data-obligation="avoid"]');
    expect(await ruling(panel)).toEqual(await ruling(table));
  });

  it('enters what is decided in it at the table', async () => {
    const table = await practice();
    await panel.waitFor(LIVE);
    await panel.evaluate(() => document.querySelector<HTMLElement>('[data-choice="require"]')?.click(), null);
    await table.waitFor('[data-obligation="lead"]');
  });

  it('follows when another tab is switched to', async () => {
    const elsewhere = await lobby();
    await becomes(panel, 'no-table');
    const table = await practice();
    await becomes(panel, 'live');
    await elsewhere.toFront();
    await becomes(panel, 'no-table');
    await table.toFront();
    await becomes(panel, 'live');
  });

  it('follows when the tab goes elsewhere, comes back, and is loaded anew', async () => {
    const table = await practice();
    await becomes(panel, 'live');
    await table.goto(site.address('/v3/app/lv'));
    await becomes(panel, 'no-table');
    await table.goto(driver.extensionAddress(PRACTICE));
    await becomes(panel, 'live');
    await table.evaluate(() => location.reload(), null);
    await becomes(panel, 'live');
    await panel.waitFor(LIVE);
  });

  it('follows when the tab is closed', async () => {
    const first = await practice();
    await becomes(panel, 'live');
    const second = await lobby();
    await becomes(panel, 'no-table');
    await second.close();
    await first.toFront();
    await becomes(panel, 'live');
  });

  it('stays with one tab when it is opened on that', async () => {
    const table = await practice();
    const id = await tabId(panel, table);
    await panel.goto(driver.extensionAddress(`panel.html?tab=${id}`));
    await panel.waitFor(LIVE);
    await lobby();
    expect(await stateOf(panel)).toBe('live');
    await table.close();
    await becomes(panel, 'no-table');
  });

  it('is opened by a button in the popup, and has none itself', async () => {
    const popup = await opened(driver.openExtensionPage('popup.html'));
    await popup.waitFor('[data-action="open-panel"]');
    await popup.click('[data-action="open-panel"]');
    await expect.poll(() => popup.evaluate(isPanelOpen, null), { timeout: 10_000 }).toBe(true);
    expect(await popup.evaluate(() => document.querySelector('.failure')?.textContent ?? '', null)).toBe('');
    expect(await panel.evaluate(() => document.querySelector('[data-action="open-panel"]') === null, null)).toBe(true);
  });
});

/** Asks the browser, in a page of the extension, whether a side panel is open. */
async function isPanelOpen(): Promise<boolean> {
  // Pages of an extension have these in one browser or the other; their types are not among ours.
  const { chrome } = globalThis as unknown as {
    chrome: {
      sidebarAction?: { isOpen(of: object): Promise<boolean> };
      runtime: { getContexts?(of: { contextTypes: string[] }): Promise<unknown[]> };
    };
  };
  if (chrome.sidebarAction) return chrome.sidebarAction.isOpen({});
  const panels = await chrome.runtime.getContexts?.({ contextTypes: ['SIDE_PANEL'] });
  return panels !== undefined && panels.length > 0;
}
