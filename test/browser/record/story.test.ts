import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, SEATS, sameSide } from '../../../src/bridge';
import { readPbn } from '../../../src/records';
import { bboDriver, type DrivenPage } from '../../fixtures/bbo/driver';
import { inventedBoard } from '../../fixtures/table/invented';
import { serveBbo } from '../bbo/session';
import { launchChromium } from '../harness/chromium';
import type { Driver, Tab } from '../harness/driver';
import { launchFirefox } from '../harness/firefox';
import type { Site } from '../harness/site';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Not a measure of speed: a busy machine may need its time. */
const PATIENCE = 240_000;

/** What the page puts on the clipboard is kept for the test instead: a driven tab may not be in front. */
const holdClipboard = (tab: Tab) =>
  tab.evaluate(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  }, null);

const lastCopied = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    // The array that was put there by this test.
    const { copied } = globalThis as unknown as { copied: readonly string[] };
    return copied.at(-1) ?? '';
  }, null);

const click = (tab: Tab, selector: string) =>
  tab.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), selector);

const texts = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate((at) => [...document.querySelectorAll(at)].map((element) => element.textContent ?? ''), selector);

const faults = async (tab: Tab): Promise<string[]> => {
  await tab.evaluate((script) => void new Function(script)(), AXE).catch(() => {});
  return tab.evaluate(async () => {
    const there = globalThis as unknown as { axe?: typeof axe };
    if (!there.axe) return [];
    const { violations } = await there.axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, null);
};

let site: Site;
beforeAll(async () => {
  site = await serveBbo();
});
afterAll(() => site?.close());

describe.each([
  { browser: 'chromium', build: 'chrome', launch: launchChromium },
  { browser: 'firefox', build: 'firefox', launch: launchFirefox },
] as const)('a director in $browser', ({ build, launch }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await (launch as (folder: string, site: Site) => Promise<Driver>)(join(DIST, build), site);
  }, PATIENCE);
  afterAll(() => driver?.close());

  it(
    'comes to a table, enters a dropped card, copies the record, and finds it among all records',
    async () => {
      const { play, ...board } = inventedBoard(1);
      const table = await driver.visit(site.address('/v3/app/lv'));
      const popup = await driver.openPopupOf(table);
      await holdClipboard(popup);
      // The page runs an expression and waits for its promise.
      const drive = bboDriver(table.page as DrivenPage);
      await table.toFront();
      await drive.open({ ...board, viewer: 'kibitzer', played: play.slice(0, 5) });
      await popup.waitFor('[data-state="live"]');
      await expect.poll(() => popup.evaluate(() => document.querySelector('[data-turn]') !== null, null)).toBe(true);

      // The first click: a defender's card was dropped.
      const defender = SEATS.find((seat) => !sameSide(seat, board.declarer)) ?? 'W';
      const state = await drive.state();
      const card = state.faces[defender].at(-1) as Card;
      await popup.evaluate(
        ({ seat, named }) => {
          const form = document.querySelector<HTMLFormElement>('form[data-form="mark"]');
          const set = (name: string, value: string) => {
            const field = form?.elements.namedItem(name);
            if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
          };
          set('seat', seat);
          set('card', named);
          set('how', 'dropped');
          form?.requestSubmit();
        },
        { seat: defender, named: card },
      );
      await popup.waitFor(`[data-penalty-card="${card}"]`);

      // The record, each entry with its Law, as text and as PBN.
      await click(popup, '[data-drawer="record"]');
      await popup.waitFor('[data-action="copy-record"]');
      await popup.waitFor(`.timeline li[data-event="expose"][data-law]`);
      await click(popup, '[data-action="copy-record"]');
      await expect.poll(() => lastCopied(popup)).toContain('Bridge Base Online');
      const text = await lastCopied(popup);
      expect(text).toMatch(/! Trick \d+: \w+ showed .*: Dropped.*penalty card \(Law (49|50B)\) \[your entry\]/);
      await click(popup, '[data-action="copy-pbn"]');
      await expect.poll(() => lastCopied(popup)).toContain('% PBN 2.1');
      const { boards, faults: unread } = readPbn(await lastCopied(popup));
      expect(unread).toEqual([]);
      expect(boards[0]).toMatchObject({ contract: board.contract, declarer: board.declarer, marks: [] });

      // All records: this board is among them, to be looked at, and to be deleted.
      const records = await driver.openExtensionPage('records.html');
      await records.waitFor('li[data-board]');
      await holdClipboard(records);
      expect((await texts(records, 'li[data-board]')).join()).toContain('1 irregularity');
      await click(records, '[data-action="open-board"]');
      await records.waitFor('[data-board-record] .timeline li[data-event="expose"]');
      expect(await faults(records)).toEqual([]);
      await click(records, '[data-action="copy-all"]');
      await expect.poll(() => lastCopied(records)).toContain('! Trick');
      await click(records, '[data-action="delete"]');
      await click(records, '[data-action="delete-yes"]');
      await records.waitFor('[data-empty]');
    },
    PATIENCE,
  );
});
