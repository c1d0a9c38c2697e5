import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { chanceFrom, seedOf } from '../../laws/support/random';
import { launchChromium } from '../harness/chromium';
import type { Driver } from '../harness/driver';
import { launchFirefox } from '../harness/firefox';
import type { Site } from '../harness/site';
import { playedBoards } from '../support/played';
import { Tally } from '../support/tally';
import { openSession, type Session, serveBbo } from './session';
import type { Trials } from './trials';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

/** The browsers, each with the extension built for it. What a driver's pages are more than tabs is not of use here. */
const BROWSERS = {
  chromium: (site: Site) => launchChromium(join(DIST, 'chrome'), site) as Promise<Driver>,
  firefox: (site: Site) => launchFirefox(join(DIST, 'firefox'), site) as Promise<Driver>,
};

export type Browser = keyof typeof BROWSERS;

/** Keeps one browser with one table tab and its popup for all tests of a suite. @returns what gives them */
export const sessionIn = (browser: Browser): (() => Session) => {
  let site: Site | undefined;
  let driver: Driver | undefined;
  let session: Session | undefined;
  beforeAll(async () => {
    site = await serveBbo();
    driver = await BROWSERS[browser](site);
    session = await openSession(driver, site);
  });
  afterAll(async () => {
    await driver?.close();
    await site?.close();
  });
  return () => {
    if (!session) throw new Error('no session');
    return session;
  };
};

/** What the trials of a suite share. @param title of the report of what came of them, which is given at the end */
export const trialsIn = (session: () => Session, title?: string): (() => Trials) => {
  const seed = seedOf(2017);
  const chance = chanceFrom(seed);
  const shared = {
    chance,
    tally: new Tally(),
    boards: chance.shuffle(playedBoards()),
    delays: [] as number[],
  };
  afterAll(() => {
    if (title === undefined) return;
    const sorted = shared.delays.toSorted((a, b) => a - b);
    const at = (part: number): string => `${sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(0)} ms`;
    const delays = `from the page to the popup: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; seed ${seed}`;
    console.log(`${shared.tally.text(title)}\n${delays}\n`);
  });
  return () => ({ session: session(), ...shared });
};
