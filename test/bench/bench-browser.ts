import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { Card } from '../../src/bridge';
import { BOARDS, readBack } from '../../src/browser/store';
import { unpack } from '../../src/table/stored';
import { type ChromiumDriver, launchChromium } from '../browser/harness/chromium';
import type { Tab } from '../browser/harness/driver';
import { type Site, serveSite } from '../browser/harness/site';
import { bboFixture } from '../fixtures/bbo/serve';

/** Where the same page stands twice: where the extension reads it, and where it does not. */
const PATHS = { read: '/v3/app/lv', plain: '/plain' } as const;

/** Settings of the extension that a measurement changes. */
export type BenchSettings = { readonly overlay: boolean };

export type BenchPage = { readonly tab: Tab<Page>; readonly cdp: CDPSession };

/** A real Chromium with the extension as it is built, and the fixture of Bridge Base Online at the site's own address. */
export type BenchBrowser = {
  readonly driver: ChromiumDriver;
  /** A page of the extension, which reaches its storage. */
  readonly office: Tab<Page>;
  readonly set: (settings: BenchSettings) => Promise<void>;
  /** @param where `plain`: at an address that no content script enters */
  readonly open: (where: keyof typeof PATHS) => Promise<BenchPage>;
  /** Where it reads. */
  readonly address: string;
  readonly close: () => Promise<void>;
};

// A page of the extension has it; its types are not among ours, for src/ goes through a room of its own.
declare const chrome: {
  readonly storage: {
    readonly local: {
      set(items: object): Promise<void>;
      get(keys: null): Promise<Record<string, unknown>>;
      clear(): Promise<void>;
    };
  };
};

const serve = async (): Promise<Site> => {
  const served = Object.entries(await bboFixture()).map(([path, { body }]) => [path, body] as const);
  const files = Object.fromEntries(served);
  return serveSite('www.bridgebase.com', { ...files, [PATHS.plain]: files[PATHS.read] ?? '' });
};

export const openBenchBrowser = async (): Promise<BenchBrowser> => {
  const site = await serve();
  const driver = await launchChromium(join(import.meta.dirname, '..', '..', 'dist', 'chrome'), site);
  const office = await driver.openExtensionPage('options.html');
  return {
    driver,
    office,
    set: (settings) =>
      office.evaluate(async (wanted) => {
        await chrome.storage.local.clear();
        await chrome.storage.local.set({ settings: wanted });
      }, settings),
    open: async (where) => {
      const tab = await driver.visit(site.address(PATHS[where]));
      await tab.toFront();
      return { tab, cdp: await driver.context.newCDPSession(tab.page) };
    },
    address: site.address(PATHS.read),
    close: async () => {
      await driver.close();
      await site.close();
    },
  };
};

/** All cards that records kept by the extension say were played, in that order. */
export const cardsKept = async (browser: BenchBrowser): Promise<Card[]> =>
  (await recordsKept(browser)).flatMap(cardsIn);

/** How many boards the extension has kept. */
export const boardsKept = async (browser: BenchBrowser): Promise<number> => (await recordsKept(browser)).length;

const recordsKept = async ({ office }: BenchBrowser): Promise<unknown[]> => {
  const kept = await office.evaluate(() => chrome.storage.local.get(null), null);
  return Object.entries(kept).flatMap(([key, value]) => (key.startsWith(BOARDS) ? [value] : []));
};

const cardsIn = (value: unknown): Card[] => {
  const read = unpack(readBack(value));
  const entries = read.kind === 'record' ? read.stored.record.entries : [];
  return entries.flatMap(({ event }) => (event.type === 'play' ? [event.card] : []));
};
