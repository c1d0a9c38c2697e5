import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './harness/chromium';
import type { Driver, Tab } from './harness/driver';
import { launchFirefox } from './harness/firefox';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

// Pages of an extension have it in both browsers.
declare const chrome: {
  readonly storage: { readonly local: { clear(): Promise<void>; get(keys: null): Promise<Record<string, unknown>> } };
};

/** Sets a list of the options page, as a user does. */
const set = (tab: Tab, name: string, value: string): Promise<void> =>
  tab.evaluate(
    ([field, wanted]) => {
      const list = document.querySelector<HTMLSelectElement>(`[name="${field}"]`);
      if (!list) throw new Error(`no ${field}`);
      list.value = wanted ?? '';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, value],
  );

/** Picks a file with a text. */
const bring = (tab: Tab, text: string): Promise<void> =>
  tab.evaluate((content) => {
    const input = document.querySelector<HTMLInputElement>('[name="import"]');
    const files = new DataTransfer();
    files.items.add(new File([content], 'settings.json', { type: 'application/json' }));
    if (!input) throw new Error('no place for a file');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

/** What the export button hands over. */
const exported = (tab: Tab): Promise<string> =>
  tab.evaluate(async () => {
    const made = new Promise<Blob>((resolve) => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        URL.createObjectURL = createObjectURL;
        if (blob instanceof Blob) resolve(blob);
        return createObjectURL(blob);
      };
    });
    document.querySelector<HTMLElement>('[data-action="export"]')?.click();
    return (await made).text();
  }, null);

const stored = (tab: Tab) => tab.evaluate(() => chrome.storage.local.get(null), null);

describe.each([
  { browser: 'chromium', launch: (): Promise<Driver> => launchChromium(join(DIST, 'chrome')) },
  { browser: 'firefox', launch: (): Promise<Driver> => launchFirefox(join(DIST, 'firefox')) },
])('the options page in $browser', ({ launch }) => {
  let driver: Driver;
  let options: Tab;
  let table: Tab;
  beforeAll(async () => {
    driver = await launch();
    table = await driver.openExtensionPage('practice.html?example');
    await table.waitFor('[data-state="live"]');
    options = await driver.openExtensionPage('options.html');
    await options.waitFor('[name="laws"]');
  });
  afterAll(() => driver?.close());

  it('rules the open table by another edition, in another language, under the name of the rule, at once', async () => {
    await set(options, 'laws', '1987');
    await table.waitFor('[data-laws="1987"]');
    await set(options, 'undoPreset', 'acbl');
    await table.waitFor('.regulation');
    const records = await driver.openExtensionPage('records.html');
    await records.waitFor('html[lang="en"] h1');
    await set(options, 'language', 'nl');
    await table.waitFor('html[lang="nl"]');
    await records.waitFor('html[lang="nl"] h1');
    await records.close();
    const popup = await driver.openPopupOf(table);
    await popup.waitFor('html[lang="nl"] [data-laws="1987"]');
    await popup.waitFor('.regulation');
    expect(await popup.evaluate(() => document.querySelector('.regulation')?.textContent, null)).toContain('ACBL');
    await popup.close();
  });

  it('brings all back from a file after everything was wiped, and a broken file changes nothing', async () => {
    const text = await exported(options);
    await options.evaluate(() => chrome.storage.local.clear(), null);
    await options.waitFor('html[lang="en"]');
    const wiped = await stored(options);
    await bring(options, text.replace('"1987"', '"1492"'));
    await options.waitFor('[data-faults="1"]');
    expect(await stored(options)).toEqual(wiped);
    await bring(options, text);
    await options.waitFor('html[lang="nl"]');
    expect(await options.evaluate(() => document.querySelector<HTMLSelectElement>('[name="laws"]')?.value, null)).toBe(
      '1987',
    );
  });
});
