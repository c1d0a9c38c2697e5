import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBbo } from '../browser/bbo/session';
import { type ChromiumDriver, launchChromium } from '../browser/harness/chromium';
import type { Site } from '../browser/harness/site';
import { BOARD, FIRST_TRICK, SPADE_LED } from '../browser/overlay/board';
import { ours } from '../browser/overlay/page';
import { click, mark, texts } from '../browser/stories/surface';
import { bboDriver, type DrivenPage } from '../fixtures/bbo/driver';

const ROOT = join(import.meta.dirname, '..', '..');

let site: Site;
let driver: ChromiumDriver;
beforeAll(async () => {
  site = await serveBbo();
  driver = await launchChromium(join(ROOT, 'dist', 'chrome'), site);
});
afterAll(async () => {
  await driver?.close();
  await site?.close();
});

/** Saves a picture of a page for the README: of that size, or as high as the page is. */
const shoot = async (page: Page, name: string, width: number, height?: number): Promise<void> => {
  await page.setViewportSize({ width, height: height ?? 600 });
  const tall = height ?? (await page.evaluate(() => document.documentElement.scrollHeight));
  await page.setViewportSize({ width, height: tall });
  await page.screenshot({ path: join(ROOT, 'docs', `${name}.png`), animations: 'disabled' });
};

const look = (page: Page, colorScheme: 'dark' | 'light') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** Who plays the cards of the second trick. */
const SECOND_TRICK = (['S', 'W', 'N'] as const).map((seat, i) => ({ seat, card: SPADE_LED[i] }));

it('the popup at declarer’s choice, and the Director’s script', async () => {
  const table = await driver.openExtensionPage('practice.html?example');
  await table.waitFor('[data-state="live"] [data-penalty-card]');
  const popup = await driver.openPopupOf(table);
  await popup.waitFor('[data-decision="lead"]');
  await look(popup.page, 'light');
  await shoot(popup.page, 'popup', 380);
  await click(popup, '[data-action="script"]');
  await popup.waitFor('[data-script], .script');
  await look(popup.page, 'dark');
  await shoot(popup.page, 'script', 380, 950);
  expect((await texts(popup, '[data-penalty-card]')).length).toBeGreaterThan(0);
});

it('the overlay and the popup of a player who dropped a low card', async () => {
  const table = await driver.visit(site.address('/v3/app/lv'));
  const popup = await driver.openPopupOf(table);
  await table.toFront();
  await look(table.page, 'light');
  await table.page.setViewportSize({ width: 1000, height: 640 });
  const drive = bboDriver(table.page as DrivenPage);
  await drive.open({ ...BOARD, viewer: 'kibitzer', played: FIRST_TRICK });
  await popup.waitFor('[data-state="live"] [data-turn]');
  await mark(popup, { seat: 'E', card: 'S3', how: 'dropped' });
  await popup.waitFor('[data-penalty-card="S3"]');
  for (const { seat, card } of SECOND_TRICK) if (card) await drive.play(seat, card);
  await popup.waitFor('[data-obligation="before"]');
  await expect.poll(() => ours(table.page, '[data-verdict="illegal"]').count()).toBeGreaterThan(0);
  await shoot(table.page, 'overlay', 1000, 640);
  await look(popup.page, 'dark');
  await shoot(popup.page, 'popup-minor', 380);
});

it('a question of the drill, answered', async () => {
  const drill = await driver.openExtensionPage('drill.html?topic=51&laws=2017&seed=21');
  await click(drill, '[data-option]');
  await click(drill, '[data-action="answer"]');
  await drill.waitFor('[data-result]');
  await look(drill.page, 'light');
  await shoot(drill.page, 'drill', 900);
});
