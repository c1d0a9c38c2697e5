import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHub, loadIn } from './fake-browser';
import { live, noTable, unreadable } from './views';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let hub: FakeHub;
beforeEach(() => {
  vi.useFakeTimers();
  hub = new FakeHub();
  // The list of known sites, of which none is granted here.
  vi.stubGlobal('fetch', async () => ({ json: async () => [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const startWorker = async () => {
  const worker = hub.worker();
  await loadIn(worker, () => import('../../src/background/main'));
  return worker;
};

const tellerIn = async (context: { browser: unknown }) => {
  const { createBadgeTeller } = await loadIn(context, () => import('../../src/browser/badge'));
  return createBadgeTeller();
};

describe('the badge', () => {
  it('counts the penalty cards of its own tab', async () => {
    await startWorker();
    const seven = await tellerIn(hub.content(7));
    const eight = await tellerIn(hub.page(8));
    seven.tell(live('a', 2));
    eight.tell(live('b', 13));
    await pass(50);
    expect([...hub.badges].sort()).toEqual([
      [7, '2'],
      [8, '13'],
    ]);
  });

  it('goes with the last penalty card, and with the table', async () => {
    await startWorker();
    const badge = await tellerIn(hub.content(7));
    const seen: unknown[] = [];
    for (const view of [live('a', 1), live('a', 0), live('a', 1), noTable, unreadable, live('a', 1)]) {
      badge.tell(view);
      await pass(50);
      seen.push(hub.badges.get(7));
    }
    expect(seen).toEqual(['1', '', '1', '', '?', '1']);
  });

  it('says nothing as long as there is nothing to say', async () => {
    await startWorker();
    const badge = await tellerIn(hub.content(7));
    badge.tell(noTable);
    badge.tell(live('a'));
    badge.repeat();
    await pass(50);
    expect(hub.badges.size).toBe(0);
  });

  it('is set though the worker was dead when it was told', async () => {
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    await pass(100);
    await startWorker();
    await pass(1000);
    expect(hub.badges.get(7)).toBe('3');
  });

  it('ends with the newest count when it changes while it is being told', async () => {
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    await pass(100);
    badge.tell(live('a', 4));
    await startWorker();
    await pass(10_000);
    expect(hub.badges.get(7)).toBe('4');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is set though the worker died over it', async () => {
    const dying = await startWorker();
    dying.browser.action.setBadgeText = () => new Promise(() => {});
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    await pass(100);
    dying.end();
    await startWorker();
    await pass(1000);
    expect(hub.badges.get(7)).toBe('3');
  });

  it('sets no timer after it was stopped', async () => {
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    badge.stop();
    await pass(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up in the end, and at once when stopped', async () => {
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    await pass(20_000);
    expect(vi.getTimerCount()).toBe(0);
    badge.tell(live('a', 4));
    await pass(50);
    badge.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is shown again by a page that comes back out of the history', async () => {
    await startWorker();
    const badge = await tellerIn(hub.content(7));
    badge.tell(live('a', 3));
    await pass(50);
    hub.badges.clear();
    badge.repeat();
    await pass(50);
    expect(hub.badges.get(7)).toBe('3');
  });

  it('does not trip over a tab that has been closed', async () => {
    await startWorker();
    const context = hub.content(7);
    const badge = await tellerIn(context);
    badge.tell(live('a', 3));
    hub.tabs.delete(7);
    await pass(20_000);
    expect(hub.badges.size).toBe(0);
  });

  it('believes no count that is none, and no sender but our own', async () => {
    const worker = await startWorker();
    hub.tabs.add(7);
    const ours = { id: 'face-up-id', tab: { id: 7 } };
    const send = (value: unknown, sender = ours) => worker.browser.runtime.onMessage.fire(value, sender);
    for (const penaltyCards of [-1, 1.5, 1000, '3', null, Number.NaN, [2]]) {
      send({ type: 'badge', badge: { penaltyCards, unreadable: false } });
    }
    send({ type: 'badge' });
    send({ type: 'badge', badge: { penaltyCards: 1, unreadable: false } }, { ...ours, id: 'another extension' });
    await pass(50);
    expect(hub.badges.size).toBe(0);
    send({ type: 'badge', badge: { penaltyCards: 1, unreadable: false } });
    await pass(50);
    expect(hub.badges.get(7)).toBe('1');
  });
});

describe('the background', () => {
  it('enters the tabs that are open, once', async () => {
    hub.tabs.add(7).add(8);
    await startWorker();
    await pass(50);
    const worker = await startWorker();
    worker.end();
    await startWorker();
    await pass(50);
    expect(hub.injected).toEqual([
      { tabId: 7, files: ['content.js'], allFrames: false },
      { tabId: 8, files: ['content.js'], allFrames: false },
    ]);
  });

  it('begins anew when it died in the middle', async () => {
    hub.tabs.add(7).add(8);
    hub.inject = () => new Promise(() => {});
    const worker = await startWorker();
    await pass(50);
    worker.end();
    hub.inject = async () => {};
    await startWorker();
    await pass(50);
    expect(hub.injected.map(({ tabId }) => tabId)).toEqual([7, 8, 7, 8]);
  });

  it('enters the others when one cannot be entered', async () => {
    hub.tabs.add(7).add(8);
    hub.inject = async (tabId) => {
      if (tabId === 7) throw new Error('Cannot access contents of the page.');
    };
    await startWorker();
    await pass(50);
    expect(hub.injected.map(({ tabId }) => tabId)).toEqual([7, 8]);
    expect(await hub.session.get('entered')).toEqual({ entered: true });
  });

  it('listens in its first turn', async () => {
    const worker = hub.worker();
    const loaded = loadIn(worker, () => import('../../src/background/main'));
    await loaded;
    expect(worker.browser.runtime.onMessage.listeners.size).toBeGreaterThan(0);
    const wakes = worker.browser.runtime.onMessage.listeners.size;
    await pass(1000);
    expect(worker.browser.runtime.onMessage.listeners.size).toBe(wakes);
  });
});
