import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BenchBrowser, type BenchPage, cardsKept, openBenchBrowser } from './bench-browser';
import { BOARD, playBusily, sitDown } from './busy-board';
import { figure, heading, median, quantile, sum } from './figures';
import { amount } from './rounds';
import { type Work, workOf } from './thread-time';
import { type Callback, callbacksIn } from './trace';

const MINUTES = 60_000;

/** What is measured: the page alone, watched, and watched with the marks on its cards. */
const KINDS = ['alone', 'watched', 'watched, with the overlay'] as const;
type Kind = (typeof KINDS)[number];

let browser: BenchBrowser;
let content: string;

beforeAll(async () => {
  browser = await openBenchBrowser();
  content = await readFile(join(import.meta.dirname, '..', '..', 'dist', 'chrome', 'content.js'), 'utf8');
});
afterAll(() => browser?.close());

/** Opens the busiest page, lets a table come to rest on it, and plays a board while something measures. */
const measured = async <T>(
  kind: Kind,
  slower: number,
  measure: (page: BenchPage, play: () => Promise<void>) => Promise<T>,
) => {
  await browser.set({ overlay: kind === 'watched, with the overlay' });
  const page = await browser.open(kind === 'alone' ? 'plain' : 'read');
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await sitDown(page, BOARD);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const result = await measure(page, () => playBusily(page, BOARD));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const cards = await cardsKept(browser);
  await page.tab.close();
  expect(cards, kind).toEqual(kind === 'alone' ? [] : BOARD.play);
  return result;
};

/** Whether a function of the content script was handed to an observer of mutations. */
const isObserver = ({ script, line, column }: Callback): boolean =>
  script === 'content.js' &&
  content
    .split('\n')
    [line - 1]?.slice(0, column - 1)
    .endsWith('new MutationObserver(') === true;

it.each([1, 4])('watches one busy board, processor %i times slower', { timeout: 60 * MINUTES }, async (slower) => {
  const rounds: Record<Kind, Work>[] = [];
  for (let round = 0; round < amount(3); round++) {
    const work = new Map<Kind, Work>();
    for (const kind of KINDS) work.set(kind, await measured(kind, slower, ({ cdp }, play) => workOf(cdp, play)));
    // Every kind has just been measured.
    rounds.push(Object.fromEntries(work) as Record<Kind, Work>);
  }
  heading(`One board of 52 cards on the busiest page, processor ${slower} × slower, median of ${rounds.length}`);
  figure('the page alone', median(rounds.map(({ alone }) => alone.ms)), 'ms');
  for (const kind of ['watched', 'watched, with the overlay'] as const) {
    const more = (what: keyof Work) => median(rounds.map((round) => round[kind][what] - round.alone[what]));
    figure(`${kind}: more than that`, more('ms'), 'ms', 50);
    figure(`${kind}: of it script`, more('script'), 'ms');
    figure(`${kind}: layout passes more`, more('layouts'), 'times');
  }
});

it.each([1, 4])('is called back, processor %i times slower', { timeout: 10 * MINUTES }, async (slower) => {
  for (const kind of ['watched', 'watched, with the overlay'] as const) {
    const calls = await measured(kind, slower, ({ cdp }, play) => callbacksIn(cdp, 'fixture.js', play));
    const times = calls.map(({ ms }) => ms);
    const observers = calls.filter(isObserver);
    heading(`Callbacks, ${kind}, processor ${slower} × slower: ${calls.length}, of mutations ${observers.length}`);
    figure('all of them', sum(times), 'ms');
    figure('p50', quantile(times, 0.5), 'ms');
    figure('p99', quantile(times, 0.99), 'ms', 1);
    figure('max', Math.max(...times), 'ms');
    figure(
      'mutation callbacks: p99',
      quantile(
        observers.map(({ ms }) => ms),
        0.99,
      ),
      'ms',
      1,
    );
    figure('mutation callbacks: layouts and styles forced', sum(observers.map(({ forced }) => forced)), 'times', 0);
    figure('forced elsewhere', sum(calls.map(({ forced }) => forced)), 'times');
    figure('long tasks (50 ms or more)', calls.filter(({ lasted }) => lasted >= 50).length, 'times', 0);
    expect(observers.length).toBeGreaterThan(52);
    expect(sum(observers.map(({ forced }) => forced))).toBe(0);
  }
});
