import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { serveBbo } from '../bbo/session';
import { launchChromium } from '../harness/chromium';
import type { Driver } from '../harness/driver';
import { launchFirefox } from '../harness/firefox';
import type { Site } from '../harness/site';
import { type Played, playedBoards } from '../support/played';
import { amount } from '../support/scale';
import { director } from './director';
import { kibitzer } from './kibitzer';
import { player } from './player';
import { atBridgeBase, atPractice, type Scene } from './scene';
import { teacher } from './teacher';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

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

let site: Site;
beforeAll(async () => {
  site = await serveBbo();
});
afterAll(() => site?.close());

/** A board for each story: what one user entered is kept with its board, and the next one would find it there. */
const boardFor = (who: string): Played => {
  const whole = playedBoards().filter(({ play }) => play.length === 52);
  const board = whole[Object.keys(STORIES).indexOf(who)];
  if (!board) throw new Error('no board');
  return board;
};

describe.each([
  { browser: 'chromium', stories: ALL, launch: () => launchChromium(join(DIST, 'chrome'), site) },
  {
    browser: 'firefox',
    stories: amount({ quick: 1, full: 2 }) === 2 ? ALL : SOME,
    launch: () => launchFirefox(join(DIST, 'firefox'), site),
  },
])('in $browser, from the first click to the copied record', ({ stories, launch }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await launch();
  }, PATIENCE);
  afterAll(() => driver?.close());

  it.each(stories)(
    'a $who, at the table of $at',
    async ({ who, at }) => {
      const scene = await (at === 'practice' ? atPractice(driver) : atBridgeBase(driver, site));
      await STORIES[who]?.(scene, boardFor(who), driver);
      await scene.close();
    },
    PATIENCE,
  );
});
