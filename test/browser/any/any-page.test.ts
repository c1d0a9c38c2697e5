import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, parseHolding, type Seat } from '../../../src/bridge';
import { buildExtension } from '../../../src/tools/build';
import { makeFolder } from '../../../src/tools/files';
import { launchChromium } from '../harness/chromium';
import type { Driver, Tab } from '../harness/driver';
import { launchFirefox } from '../harness/firefox';
import { type Site, serveSite } from '../harness/site';
import { CLUB_PAGE } from './club-page';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const HOST = 'club.example';

/** Invented. */
const HANDS = { N: 'A63.KQ72.J84.QT5', E: 'Q95.T985.T63.K84', S: 'K72.AJ3.AQ92.A72', W: 'JT84.64.K75.J963' };

type Club = {
  deal(hands: Record<string, readonly string[]>): void;
  play(seat: string, card: string): void;
  takeBack(): void;
  twoSided(hands: Record<string, readonly string[]>, up: readonly string[], how: 'turned' | 'covered'): void;
};
declare const window: { club: Club };

let out: string;
let site: Site;

beforeAll(async () => {
  // A prompt for a permission cannot be answered by a driver, so this build is granted the page's host, and differs in nothing else.
  out = await mkdtemp(join(await makeFolder(ROOT, '.cache'), 'any-page-'));
  await buildExtension(ROOT, join(out, 'built'), [`https://${HOST}/*`]);
  site = await serveSite(HOST, { '/table': CLUB_PAGE });
});
afterAll(async () => {
  await site?.close();
  await rm(out, { recursive: true, force: true });
});

describe.each([
  { browser: 'chromium', launch: (): Promise<Driver> => launchChromium(join(out, 'built', 'chrome'), site) },
  { browser: 'firefox', launch: (): Promise<Driver> => launchFirefox(join(out, 'built', 'firefox'), site) },
])('a page that nobody has a reader for, in $browser', ({ launch }) => {
  let driver: Driver;
  let table: Tab;
  let popup: Tab;

  beforeAll(async () => {
    driver = await launch();
    table = await driver.visit(site.address('/table'));
    const hands = Object.entries(HANDS).map(([seat, holding]) => [seat, parseHolding(holding)]);
    await table.evaluate(
      (all) => window.club.deal(all),
      Object.fromEntries(hands) as Record<string, readonly string[]>,
    );
    popup = await driver.openPopupOf(table);
  });
  afterAll(() => driver?.close());

  const play = (seat: Seat, card: Card): Promise<void> =>
    table.evaluate(([by, played]) => window.club.play(by ?? '', played ?? ''), [seat, card]);

  it('is read after it was asked for, woken, and two questions answered', async () => {
    await popup.waitFor('[data-action="read-page"]');
    await popup.click('[data-action="read-page"]');
    await popup.waitFor('[data-action="wake"]');
    await popup.click('[data-action="wake"]');
    await popup.waitFor('[data-bottom="S"]');
    expect(await outlines()).toEqual(['? 13', '? 13', '? 13', '? 13']);
    await popup.click('[data-bottom="S"]');
    await popup.waitFor('[data-form="contract"]');
    await popup.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-form="contract"]');
      const contract = form?.querySelector('input');
      const declarer = form?.querySelector('select');
      if (contract) contract.value = '3nt';
      if (declarer) declarer.value = 'S';
      form?.requestSubmit();
    }, null);
    await play('W', 'S4');
    await play('N', 'S3');
    await popup.waitFor('[data-state="live"] [data-turn="E"]');
    expect(await outlines()).toEqual([]);
  });

  it('shows a card that is taken back, and then the rest of the trick', async () => {
    await play('E', 'SQ');
    await popup.waitFor('[data-turn="S"]');
    await table.evaluate(() => window.club.takeBack(), null);
    await popup.waitFor('[data-exposed-card="SQ"][data-seat="E"][data-why="undo"]');
    await popup.waitFor('[data-turn="E"]');
    await play('E', 'SQ');
    await play('S', 'SK');
    await popup.waitFor('[data-turn="S"]');
  });

  it('is entered by itself when it is opened again, for there is a profile now, and its origin is granted', async () => {
    await table.goto(site.address('/table'));
    const hands = Object.entries(HANDS).map(([seat, holding]) => [seat, parseHolding(holding)]);
    await table.evaluate(
      (all) => window.club.deal(all),
      Object.fromEntries(hands) as Record<string, readonly string[]>,
    );
    await popup.waitFor('[data-action="wake"]');
    await popup.click('[data-action="wake"]');
    await popup.waitFor('[data-form="contract"]');
  });

  it.each(['turned', 'covered'] as const)('never reads the face of a card that lies face down (%s)', async (how) => {
    await table.goto(site.address('/table?sides'));
    const hands = Object.entries(HANDS).map(([seat, holding]) => [seat, parseHolding(holding)]);
    await table.evaluate(([all, way]) => window.club.twoSided(all, ['N', 'S'], way), [
      Object.fromEntries(hands) as Record<string, readonly string[]>,
      how,
    ] as const);
    await popup.waitFor('[data-action="wake"]');
    await popup.click('[data-action="wake"]');
    await popup.waitFor('[data-form="contract"]');
    await expect.poll(async () => (await outlines()).map((label) => label.slice(-2))).toEqual(['13', '13']);
  });

  /** What the outline on the page says of each hand. */
  const outlines = (): Promise<string[]> =>
    table.evaluate(() => {
      const shadow = document.querySelector('face-up-outline')?.shadowRoot;
      return [...(shadow?.querySelectorAll('b') ?? [])].map((label) => label.textContent ?? '');
    }, null);
});
