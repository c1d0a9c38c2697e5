/**
 * What a test can ask of a tab in either browser, so that one test serves both. `page` is the driver's own page (Playwright's in
 * Chromium, Puppeteer's in Firefox) for a test of one browser that needs more.
 */
export type Tab<Page = unknown> = {
  readonly page: Page;
  readonly address: () => Promise<string>;
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing of the test but its argument, and both argument and answer are plain JSON. */
  readonly evaluate: <Argument, Answer>(
    inPage: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>;
  /** Waits until an element that fits the selector is in the page, seen or not. */
  readonly waitFor: (selector: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly toFront: () => Promise<void>;
  readonly screenshot: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A running browser with the extension in it. */
export type Driver<Page = unknown> = {
  readonly browser: 'chromium' | 'firefox';
  /** The address of a page of the extension, such as `practice.html?example`. */
  readonly extensionAddress: (path: string) => string;
  /** Opens a page of the extension in a new tab. */
  readonly openExtensionPage: (path: string) => Promise<Tab<Page>>;
  /** Opens any other address in a new tab. */
  readonly visit: (address: string) => Promise<Tab<Page>>;
  /** Opens `popup.html?tab=ID` for another tab, as a page of its own. */
  readonly openPopupOf: (tab: Tab) => Promise<Tab<Page>>;
  readonly close: () => Promise<void>;
};

// Pages of an extension have it in both browsers; its types are not among ours, for src/ goes through webextension-polyfill.
declare const chrome: {
  readonly tabs: { readonly query: (filter: object) => Promise<readonly { id?: number; url?: string }[]> };
};

/** The browser's id of a tab, asked from a page of the extension, which may see only the addresses that it was granted. */
export async function tabId(asker: Tab, tab: Tab): Promise<number> {
  const address = await tab.address();
  const id = await asker.evaluate(async (wanted) => {
    const tabs = await chrome.tabs.query({});
    return tabs.findLast((tab) => tab.url === wanted)?.id ?? null;
  }, address);
  if (id === null) throw new Error(`the extension sees no tab at ${address}`);
  return id;
}
