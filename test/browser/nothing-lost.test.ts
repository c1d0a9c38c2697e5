import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHonour, nextSeat, partnerOf, type SeatCard } from '../../src/bridge';
import { serveBbo } from './bbo/session';
import { type ChromiumDriver, killWorkers, launchChromium, reloadExtension } from './harness/chromium';
import type { Site } from './harness/site';
import { atBridgeBase, cardsLeft, type Scene } from './stories/scene';
import { click, copyRecord, mark, texts, values } from './stories/surface';
import { type Played, playedBoards } from './support/played';
import { amount } from './support/scale';

const DIST = join(import.meta.dirname, '..', '..', 'dist', 'chrome');
const PATIENCE = 240_000;

/** Cards that had been played when the table was joined. */
const JOINED = 8;

/** During how many cards the worker is killed again and again. */
const STEPS = amount({ quick: 6, full: 40 });

/** A low card of a defender, who goes on holding it for most of the board. */
const dropOf = (board: Played): SeatCard => {
  const seat = partnerOf(nextSeat(board.declarer));
  const late = board.play.slice(-8).flatMap((each) => (each.seat === seat ? [each.card] : []));
  const card = late.find((each) => !isHonour(each) && cardsLeft(board, JOINED, seat).includes(each));
  if (!card) throw new Error('no low card is kept');
  return { seat, card };
};

const boards = (): readonly Played[] =>
  playedBoards().filter((board) => {
    const seat = partnerOf(nextSeat(board.declarer));
    return board.play.length === 52 && board.play.slice(-8).some((each) => each.seat === seat && !isHonour(each.card));
  });

describe('nothing is lost in chromium', () => {
  let site: Site;
  let profile: string;
  let driver: ChromiumDriver;
  let scene: Scene;
  let played = JOINED;
  const [board, other] = boards();
  if (!board || !other) throw new Error('no boards');
  const dropped = dropOf(board);

  const launch = async (): Promise<void> => {
    driver = await launchChromium(DIST, site, [], profile);
  };
  beforeAll(async () => {
    site = await serveBbo();
    profile = await mkdtemp(join(tmpdir(), 'face-up-profile-'));
    await launch();
    scene = await atBridgeBase(driver, site);
    await scene.open(board, JOINED, 'kibitzer');
    await scene.popup.waitFor('[data-state="live"] [data-turn]');
    await mark(scene.popup, { ...dropped, how: 'dropped' });
  }, PATIENCE);
  afterAll(async () => {
    await driver?.close();
    await site?.close();
    await rm(profile, { recursive: true, force: true });
  });

  /** What the popup shows of the record: the one penalty card, and what is said of it. */
  const isThere = async (): Promise<void> => {
    await scene.popup.waitFor(
      `[data-penalty-card="${dropped.card}"][data-seat="${dropped.seat}"][data-status="minor"]`,
    );
    expect(await values(scene.popup, '[data-penalty-card]', 'data-penalty-card')).toEqual([dropped.card]);
  };

  /** A new popup on the table, as a user opens it again. */
  const reopenPopup = async (): Promise<void> => {
    await scene.popup.close().catch(() => {});
    const popup = await driver.openPopupOf(scene.table);
    scene = { ...scene, popup };
    await scene.table.toFront();
  };

  it(
    `while the worker is killed at every one of ${STEPS} cards`,
    async () => {
      await isThere();
      let killed = 0;
      for (const card of board.play.slice(JOINED, JOINED + STEPS)) {
        killed += await killWorkers(driver);
        await scene.play(card);
        played += 1;
        await isThere();
        await reopenPopup();
        await isThere();
      }
      expect(killed).toBeGreaterThan(STEPS / 2);
    },
    PATIENCE,
  );

  it(
    'when the tab is loaded again, and left and come back to',
    async () => {
      const address = await scene.table.address();
      await scene.table.goto(address);
      await scene.open(board, played, 'kibitzer');
      await isThere();
      await scene.table.goto(site.address('/elsewhere'));
      await scene.table.evaluate(() => history.back(), null);
      await scene.popup.waitFor('[data-state="no-table"]');
      await scene.open(board, played, 'kibitzer');
      await isThere();
    },
    PATIENCE,
  );

  it(
    'at another table in another tab, which keeps a record of its own',
    async () => {
      const second = await atBridgeBase(driver, site);
      await second.open(other, JOINED, 'kibitzer');
      await second.popup.waitFor('[data-state="live"] [data-turn]');
      expect(await texts(second.popup, '[data-penalty-card]')).toEqual([]);
      await isThere();
      await second.close();
    },
    PATIENCE,
  );

  it(
    'when the extension is updated in the middle of the board',
    async () => {
      await scene.popup.close();
      await reloadExtension(driver);
      await reopenPopup();
      await isThere();
      const next = board.play[played];
      if (next) await scene.play(next);
      played += 1;
      await isThere();
    },
    PATIENCE,
  );

  it(
    'when the browser is closed and opened again',
    async () => {
      await driver.close();
      await launch();
      scene = await atBridgeBase(driver, site);
      await scene.open(board, played, 'kibitzer');
      await isThere();
      expect(await copyRecord(scene.popup)).toMatch(/! Trick \d+: \w+ showed .*: Dropped/);
      await click(scene.popup, '[data-action="undo"]');
      await expect.poll(() => texts(scene.popup, '[data-penalty-card]')).toEqual([]);
    },
    PATIENCE,
  );
});
