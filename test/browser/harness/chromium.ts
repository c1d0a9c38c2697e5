import { createHash } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../src/tools/browsers/ensure';
import { type Driver, type Tab, tabId } from './driver';
import type { Site } from './site';

export type ChromiumDriver = Driver<Page> & { readonly context: BrowserContext; readonly extensionId: string };

/**
 * Starts headless Chromium with an unpacked extension in a fresh profile.
 *
 * @param folder the built extension, absolute
 * @param site a site whose host then leads to the local server
 * @param more more flags
 * @param profile a folder that outlives the browser; a fresh one when empty
 */
export async function launchChromium(
  folder: string,
  site?: Site,
  more: readonly string[] = [],
  profile = '',
): Promise<ChromiumDriver> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(['chromium', 'edge']).executable,
    // Playwright's own "headless" would start the old headless mode, which knows no extensions.
    headless: false,
    args: [...flags(folder), ...siteFlags(site), ...more],
    ignoreDefaultArgs: ['--disable-extensions'],
    acceptDownloads: true,
  });
  const extensionId = unpackedId(folder);
  const extensionAddress = (path: string) => `chrome-extension://${extensionId}/${path}`;
  const visit = async (address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return tabOf(page);
  };
  return {
    browser: 'chromium',
    context,
    extensionId,
    extensionAddress,
    visit,
    openExtensionPage: (path) => visit(extensionAddress(path)),
    openPopupOf: async (tab) => {
      const popup = await visit(extensionAddress('popup.html'));
      await popup.goto(extensionAddress(`popup.html?tab=${await tabId(popup, tab)}`));
      return popup;
    },
    close: () => context.close(),
  };
}

/** Kills the extension's worker, as the browser itself may at any moment. @returns how many there were */
export async function killWorkers({ context }: ChromiumDriver): Promise<number> {
  const [page] = context.pages();
  if (!page) throw new Error('no page from which to look');
  const devtools = await context.newCDPSession(page);
  const { targetInfos } = await devtools.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  for (const { targetId } of workers) await devtools.send('Target.closeTarget', { targetId });
  await devtools.detach();
  return workers.length;
}

/** The interface of the page of extensions alone, of which no types are published. */
type DeveloperPrivate = {
  readonly updateProfileConfiguration: (change: { readonly inDeveloperMode: boolean }) => Promise<void>;
  readonly reload: (id: string, options: { readonly failQuietly: boolean }) => Promise<void>;
};

/** Loads the extension anew, as an update does; its pages are closed by that. */
export async function reloadExtension({ visit, extensionId }: ChromiumDriver): Promise<void> {
  const extensions = await visit('chrome://extensions');
  await extensions.evaluate(async (id) => {
    const { chrome } = globalThis as unknown as { chrome: { developerPrivate: DeveloperPrivate } };
    await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await chrome.developerPrivate.reload(id, { failQuietly: true });
  }, extensionId);
  await extensions.close();
}

function flags(folder: string): readonly string[] {
  return [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-extensions-except=${folder}`,
    `--load-extension=${folder}`,
  ];
}

/** Flags that lead to the local server. */
export const siteFlags = (site: Site | undefined): readonly string[] =>
  site === undefined
    ? []
    : [`--host-resolver-rules=MAP ${site.host} 127.0.0.1:${site.port}`, '--ignore-certificate-errors'];

/** The id that Chromium gives an extension loaded from a folder: a digest of its path in the letters a to p. */
function unpackedId(folder: string): string {
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return [...digits].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('');
}

function tabOf(page: Page): Tab<Page> {
  return {
    page,
    address: async () => page.url(),
    goto: async (address) => void (await page.goto(address)),
    // Playwright's type unwraps handles in the argument; plain JSON has none.
    evaluate: (inPage, argument) => page.evaluate(inPage as (argument: unknown) => never, argument),
    waitFor: async (selector) => void (await page.waitForSelector(selector, { state: 'attached' })),
    click: (selector) => page.click(selector),
    toFront: () => page.bringToFront(),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    close: () => page.close(),
  };
}
