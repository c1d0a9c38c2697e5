import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** A running Chromium, Chrome or Edge with the extension in it, in a fresh profile. */
export type ChromeWithExtension = {
  readonly browser: Browser;
  readonly extensionAddress: (path: string) => string;
  readonly open: (address: string) => Promise<Page>;
};

export type ChromeOptions = {
  readonly executable: string;
  /** The built extension, absolute. */
  readonly folder: string;
  readonly headless: boolean;
  /** Flags beside those that every start needs. */
  readonly flags?: readonly string[];
  /** What is done before the extension is there. */
  readonly beforeInstall?: (browser: Browser) => Promise<void>;
};

/** Loads the extension over the debugging pipe, for Chrome's own builds ignore `--load-extension` since version 137. */
export async function startChrome(options: ChromeOptions): Promise<ChromeWithExtension> {
  const { executable, folder, headless, flags = [], beforeInstall } = options;
  const chrome = await puppeteer.launch({
    executablePath: executable,
    headless,
    pipe: true,
    enableExtensions: true,
    defaultViewport: null,
    // The bar "controlled by automated software" would stand above the table.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      '--no-first-run',
      '--no-default-browser-check',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...flags,
    ],
  });
  await beforeInstall?.(chrome);
  const id = await chrome.installExtension(folder);
  return {
    browser: chrome,
    extensionAddress: (path) => `chrome-extension://${id}/${path}`,
    open: async (address) => {
      const empty = (await chrome.pages()).find((page) => page.url() === 'about:blank');
      const page = empty ?? (await chrome.newPage());
      await page.goto(address);
      return page;
    },
  };
}
