import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { startChrome } from './browsers/chrome';
import { ensureBrowser } from './browsers/ensure';
import { startFirefox } from './browsers/firefox';
import { buildExtension } from './build';
import { makeFolder } from './files';
import { type RulingOnPage, rulingOnPage, wordsOnPage } from './start/ruling-on-page';
import { type ToolCall, Trouble } from './tool';

/** The practice table on a bundled board, a card just exposed. */
const EXAMPLE = 'practice.html?example';

/** How long the table may take to show its ruling, in milliseconds. */
const PATIENCE = 30_000;

/**
 * `npm start [-- --headless]`: opens a browser with the extension on the practice table and stays until it is closed. Without a
 * display it prints the ruling that the table shows, in words and as JSON, and saves a picture of it.
 */
export async function main({ args, root }: ToolCall): Promise<number> {
  const headless = args.includes('--headless') || !hasDisplay();
  const { browser, open, address } = await openBrowser(root, headless);
  try {
    const page = await open(address);
    const ruling = await shownRuling(page);
    if (!headless) {
      process.stdout.write('The practice table is open. Close it to end.\n');
      await closed(browser, page);
      return 0;
    }
    const picture = await takePicture(page, root);
    const words = await page.evaluate(wordsOnPage);
    process.stdout.write(`${words}\n\n${asJson(ruling)}\n\nThe picture: ${picture}\n`);
    return 0;
  } finally {
    await browser.close();
  }
}

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);

type Opened = {
  readonly browser: Browser;
  readonly open: (address: string) => Promise<Page>;
  readonly address: string;
};

async function openBrowser(root: string, headless: boolean): Promise<Opened> {
  const { kind, executable } = ensureBrowser(['chromium', 'chrome', 'edge', 'firefox']);
  const dist = join(root, 'dist');
  await buildExtension(root, dist);
  process.stderr.write(`Opening ${executable} …\n`);
  if (kind === 'firefox') {
    const { firefox, open, extensionAddress } = await startFirefox({
      executable,
      headless,
      folder: join(dist, 'firefox'),
    });
    return { browser: firefox, open, address: extensionAddress(EXAMPLE) };
  }
  const { chrome, open, extensionAddress } = await startChrome({ executable, headless, folder: join(dist, 'chrome') });
  return { browser: chrome, open, address: extensionAddress(EXAMPLE) };
}

/** Waits until the table shows a card that was exposed, with the ruling on it. */
async function shownRuling(page: Page): Promise<RulingOnPage> {
  const exposed = '[data-state="live"] :is([data-penalty-card], [data-exposed-card])';
  await page.waitForSelector(exposed, { timeout: PATIENCE }).catch(() => null);
  const ruling = await page.evaluate(rulingOnPage);
  if (ruling?.state !== 'live' || ruling.penaltyCards.length + ruling.exposed.length === 0) {
    throw new Trouble(`The practice table shows no exposed card: ${JSON.stringify(ruling)}`);
  }
  return ruling;
}

async function takePicture(page: Page, root: string): Promise<string> {
  const picture = join(await makeFolder(root, 'docs'), 'practice.png') as `${string}.png`;
  await page.setViewport({ width: 1280, height: 860, deviceScaleFactor: 1 });
  await page.screenshot({ path: picture });
  return picture;
}

/** JSON with one field a line. */
const asJson = (ruling: RulingOnPage): string =>
  `{\n${Object.entries(ruling)
    .map(([field, value]) => `  "${field}": ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/** Waits until the user has closed the table or the whole browser; on a Mac the program outlives its windows. */
const closed = (browser: Browser, page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('close', () => resolve());
    browser.once('disconnected', () => resolve());
  });
