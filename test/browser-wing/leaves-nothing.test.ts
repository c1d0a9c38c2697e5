// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://www.bridgebase.com/v3/app/lv"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../extension/_locales/en/messages.json';
import { leaveAtDoor } from '../../src/overlay/door';
import { makeOverlay } from '../../src/overlay/overlay';
import { bbo } from '../../src/sites/bbo';
import { addSite } from '../../src/sites/meeting';
import { OVERLAY_TAG } from '../../src/sites/observing';
import { bboTable } from '../fixtures/bbo/fixture';
import { inventedBoard } from '../fixtures/table/invented';
import { pretendLayout } from '../fixtures/table/layout';
import { FakeHub, loadIn } from './fake-browser';
import { keepLedger, type Ledger } from './ledger';

const TAB = 7;
let hub: FakeHub;
let ledger: Ledger;
const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const overlays = (): number => document.querySelectorAll(OVERLAY_TAG).length;

/** The whole content script begins in this page, where a table lies. */
const begin = async () => {
  const { serveOverlay } = await loadIn(hub.worker(), () => import('../../src/browser/overlay'));
  serveOverlay(async () => ({ language: 'en', texts: en }));
  hub.inject = async () => leaveAtDoor(makeOverlay);
  const context = hub.content(TAB);
  const { beginLife, keepTable } = await loadIn(context, async () => ({
    ...(await import('../../src/content/life')),
    ...(await import('../../src/content/keep-table')),
  }));
  const life = beginLife();
  if (!life) throw new Error('another copy is at work here');
  await keepTable(life);
  return { life, browser: context.browser };
};

beforeEach(async () => {
  hub = new FakeHub();
  Reflect.deleteProperty(globalThis, Symbol.for('face-up'));
  pretendLayout(window as Window & typeof globalThis);
  const { play, ...board } = inventedBoard(1);
  await bboTable(document).open({ ...board, played: play.slice(0, 6), frames: 0 });
  addSite(bbo);
  ledger = keepLedger(document);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leaves no listener, observer, timer, channel or element behind when it is switched off', async () => {
  const { life, browser } = await begin();
  await vi.waitFor(() => expect(overlays()).toBe(1), 5000);
  await pass(300);
  const open = new Set(ledger.open().map((entry) => entry.split(':')[0]));
  expect([...open].sort()).toEqual(['MutationObserver', 'ResizeObserver', 'channel', 'interval', 'listener', 'timer']);
  life.end();
  await pass(300);
  expect(ledger.open()).toEqual([]);
  expect(overlays()).toBe(0);
  const { onConnect, onMessage } = browser.runtime;
  expect([onConnect, onMessage, browser.storage.onChanged].map(({ listeners }) => listeners.size)).toEqual([0, 0, 0]);
});
