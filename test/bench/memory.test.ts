import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BboTable } from '../fixtures/bbo/fixture';
import { inventedBoard } from '../fixtures/table/invented';
import { type BenchBrowser, type BenchPage, boardsKept, openBenchBrowser } from './bench-browser';
import { figure, heading } from './figures';

/** Boards after which memory is looked at. */
const EARLY = 50;
const LATE = Number(process.env.FACE_UP_BOARDS ?? 500);

/** So many are kept in storage. */
const KEPT = 200;

// The fixture publishes itself to whoever drives its page.
declare const fixture: BboTable;

let browser: BenchBrowser;

beforeAll(async () => {
  browser = await openBenchBrowser();
});
afterAll(() => browser?.close());

/** Kilobytes of the page's heap that are in use: all worlds of the page, the content script's among them. */
const heapOf = async (cdp: CDPSession): Promise<number> => {
  // What a first collection lets go of may hold on to more.
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024;
};

/** One board, every card of it, and time for what lies there at the end to settle. */
const playThrough = ({ tab }: BenchPage, number: number): Promise<void> =>
  tab.evaluate(
    async ({ isFirst, board }) => {
      const quiet = { frames: 0, habits: { noise: false } } as const;
      await (isFirst ? fixture.open({ ...board, ...quiet }) : fixture.nextBoard({ ...board, ...quiet }));
      await new Promise((resolve) => setTimeout(resolve, 200));
      for (const card of board.play) await fixture.run([card]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    { isFirst: number === 1, board: inventedBoard(number) },
  );

const growthOf = async (where: 'read' | 'plain'): Promise<{ readonly early: number; readonly late: number }> => {
  const page = await browser.open(where);
  const heaps: number[] = [];
  for (let number = 1; number <= LATE; number++) {
    await playThrough(page, number);
    if (number === EARLY || number === LATE) heaps.push(await heapOf(page.cdp));
  }
  await page.tab.close();
  const [early = Number.NaN, late = Number.NaN] = heaps;
  return { early, late };
};

it('keeps its memory', { timeout: 3_600_000 }, async () => {
  await browser.set({ overlay: true });
  const read = await growthOf('read');
  const kept = await boardsKept(browser);
  const plain = await growthOf('plain');
  heading(
    `Memory of one tab with the overlay: its heap after ${EARLY} and after ${LATE} boards, of which ${kept} are kept`,
  );
  figure('with the extension, early', read.early, 'KB');
  figure('with the extension, late', read.late, 'KB', Math.round(read.early * 1.05));
  figure('the same page without, early', plain.early, 'KB');
  figure('the same page without, late', plain.late, 'KB');
  expect(kept).toBe(Math.min(LATE, KEPT));
});
