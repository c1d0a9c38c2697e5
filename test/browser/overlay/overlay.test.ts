import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '../../../src/bridge';
import { OVERLAY_TAG } from '../../../src/sites/observing';
import { LONGEST, wordsIn } from '../../words/dictionaries';
import { openSession, type Session, serveBbo } from '../bbo/session';
import { type ChromiumDriver, launchChromium } from '../harness/chromium';
import type { Driver } from '../harness/driver';
import type { Site } from '../harness/site';
import { BOARD, FIRST_TRICK, SPADE_LED } from './board';
import { boxesOnPage, cardOnPage, pageWithout, reached } from './on-page';
import { announced, type Box, boxOf, chipSays, drop, ours, overlaps, verdictsOn } from './page';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist', 'chrome');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WINDOW = { width: 1300, height: 860 };
const HOST = 'www.bridgebase.com';
const MODES = ['pictures', 'diagrams'] as const;

// Pages of an extension have it; its types are not among ours.
declare const chrome: {
  readonly storage: { readonly local: { set(items: object): Promise<void>; clear(): Promise<void> } };
};

let site: Site;
let driver: ChromiumDriver;
let session: Session;
let page: Page;
let popup: Page;

beforeAll(async () => {
  site = await serveBbo();
  driver = await launchChromium(DIST, site);
  // What its pages are more than tabs is not of use to a session.
  session = await openSession(driver as Driver, site);
  // Both tabs are Chromium's, and so Playwright's.
  [page, popup] = [session.table.page as Page, session.popup.page as Page];
});
afterAll(async () => {
  await driver?.close();
  await site?.close();
});
beforeEach(async () => {
  await page.setViewportSize(WINDOW);
  await popup.evaluate(() => chrome.storage.local.clear());
});

const settings = (changes: object): Promise<void> =>
  popup.evaluate((stored) => chrome.storage.local.set({ settings: stored }), changes);

type Mode = (typeof MODES)[number];

/** A table at which East has dropped the five of spades, and must play to a spade. */
const spadeLed = async (mode: Mode = 'pictures'): Promise<void> => {
  await session.sitDown({ ...BOARD, mode, viewer: 'kibitzer', played: FIRST_TRICK });
  await popup.waitForSelector('[data-turn="S"]');
  await drop(popup, 'E', 'S5');
  await session.drive.run(SPADE_LED);
  await ours(page, '[data-turn="E"]').waitFor();
};

const hosts = (): Promise<number> => page.locator(OVERLAY_TAG).count();
const chip = (): Promise<Box> => boxOf(page, '.chip');
const isInWindow = ({ x, y, width, height }: Box): boolean => {
  const window = page.viewportSize() ?? WINDOW;
  return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
};

/** How far the mark of a card is from its upper left corner on the page. */
const astray = async (card: Card, selector = `[data-card="${card}"]`): Promise<number> => {
  const [mark, at] = [await boxOf(page, selector), await cardOnPage(page, card)];
  return Math.max(Math.abs(mark.x - at.x), Math.abs(mark.y - at.y));
};

