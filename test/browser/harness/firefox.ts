import type { Browser, Page } from 'puppeteer-core';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { goTo, startFirefox } from '../../../src/tools/browsers/firefox';
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
  const { executable } = ensureBrowser(['firefox']);
  const preferences = sitePreferences(site);
  const {
    browser: firefox,
    extensionAddress,
    open,
  } = await startFirefox({ executable, folder, headless: true, preferences });
  const visit = async (address: string) => tabOf(await open(address));
  return {
    browser: 'firefox',
    firefox,
    extensionAddress,
    visit,
    openExtensionPage: (path) => visit(extensionAddress(path)),
    openPopupOf: async (tab) => {
      const popup = await visit(extensionAddress('popup.html'));
      await popup.goto(extensionAddress(`popup.html?tab=${await tabId(popup, tab)}`));
      return popup;
    },
    close: () => firefox.close(),
  };
}

const sitePreferences = (site: Site | undefined): Readonly<Record<string, string>> =>
  site === undefined ? {} : { 'network.dns.localDomains': site.host, 'network.socket.forcePort': `443=${site.port}` };

function tabOf(page: Page): Tab<Page> {
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
