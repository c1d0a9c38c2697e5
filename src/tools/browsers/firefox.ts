import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { Trouble } from '../tool';

/** A running Firefox with the extension in it, over WebDriver BiDi, in a fresh profile. */
export type FirefoxWithExtension = {
  readonly browser: Browser;
  /** The address of a page of the extension, such as `practice.html?example`. */
  readonly extensionAddress: (path: string) => string;
  readonly open: (address: string) => Promise<Page>;
};

/** Preferences in the words of about:config. */
export type Preferences = Readonly<Record<string, string | number | boolean>>;

export type FirefoxOptions = {
  readonly executable: string;
  /** The built extension, absolute. */
  readonly folder: string;
  readonly headless: boolean;
  /** The same extension packed into one file, absolute: installed in the folder's stead. */
  readonly packed?: string | undefined;
  readonly preferences?: Preferences;
  /** What is done before the extension is there. */
  readonly beforeInstall?: (browser: Browser) => Promise<void>;
};

export async function startFirefox(options: FirefoxOptions): Promise<FirefoxWithExtension> {
  const uuid = randomUUID();
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: options.executable,
    headless: options.headless,
    defaultViewport: null,
    acceptInsecureCerts: true,
    // Without it the driver may not enter pages of an extension.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      // The extension's address, which Firefox otherwise draws by lot.
      'extensions.webextensions.uuids': JSON.stringify({ [await geckoId(options.folder)]: uuid }),
      ...options.preferences,
    },
  });
  await options.beforeInstall?.(firefox);
  await firefox.installExtension(options.packed ?? options.folder);
  return {
    browser: firefox,
    extensionAddress: (path) => `moz-extension://${uuid}/${path}`,
    open: async (address) => {
      const page = await firefox.newPage();
      await goTo(page, address);
      return page;
    },
  };
}

/** Goes to an address and waits until its page has loaded. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!address.startsWith('moz-extension:')) return void (await page.goto(address));
  // Firefox never reports that a page of an extension has loaded: the page itself is asked, in steps of time,
  // for a tab in the background draws no frames.
  await page.goto(address, { waitUntil: [] });
  await page.waitForFunction(
    (wanted) => location.href === wanted && document.readyState === 'complete',
    { polling: 50 },
    address,
  );
}

async function geckoId(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  const id: unknown = JSON.parse(manifest).browser_specific_settings?.gecko?.id;
  if (typeof id !== 'string') throw new Trouble(`The manifest in ${folder} names no Firefox id.`);
  return id;
}