describe.each(MODES)('on a table in %s', (mode) => {
  beforeEach(() => spadeLed(mode));

  it('every mark lies on its card', async () => {
    const verdicts = await verdictsOn(page);
    expect(verdicts.legal?.toSorted()).toEqual(['S5', 'SK']);
    expect(verdicts.illegal).toHaveLength(10);
    for (const card of Object.values(verdicts).flat()) expect(await astray(card as Card), card).toBeLessThan(2);
    expect(await astray('S5', '.lying[data-penalty-card="S5"][data-status="minor"]')).toBeLessThan(5);
    expect(await ours(page, '.tab').allTextContents()).toEqual(['Minor']);
  });

  it('the chip says whose turn it is and what binds him, and it is announced', async () => {
    expect(await chipSays(page)).toBe(
      'East to play: K or 5 | Follow suit: a spade Law 44C | 5 before another low spade Law 50C · 2017',
    );
    expect(await announced(page)).toBe('East to play. Follow suit: a spade. five of spades before another low spade.');
  });

  it('a click on a mark goes to the page, and one on the chip does not', async () => {
    for (const card of ['S5', 'S8', 'SK'] as const) {
      expect(await reached(page, await boxOf(page, `[data-card="${card}"]`), OVERLAY_TAG), card).not.toBeNull();
    }
    expect(await reached(page, await chip(), OVERLAY_TAG)).toBeNull();
  });

  it('marks and chip keep their places when the window changes, and the chip comes back on screen', async () => {
    for (const size of [
      { width: 620, height: 480 },
      { width: 1100, height: 700 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => isInWindow(await chip())).toBe(true);
      await expect.poll(() => astray('S8')).toBeLessThan(2);
    }
    await session.drive.resize(700, 520);
    await expect.poll(() => astray('S8')).toBeLessThan(2);
  });

  it('the chip covers neither trick count nor claim, also where the user has put it there', async () => {
    const [count] = await boxesOnPage(page, '.tricksPanelClass');
    if (!count) throw new Error('the page shows no trick count');
    const at = await chip();
    await page.mouse.move(at.x + 8, at.y + 30);
    await page.mouse.down();
    await page.mouse.move(count.x, count.y + 30, { steps: 3 });
    await page.mouse.up();
    expect(overlaps(await chip(), count)).toBe(false);
    await session.drive.claim({ by: 'S', tricks: 9 });
    await expect.poll(() => chipSays(page)).toContain('A claim is on show');
    const claims = await boxesOnPage(page, '.announcementPanelClass');
    expect(claims).toHaveLength(1);
    for (const kept of [count, ...claims]) expect(overlaps(await chip(), kept)).toBe(false);
  });
});

describe('the overlay', () => {
  it('says it all in the language that is longest, in a window as narrow as a phone too', async () => {
    await settings({ language: LONGEST });
    await spadeLed();
    const says = wordsIn(LONGEST).plain({ key: 'turnPlay', params: { seat: 'E' } });
    await expect.poll(() => chipSays(page)).toContain(says);
    for (const width of [WINDOW.width, 320]) {
      await page.setViewportSize({ width, height: 600 });
      await expect.poll(async () => isInWindow(await chip())).toBe(true);
      const cut = await ours(page, '.chip .say *').evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1).map((p) => p.outerHTML),
      );
      expect(cut).toEqual([]);
    }
  });

  it('changes nothing of the page, which reads as before', async () => {
    await spadeLed();
    await session.recording.take();
    const withOverlay = await pageWithout(page, OVERLAY_TAG);
    await settings({ overlay: false });
    await expect.poll(hosts).toBe(0);
    expect(await pageWithout(page, OVERLAY_TAG)).toBe(withOverlay);
    await settings({ overlay: true });
    await expect.poll(hosts).toBe(1);
    expect(await pageWithout(page, OVERLAY_TAG)).toBe(withOverlay);
    expect(await session.recording.take()).toEqual([]);
  });

  it('follows the play', async () => {
    await spadeLed();
    await session.drive.play('E', 'S5');
    await ours(page, '[data-turn="W"]').waitFor();
    expect(await ours(page, '.lying').count()).toBe(0);
  });

  it('marks a card that was taken back and waits for the Director', async () => {
    await spadeLed();
    await session.drive.play('E', 'SK');
    await session.drive.undo(1);
    await ours(page, '.lying[data-exposed-card="SK"][data-why="undo"]').waitFor();
    expect(await astray('SK', '.lying[data-exposed-card="SK"]')).toBeLessThan(5);
    expect(await chipSays(page)).toContain('The Director decides');
  });

  it('is away while a player rests, and there once the table is woken', async () => {
    await page.goto(site.address('/v3/app/lv'));
    await session.drive.open({ ...BOARD, viewer: 'S', played: FIRST_TRICK });
    await popup.waitForSelector('[data-state="resting"]');
    expect(await hosts()).toBe(0);
    await popup.click('[data-action="wake"]');
    await expect.poll(hosts).toBe(1);
    await session.drive.leaveTable();
    await expect.poll(hosts).toBe(0);
  });

  it('is put away for this site from its chip, and comes back by the settings', async () => {
    await spadeLed();
    await ours(page, '[data-action="hide-overlay"]').click();
    await expect.poll(hosts).toBe(0);
    await spadeLedAgain();
    expect(await hosts()).toBe(0);
    await settings({ overlayOff: [] });
    await expect.poll(hosts).toBe(1);
    await settings({ overlayOff: [HOST] });
    await expect.poll(hosts).toBe(0);
  });

  it('has its chip moved by mouse and by arrow keys, and finds it there the next time', async () => {
    await spadeLed();
    const before = await chip();
    await page.mouse.move(before.x + 8, before.y + 30);
    await page.mouse.down();
    await page.mouse.move(300, 300, { steps: 4 });
    await page.mouse.up();
    const dragged = await chip();
    expect([Math.round(dragged.x), Math.round(dragged.y)]).toEqual([292, 270]);
    await ours(page, '.grip').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    const moved = await chip();
    expect([Math.round(moved.x), Math.round(moved.y)]).toEqual([308, 254]);
    await spadeLedAgain();
    await expect.poll(hosts).toBe(1);
    const again = await chip();
    expect([Math.round(again.x), Math.round(again.y)]).toEqual([308, 254]);
  });

  it('is reached by keyboard, shows focus, and has nothing that axe finds wrong', async () => {
    await spadeLed();
    await page.evaluate(AXE);
    for (const theme of ['light', 'dark'] as const) {
      await settings({ theme });
      await ours(page, `.ov[data-theme="${theme}"]`).waitFor({ state: 'attached' });
      const faults = await page.evaluate(async (tag) => {
        // The script evaluated before has put it there.
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(tag);
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      }, OVERLAY_TAG);
      expect(faults).toEqual([]);
    }
    await page.locator('.messageInputClass').focus();
    await page.keyboard.press('Tab');
    const focused = ours(page, '.grip:focus-visible');
    expect(await focused.count()).toBe(1);
    expect(await focused.evaluate((grip) => getComputedStyle(grip).outlineStyle)).toBe('solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(hosts).toBe(0);
  });

  it('is one, and of the new copy of the script, after the extension was reloaded', async () => {
    await spadeLed();
    await page.evaluate((tag) => document.querySelector(tag)?.setAttribute('data-old', ''), OVERLAY_TAG);
    const extensions = await driver.visit('chrome://extensions');
    await extensions.evaluate(async (id) => {
      type DeveloperPrivate = {
        updateProfileConfiguration(update: object): Promise<void>;
        reload(id: string, options: object): Promise<void>;
      };
      // The interface of that page alone, of which no types are published.
      const { chrome: browser } = globalThis as unknown as { chrome: { developerPrivate: DeveloperPrivate } };
      await browser.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await browser.developerPrivate.reload(id, { failQuietly: true });
    }, driver.extensionId);
    await page.locator(`${OVERLAY_TAG}:not([data-old])`).waitFor({ state: 'attached', timeout: 60_000 });
    expect(await hosts()).toBe(1);
    await extensions.close();
  });
});

/** The same table once more, on a page that is loaded anew; the record of it is kept. */
const spadeLedAgain = async (): Promise<void> => {
  await session.sitDown({ ...BOARD, viewer: 'kibitzer', played: [...FIRST_TRICK, ...SPADE_LED] });
  await popup.waitForSelector('[data-turn="E"]');
};
