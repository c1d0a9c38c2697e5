import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Hiding } from '../../../src/practice/hiding';
import { launchChromium } from '../harness/chromium';
import type { Driver, Tab } from '../harness/driver';
import { PATIENCE } from '../support/comparison';
import { type Recording, record } from '../support/recorder';
import { type PracticeTable, practiceTable } from './table';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

/** What shows the table: the panel of its own page, and the popup of its tab. */
export const SURFACES = ['page', 'popup'] as const;
export type Surface = (typeof SURFACES)[number];

/** One tab with the practice table, and the popup of that tab; both are recorded. */
export type Session = {
  readonly table: PracticeTable;
  readonly recordings: Readonly<Record<Surface, Recording>>;
  /** Clicks a control of one of the surfaces. @throws Error when it is not there */
  readonly press: (surface: Surface, selector: string) => Promise<void>;
  /** Hides hands for what comes next; what was shown until then is forgotten. */
  readonly hide: (hiding: Hiding) => Promise<void>;
};

const pressIn = (tab: Tab, selector: string): Promise<void> =>
  tab.evaluate((at) => {
    const control = document.querySelector<HTMLElement>(`[data-state] ${at}`);
    if (control === null) throw new Error(`no ${at}`);
    control.click();
  }, selector);

/** Waits until the popup has come to what the page shows, and forgets the way there. */
const meet = async ({ page, popup }: Session['recordings']): Promise<void> => {
  const { shown } = await page.until([], 0);
  const met = shown !== null && (await popup.until(shown, PATIENCE)).right;
  if (!met) throw new Error('page and popup do not show the same');
  await Promise.all([page.take(), popup.take()]);
};

const openSession = async (driver: Driver): Promise<Session> => {
  const page = await driver.openExtensionPage('practice.html?example');
  await page.waitFor('[data-state="live"]');
  const popup = await driver.openPopupOf(page);
  await popup.waitFor('[data-state="live"]');
  await page.toFront();
  const tabs = { page, popup };
  const recordings = { page: await record(page), popup: await record(popup) };
  const table = practiceTable(page);
  return {
    table,
    recordings,
    press: (surface, selector) => pressIn(tabs[surface], selector),
    hide: async (hiding) => {
      await table.hide(hiding);
      await meet(recordings);
    },
  };
};

/** Keeps one browser with one practice table and its popup for all tests of a suite. @returns what gives them */
export const sessionInChromium = (): (() => Session) => {
  let driver: Driver | undefined;
  let session: Session | undefined;
  beforeAll(async () => {
    driver = await launchChromium(join(DIST, 'chrome'));
    session = await openSession(driver);
  });
  afterAll(() => driver?.close());
  return () => {
    if (!session) throw new Error('no session');
    return session;
  };
};
