import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/browser/store';
import { FakeHub, loadIn } from './fake-browser';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let hub: FakeHub;
let store: Store;

const storeOf = async (prefix = 'board:'): Promise<Store> => {
  const { createStore } = await loadIn(hub.page(), () => import('../../src/browser/store'));
  return createStore(prefix);
};
/** All that the store shows, by key. */
const shown = async (of: Store): Promise<Record<string, unknown>> => {
  let all = {};
  const outcome = await of.tidy((values) => {
    all = Object.fromEntries(values);
    return [];
  });
  expect(outcome).toEqual({ ok: true, value: undefined });
  return all;
};
const stored = (key: string) => JSON.parse(hub.local.data.get(`board:${key}`) ?? 'null');
const fails = (message: string, ...calls: ('get' | 'set' | 'remove')[]) => {
  hub.local.failing = { message, calls };
};

beforeEach(async () => {
  vi.useFakeTimers();
  hub = new FakeHub();
  store = await storeOf();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the store', () => {
  it('gives back what was saved, also to another page', async () => {
    expect(await store.save('7', { a: 1 })).toEqual({ ok: true, value: undefined });
    expect(await shown(store)).toEqual({ 7: { a: 1 } });
    expect(await shown(await storeOf())).toEqual({ 7: { a: 1 } });
  });

  it('gives back a value that is still being written', async () => {
    hub.local.slow = 100;
    void store.save('7', 1);
    void store.save('7', 2);
    const all = shown(store);
    await pass(1000);
    expect(await all).toEqual({ 7: 2 });
  });

  it('does not write any more what was removed before it could be written', async () => {
    fails('full', 'set');
    void store.save('7', 1);
    void store.save('8', 2);
    await store.tidy(() => ['7']);
    hub.local.failing = null;
    await pass(10_000);
    expect([stored('7'), stored('8')]).toEqual([null, 2]);
  });

  it('writes one at a time, and of many values under one key only the newest', async () => {
    hub.local.slow = 100;
    const outcomes = [1, 2, 3, 4, 5].map((value) => store.save('7', value));
    await pass(1000);
    expect(await Promise.all(outcomes)).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: undefined })));
    expect(hub.local.writes).toEqual([{ 'board:7': 1 }, { 'board:7': 5 }]);
  });

  it('writes values under several keys together', async () => {
    hub.local.slow = 100;
    void store.save('7', 1);
    void store.save('8', 2);
    void store.save('9', 3);
    await pass(1000);
    expect(hub.local.writes).toEqual([{ 'board:7': 1 }, { 'board:8': 2, 'board:9': 3 }]);
  });

  it('says that a value could not be written, and writes it as soon as that is possible', async () => {
    fails('QUOTA_BYTES quota exceeded', 'set');
    expect(await store.save('7', 1)).toEqual({ ok: false, fault: 'QUOTA_BYTES quota exceeded' });
    await pass(3000);
    expect(stored('7')).toBeNull();
    hub.local.failing = null;
    await pass(10_000);
    expect(stored('7')).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tries at once with a newer value, and never writes the older one after it', async () => {
    fails('broken', 'set');
    void store.save('7', 'old');
    void store.save('8', 'other');
    await pass(10);
    hub.local.failing = null;
    expect(await store.save('7', 'new')).toMatchObject({ ok: true });
    await pass(100_000);
    expect([stored('7'), stored('8')]).toEqual(['new', 'other']);
    expect(hub.local.writes).toHaveLength(1);
  });

  it('says so when it cannot read', async () => {
    fails('broken', 'get');
    expect(await store.tidy(() => [])).toEqual({ ok: false, fault: 'broken' });
  });

  it('flushes what waits behind a slow write', async () => {
    hub.local.slow = 1000;
    void store.save('7', 'first');
    void store.save('7', 'last');
    store.flush();
    await pass(2000);
    expect(stored('7')).toBe('last');
    await pass(10_000);
    expect(hub.local.writes).toEqual([{ 'board:7': 'first' }, { 'board:7': 'last' }]);
  });

  it('does not put an old value over a flushed one when the old write fails', async () => {
    hub.local.slow = 100;
    void store.save('7', 'first');
    void store.save('7', 'last');
    fails('broken', 'set');
    await pass(100);
    hub.local.failing = null;
    store.flush();
    await pass(100_000);
    expect(stored('7')).toBe('last');
    expect(hub.local.writes.at(-1)).toEqual({ 'board:7': 'last' });
  });

  it('writes what waits when it stops, and leaves no timer', async () => {
    fails('broken', 'set');
    void store.save('7', 1);
    await pass(10);
    hub.local.failing = null;
    store.stop();
    await pass(10);
    expect(stored('7')).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tries nothing after it was stopped', async () => {
    fails('broken', 'set');
    void store.save('7', 1);
    store.stop();
    await pass(100_000);
    hub.local.failing = null;
    await pass(100_000);
    expect(hub.local.writes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tidies its own shelf only', async () => {
    await hub.local.set({ settings: 1, 'board:1': 'a', 'board:2': 'b', 'boardroom:1': 'c' });
    const seen: [string, unknown][] = [];
    await store.tidy((values) => {
      seen.push(...values);
      return ['2'];
    });
    expect(seen).toEqual([
      ['1', 'a'],
      ['2', 'b'],
    ]);
    expect([...hub.local.data.keys()].sort()).toEqual(['board:1', 'boardroom:1', 'settings']);
  });

  it('is cut off without a word to anybody else', async () => {
    const context = hub.page();
    const { createStore } = await loadIn(context, () => import('../../src/browser/store'));
    const cut = createStore('board:');
    // As Chrome leaves it when the extension is reloaded.
    Reflect.deleteProperty(context.browser, 'storage');
    expect(await cut.save('7', 1)).toMatchObject({ ok: false });
    expect(await cut.tidy(() => [])).toMatchObject({ ok: false });
    cut.stop();
    await pass(100_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with the newest value of every key, whatever storage does meanwhile', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('save' as const), key: fc.constantFrom('1', '2', '3') }),
      fc.record({
        do: fc.constantFrom(
          'break' as const,
          'mend' as const,
          'slow' as const,
          'fast' as const,
          'flush' as const,
          'look' as const,
        ),
      }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        hub = new FakeHub();
        store = await storeOf();
        const newest: Record<string, number> = {};
        for (const [value, now] of steps.entries()) {
          if (now.do === 'save') {
            newest[now.key] = value;
            void store.save(now.key, value);
          } else if (now.do === 'wait') await pass(now.ms);
          else if (now.do === 'flush') store.flush();
          else if (now.do === 'look') {
            const all = shown(store);
            await pass(5000);
            expect(await all).toEqual(newest);
          } else if (now.do === 'break') fails('broken', 'set');
          else if (now.do === 'mend') hub.local.failing = null;
          else hub.local.slow = now.do === 'slow' ? 700 : 0;
        }
        hub.local.failing = null;
        await pass(200_000);
        for (const [key, expected] of Object.entries(newest)) expect(stored(key)).toBe(expected);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
