import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bboFixture } from '../../fixtures/bbo/serve';
import { serveBbo } from '../bbo/session';
import { launchChromium } from '../harness/chromium';
import type { Driver } from '../harness/driver';
import { launchFirefox } from '../harness/firefox';
import { type Listener, listenIn, proxyFlags, proxyPreferences } from '../harness/proxy';
import type { Site } from '../harness/site';
import { type Played, playedBoards } from '../support/played';
import { amount } from '../support/scale';
import { director } from './director';
import { kibitzer } from './kibitzer';
import { type Packed, packAll } from './packed';
import { player } from './player';
import { atBridgeBase, atPractice, type Scene } from './scene';
import { teacher } from './teacher';

/** Not a measure of speed: a busy machine may need its time. */
const PATIENCE = 240_000;

type Story = (scene: Scene, board: Played, driver: Driver) => Promise<void>;

const STORIES: Readonly<Record<string, Story>> = { director, kibitzer, player, teacher };

/** Each story at both tables; in part, in Firefox each at one of them. */
const ALL = Object.keys(STORIES).flatMap((who) => [
  { who, at: 'Bridge Base' as const },
  { who, at: 'practice' as const },
]);
const SOME = ALL.filter(({ who, at }) => (at === 'practice') === (who === 'teacher' || who === 'kibitzer'));

/** Every page of the extension, of which some appear in no story. */
const PAGES = ['popup', 'panel', 'practice', 'drill', 'records', 'options', 'welcome'];

/** Whom the browsers themselves ask: for updates, for what is safe, for the time. */
const BROWSERS_OWN = /(^|\.)(google\.com|googleapis\.com|gvt1\.com|gstatic\.com|mozilla\.(org|com|net)|firefox\.com)$/;

let site: Site;
/** What a store would hand out. Chrome unpacks its package, and Firefox installs it as it is. */
let packed: Packed;
beforeAll(async () => {
  site = await serveBbo();
  packed = await packAll();
}, PATIENCE);
afterAll(async () => {
  await packed?.remove();
  await site?.close();
});

/** A board for each story: what one user entered is kept with its board, and the next one would find it there. */
const boardFor = (who: string): Played => {
  const whole = playedBoards().filter(({ play }) => play.length === 52);
  const board = whole[Object.keys(STORIES).indexOf(who)];
  if (!board) throw new Error('no board');
  return board;
};

describe.each([
  {
    browser: 'chromium',
    stories: ALL,
    launch: (ear: Listener) => launchChromium(packed.chrome.folder, site, proxyFlags(ear)),
  },
  {
    browser: 'firefox',
    stories: amount({ quick: 1, full: 2 }) === 2 ? ALL : SOME,
    launch: (ear: Listener) => {
      const { folder, file } = packed.firefox;
      return launchFirefox(folder, site, { preferences: proxyPreferences(ear), packed: file });
    },
  },
])('in $browser, installed from the package, from the first click to the copied record', ({ stories, launch }) => {
  let ear: Listener;
  let driver: Driver;
  beforeAll(async () => {
    ear = await listenIn(site);
    driver = await launch(ear);
  }, PATIENCE);
  afterAll(async () => {
    await driver?.close();
    ear?.close();
  });

  const asked = () => [...ear.hosts].filter((host) => !BROWSERS_OWN.test(host)).sort();

  it.each(stories)(
    'a $who, at the table of $at',
    async ({ who, at }) => {
      const scene = await (at === 'practice' ? atPractice(driver) : atBridgeBase(driver, site));
      await STORIES[who]?.(scene, boardFor(who), driver);
      await scene.close();
    },
    PATIENCE,
  );

  it('and nothing has left the extension', async () => {
    for (const page of PAGES) await (await driver.openExtensionPage(`${page}.html`)).waitFor('body *');
    const page = await driver.visit(site.address('/v3/app/lv'));
    expect(asked()).toEqual([site.host]);
    // The site's own page has asked for its own files, and nobody for anything else of it.
    const loaded = await page.evaluate(
      () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      null,
    );
    const files = [...Object.keys(await bboFixture()), '/favicon.ico'];
    expect(loaded.filter((path) => !files.includes(path))).toEqual([]);

    // Whatever does leave is seen: this test can fail.
    await page.evaluate(async () => void (await fetch('https://elsewhere.example/').catch(() => null)), null);
    expect(asked()).toEqual(['elsewhere.example', site.host]);
  });
});
