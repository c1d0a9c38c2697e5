import type { Browser, Page } from 'puppeteer-core';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { type Preferences, startFirefox } from '../../../src/tools/browsers/firefox';
import { type Driver, tabId } from './driver';
import { tabOf } from './puppeteer-tab';
import type { Site } from './site';

export type FirefoxDriver = Driver<Page> & { readonly firefox: Browser };

/**
 * Starts headless Firefox over WebDriver BiDi with an unpacked extension in a fresh profile.
 *
 * @param folder the built extension, absolute
 * @param site a site whose host then leads to the local server; every https address does, for Firefox maps ports, not hosts
 * @param more preferences that stand in the place of those that lead there, and the extension as a packed file
 */
export async function launchFirefox(
  folder: string,
  site?: Site,
  more: { readonly preferences?: Preferences; readonly packed?: string } = {},
): Promise<FirefoxDriver> {
  const { executable } = ensureBrowser(['firefox']);
  const { preferences = sitePreferences(site), packed } = more;
  const {
    browser: firefox,
    extensionAddress,
    open,
  } = await startFirefox({ executable, folder, headless: true, preferences, packed });
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

/** Preferences that lead to the local server. */
export const sitePreferences = (site: Site | undefined): Readonly<Record<string, string>> =>
  site === undefined ? {} : { 'network.dns.localDomains': site.host, 'network.socket.forcePort': `443=${site.port}` };
