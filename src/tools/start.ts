import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { startChrome } from './browsers/chrome';
import { ensureBrowser } from './browsers/ensure';
import { type BrowserKind, KINDS } from './browsers/find';
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
 * `npm start [-- OPTIONS]`: opens a browser with the extension on the practice table and stays until it is closed. Without a
 * display it prints the ruling that the table shows, in words and as JSON, and saves a picture of it.
 *
 * Options: `--headless`, as without a display; `--browser chromium|chrome|edge|firefox`; `--picture FILE`.
 */
export async function main({ args, root, cwd }: ToolCall): Promise<number> {
  const { headless, kinds, picture } = optionsIn(args);
  const { browser, open, address } = await openBrowser(root, kinds, headless);
  try {
    const page = await open(address);
    const ruling = await shownRuling(page);
    if (!headless) {
      process.stdout.write('The practice table is open. Close it to end.\n');
      await closed(browser, page);
      return 0;
    }
    const file = await takePicture(
      page,
      picture === undefined ? join(root, 'docs', 'practice.png') : resolve(cwd, picture),
    );
    const words = await page.evaluate(wordsOnPage);
    process.stdout.write(`${words}\n\n${asJson(ruling)}\n\nThe picture: ${file}\n`);
    return 0;
  } finally {
    await browser.close();
  }
}

function optionsIn(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { headless: { type: 'boolean' }, browser: { type: 'string' }, picture: { type: 'string' } },
  });
  const kinds = KINDS.filter((kind) => values.browser === undefined || values.browser === kind);
  if (kinds.length === 0) throw new Trouble(`--browser is one of ${KINDS.join(', ')}.`);
  return { kinds, headless: values.headless ?? !hasDisplay(), picture: values.picture };
}

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);

type Opened = {
  readonly browser: Browser;
  readonly open: (address: string) => Promise<Page>;
  readonly address: string;
};

async function openBrowser(root: string, kinds: readonly BrowserKind[], headless: boolean): Promise<Opened> {
  const { kind, executable } = ensureBrowser(kinds);
  const dist = join(root, 'dist');
  await buildExtension(root, dist);
  process.stderr.write(`Opening ${executable} …\n`);
  const family = kind === 'firefox' ? 'firefox' : 'chrome';
  const start = { firefox: startFirefox, chrome: startChrome }[family];
  try {
    const { browser, open, extensionAddress } = await start({ executable, headless, folder: join(dist, family) });
    return { browser, open, address: extensionAddress(EXAMPLE) };
  } catch (error) {
    throw new Trouble(`${executable} could not be opened: ${error instanceof Error ? error.message : error}`);
  }
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

async function takePicture(page: Page, file: string): Promise<string> {
  await makeFolder(dirname(file));
  await page.setViewport({ width: 1280, height: 860, deviceScaleFactor: 1 });
  await writeFile(file, await page.screenshot());
  return file;
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
