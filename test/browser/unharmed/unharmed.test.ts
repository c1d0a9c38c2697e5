import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OVERLAY_TAG } from '../../../src/sites/observing';
import { buildExtension } from '../../../src/tools/build';
import { makeFolder } from '../../../src/tools/files';
import { inventedBoard } from '../../fixtures/table/invented';
import { type ChromiumDriver, launchChromium } from '../harness/chromium';
import type { Tab } from '../harness/driver';
import { amount } from '../support/scale';
import { HOSTS, KNOWN, type SiteId, serveTwins, type Twins } from './sites';

/** What a page consists of, but for the overlay. */
type Contents = {
  readonly nodes: string;
  readonly sheets: number;
  readonly globals: readonly string[];
  readonly storage: readonly string[];
};

type Fixture = {
  readonly open: (options: object) => Promise<void>;
  readonly run: (cards: readonly string[], options?: object) => Promise<void>;
  readonly call: (count: number) => Promise<void>;
};
// Every fixture publishes itself to whoever drives its page.
declare const fixture: Fixture;

/** Cards played before the page is looked at: into the third trick. */
const CARDS = 9;

const ROOT = join(import.meta.dirname, '..', '..', '..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(await makeFolder(ROOT, '.cache'), 'unharmed-'));
  await buildExtension(ROOT, folder, HOSTS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const contentsOf = (tab: Tab): Promise<Contents> =>
  tab.evaluate((overlay) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const ours of copy.querySelectorAll(overlay)) ours.remove();
    return {
      nodes: copy.outerHTML.replaceAll(location.host, 'HOST'),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      globals: Object.getOwnPropertyNames(globalThis).sort(),
      storage: Object.keys(localStorage).sort(),
    };
  }, OVERLAY_TAG);

const overlaysOn = (tab: Tab): Promise<number> =>
  tab.evaluate((overlay) => document.querySelectorAll(overlay).length, OVERLAY_TAG);

const { play, ...deal } = inventedBoard(1);

/** A board comes to the table, and some of it is played. */
const playSome = (tab: Tab, id: SiteId): Promise<void> =>
  tab.evaluate(
    async ({ board, cards, isBid }) => {
      await fixture.open(isBid ? { ...board, callsMade: 0 } : board);
      // Calls one after the other, so that each is seen; once the auction is over there is none left.
      for (let i = 0; isBid && i < 24; i++) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await fixture.call(1);
      }
      for (const card of cards) {
        await fixture.run([card], { frames: 2 });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    },
    // One site keeps its contract from whoever has not watched the auction.
    { board: { ...deal, play }, cards: play.slice(0, CARDS), isBid: id === 'intobridge' },
  );

/** Every site; in part, those that differ most in how they are drawn. */
const IDS: readonly SiteId[] =
  amount({ quick: 0, full: 1 }) === 1 ? (Object.keys(KNOWN) as SiteId[]) : ['bbo', 'intobridge', 'ben'];

describe.each(IDS)('the page of %s', (id) => {
  let twins: Twins;
  let driver: ChromiumDriver;

  beforeAll(async () => {
    twins = await serveTwins(id);
    driver = await launchChromium(join(folder, 'chrome'), twins.site);
    const office = await driver.openExtensionPage('options.html');
    await office.evaluate(async () => {
      // A page of the extension has it.
      const { chrome } = globalThis as unknown as {
        chrome: { storage: { local: { set(items: object): Promise<void> } } };
      };
      await chrome.storage.local.set({ settings: { playing: 'always' } });
    }, undefined);
  });
  afterAll(async () => {
    await driver?.close();
    await twins?.close();
  });

  it('is node for node what it is without the extension, but for the overlay', async () => {
    const read = await driver.visit(twins.read);
    await playSome(read, id);
    await expect.poll(() => overlaysOn(read), { timeout: 20_000 }).toBe(1);
    const withIt = await contentsOf(read);
    const plain = await driver.visit(twins.plain);
    await playSome(plain, id);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const without = await contentsOf(plain);
    expect(await overlaysOn(plain)).toBe(0);
    expect(withIt).toEqual(without);
    expect(withIt.nodes.length).toBeGreaterThan(2000);
  });
});
