import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { type Driver, type Tab, tabId } from './driver';
import type { Site } from './site';

export type FirefoxDriver = Driver<Page> & { readonly firefox: Browser };

/**
 * Starts headless Firefox over WebDriver BiDi with an unpacked extension in a fresh profile.
 *
 * @param folder the built extension, absolute
 * @param site a site whose host then leads to the local server; every https address does, for Firefox maps ports, not hosts
 */
export async function launchFirefox(folder: string, site?: Site): Promise<FirefoxDriver> {
  const uuid = randomUUID();
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureBrowser(['firefox']).executable,
    headless: true,
    acceptInsecureCerts: true,
    // Without it the driver may not enter pages of an extension.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      // The extension's address, which Firefox otherwise draws by lot.
      'extensions.webextensions.uuids': JSON.stringify({ [await geckoId(folder)]: uuid }),
      ...sitePreferences(site),
    },
  });
  await firefox.installExtension(folder);
  const extensionAddress = (path: string) => `moz-extension://${uuid}/${path}`;
  const open = async (address: string) => {
    const tab = tabOf(await firefox.newPage());
    await tab.goto(address);
    return tab;
  };
  return {
    browser: 'firefox',
    firefox,
    extensionAddress,
    visit: open,
    openExtensionPage: (path) => open(extensionAddress(path)),
    openPopupOf: async (tab) => {
      const popup = await open(extensionAddress('popup.html'));
      await popup.goto(extensionAddress(`popup.html?tab=${await tabId(popup, tab)}`));
      return popup;
    },
    close: () => firefox.close(),
  };
}

const sitePreferences = (site: Site | undefined) =>
  site === undefined ? {} : { 'network.dns.localDomains': site.host, 'network.socket.forcePort': `443=${site.port}` };

async function geckoId(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const id: unknown = JSON.parse(manifest).browser_specific_settings?.gecko?.id;
  if (typeof id !== 'string') throw new Error(`the manifest in ${folder} names no Firefox id`);
  return id;
}

function tabOf(page: Page): Tab<Page> {
  return {
    page,
    // Asked from the page, for Firefox does not tell the driver where pages of an extension stand.
    address: () => page.evaluate(() => location.href),
    goto: (address) => goto(page, address),
    // Puppeteer's type unwraps handles in the argument; plain JSON has none.
    evaluate: (inPage, argument) => page.evaluate(inPage as (argument: unknown) => never, argument),
    waitFor: async (selector) => void (await page.waitForSelector(selector)),
    click: (selector) => page.click(selector),
    toFront: () => page.bringToFront(),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => page.close(),
  };
}

/** Firefox never reports that a page of an extension has loaded: the page itself is asked. */
async function goto(page: Page, address: string): Promise<void> {
  if (!address.startsWith('moz-extension:')) return void (await page.goto(address));
  await page.goto(address, { waitUntil: [] });
  await page.waitForFunction((wanted) => location.href === wanted && document.readyState === 'complete', {}, address);
}
