import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BySeat, Card } from '../../src/bridge';
import type { Tab } from '../browser/harness/driver';
import { tabId } from '../browser/harness/driver';
import { answerFor } from '../browser/support/answer';
import { play } from '../browser/support/game';
import { type Played, playedBoards } from '../browser/support/played';
import type { Shown } from '../browser/support/reading';
import { type Moment, record } from '../browser/support/recorder';
import type { BboTable } from '../fixtures/bbo/fixture';
import { type BenchBrowser, type BenchPage, openBenchBrowser } from './bench-browser';
import { figure, heading, median, quantile } from './figures';

/** Milliseconds between two cards. */
const THINKING = 400;

/** Milliseconds of a frame. */
const FRAME = 16.7;

// The fixture publishes itself to whoever drives its page.
declare const fixture: BboTable;
declare global {
  /** When the overlay was drawn anew, in milliseconds since the epoch. */
  var benchDrawn: number[] | undefined;
}

let browser: BenchBrowser;

beforeAll(async () => {
  browser = await openBenchBrowser();
  await browser.set({ overlay: true });
});
afterAll(() => browser?.close());

const fullBoard = (): Played => {
  const board = playedBoards().find(({ play: cards }) => cards.length === 52);
  if (!board) throw new Error('no board was played to its last card');
  return board;
};

/** Notes in the page when the overlay is drawn anew. */
const followOverlay = ({ tab }: BenchPage): Promise<void> =>
  tab.evaluate(() => {
    const root = document.querySelector('face-up-overlay')?.shadowRoot;
    if (!root) throw new Error('there is no overlay');
    const drawn: number[] = [];
    globalThis.benchDrawn = drawn;
    new MutationObserver((records) => {
      // Its sign of life is none of what it shows.
      if (records.some(({ attributeName }) => attributeName !== 'data-beat'))
        drawn.push(performance.timeOrigin + performance.now());
    }).observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  }, undefined);

/** Puts the cards on the table, one after the other and without an animation. @returns when each lay there */
const playAll = ({ tab }: BenchPage, cards: readonly Card[]): Promise<number[]> =>
  tab.evaluate(
    async ({ all, thinking }) => {
      const times: number[] = [];
      for (const card of all) {
        times.push(performance.timeOrigin + performance.now());
        await fixture.run([card], { frames: 0 });
        await new Promise((resolve) => setTimeout(resolve, thinking));
      }
      return times;
    },
    { all: cards, thinking: THINKING },
  );

type Surface = { readonly name: string; readonly tab: Tab; readonly moments: () => Promise<readonly Moment[]> };

const surfaceOf = async (name: string, tab: Tab): Promise<Surface> => {
  await tab.waitFor('[data-state="live"]');
  const { take } = await record(tab);
  return { name, tab, moments: take };
};

/** Milliseconds from each card to the first moment at which a surface showed what follows from it. */
const delaysOf = async ({ tab, moments }: Surface, times: readonly number[], wanted: readonly Shown[]) => {
  const origin = await tab.evaluate(() => performance.timeOrigin, undefined);
  const seen = (await moments()).map(({ shown, at }) => ({ text: JSON.stringify(shown), at: origin + at }));
  return wanted.map((shown, i) => {
    const text = JSON.stringify(shown);
    return (seen.find((moment) => moment.text === text)?.at ?? Number.NaN) - (times[i] ?? Number.NaN);
  });
};

const print = (name: string, delays: readonly number[]): void => {
  expect(delays.length, name).toBeGreaterThan(40);
  expect(delays.filter(Number.isNaN), `${name}: cards that it never showed`).toEqual([]);
  figure(`${name}: p50`, median(delays), 'ms', FRAME);
  figure(`${name}: p95`, quantile(delays, 0.95), 'ms', FRAME);
};

it('shows a card on every surface', { timeout: 300_000 }, async () => {
  const board = fullBoard();
  const { deal, dealer, vul, contract, declarer } = board;
  const page = await browser.open('read');
  await page.tab.evaluate((options) => fixture.open(options), { deal, dealer, vul, contract, declarer, board: 1 });
  const popup = await surfaceOf('popup', await browser.driver.openPopupOf(page.tab));
  const id = await tabId(browser.office, page.tab);
  const panel = await surfaceOf('side panel', await browser.driver.openExtensionPage(`panel.html?tab=${id}`));
  await page.tab.toFront();
  await page.tab.waitFor('face-up-overlay');
  await followOverlay(page);
  // Of the last card all that is shown is that the board is over.
  const cards = board.play.slice(0, 51);
  const times = await playAll(
    page,
    cards.map(({ card }) => card),
  );
  const hands: BySeat<readonly Card[]> = board.hands;
  const events = cards.map(({ seat, card }) => play(seat, card));
  const wanted = cards.map((_, i) => answerFor(board, hands, events.slice(0, i + 1)));
  const drawn = await page.tab.evaluate(() => globalThis.benchDrawn ?? [], undefined);
  const onOverlay = times.map((time, i) => {
    const next = times[i + 1] ?? time + THINKING;
    return (drawn.find((at) => at >= time && at < next) ?? Number.NaN) - time;
  });
  heading('From a card on the page to what follows from it, each surface open at once');
  for (const surface of [popup, panel]) print(surface.name, await delaysOf(surface, times, wanted));
  print('overlay', onOverlay);
});
