// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reading, Seated, SiteReader } from '../../src/sites/sighting';
import type { View } from '../../src/table/view';
import { FakeHub, loadIn } from './fake-browser';
import { live, noTable } from './views';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the settings of a page', () => {
  const settingsOf = async (hub: FakeHub) => {
    const run = new AbortController();
    const changes: string[] = [];
    const { liveSettings } = await loadIn(hub.content(7), () => import('../../src/content/live-settings'));
    const settings = liveSettings(run.signal, () => changes.push(settings.now().playing));
    return { run, changes, settings };
  };

  it('are those that were stored, and follow every change until the end', async () => {
    const hub = new FakeHub();
    await hub.local.set({ settings: { playing: 'always' } });
    const { run, changes, settings } = await settingsOf(hub);
    await settings.ready;
    expect(settings.now().playing).toBe('always');
    await hub.local.set({ settings: { playing: 'never' } });
    run.abort();
    await hub.local.set({ settings: { playing: 'practice' } });
    expect(changes).toEqual(['always', 'never']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('let a seated player rest until they are known, and do not wait for ever', async () => {
    const hub = new FakeHub();
    await hub.local.set({ settings: { playing: 'always' } });
    hub.local.slow = 5000;
    const { changes, settings } = await settingsOf(hub);
    await pass(2000);
    await settings.ready;
    expect(settings.now().playing).toBe('never');
    await pass(3000);
    expect(changes).toEqual(['always']);
  });

  it('stay careful when storage fails', async () => {
    const hub = new FakeHub();
    hub.local.failing = { message: 'broken', calls: ['get'] };
    const { settings } = await settingsOf(hub);
    await pass(10);
    await settings.ready;
    expect(settings.now()).toMatchObject({ laws: '2017', playing: 'never' });
  });
});

describe('what is shown', () => {
  it('is the view of the keeper, and nothing stale after a fault of ours until the next success', async () => {
    const { createShown } = await import('../../src/content/shown');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let view: View = live('a');
    const shown = createShown(() => view);
    const seen: View[] = [];
    shown.onChange(() => seen.push(shown.view()));
    shown.guard(() => {
      view = live('b');
      shown.changed();
    });
    shown.guard(() => {
      throw new Error('a fault of ours');
    });
    expect(shown.view()).toBe(shown.view());
    shown.guard(() => {});
    expect(seen).toEqual([live('b'), { ...noTable, state: 'unreadable', site: 'example' }, live('b')]);
  });
});

describe('the watch of a page', () => {
  let at = 'https://lobby.example/';
  let seated: Seated;
  let reads: number;

  const reader: SiteReader = {
    id: 'example',
    name: 'Example',
    matches: [],
    examples: [],
    root: (page) => page.body,
    seated: () => seated,
    read: () => {
      reads += 1;
      return { kind: 'fault', fault: { site: 'example', key: 'missing', selector: 'x', snippet: '' } };
    },
  };

  const watchIn = async (mayRead: (seated: Seated) => boolean) => {
    vi.resetModules();
    vi.doMock('../../src/sites/meeting', async (original) => ({
      ...(await original<typeof import('../../src/sites/meeting')>()),
      readerAt: () => (at === 'https://table.example/' ? reader : null),
    }));
    const { watchPage } = await import('../../src/content/watch-page');
    const { systemClock } = await import('../../src/sites/clock');
    const run = new AbortController();
    const readings: Reading['kind'][] = [];
    const clock = systemClock(run.signal);
    const watching = watchPage({ clock, mayRead, onReading: ({ kind }) => readings.push(kind) });
    return { watching, readings };
  };

  const goTo = (address: string): void => {
    at = address;
    dispatchEvent(new Event('popstate'));
  };

  beforeEach(() => {
    reads = 0;
    seated = { viewer: null, practice: false };
  });
  afterEach(() => {
    vi.doUnmock('../../src/sites/meeting');
  });

  it('reads nothing but who sits there while the table rests', async () => {
    at = 'https://table.example/';
    seated = { viewer: 'S', practice: false };
    const asked: Seated[] = [];
    let awake = false;
    const { watching, readings } = await watchIn((who) => {
      asked.push(who);
      return awake;
    });
    expect([readings, reads, asked]).toEqual([['resting'], 0, [seated]]);
    awake = true;
    watching.look();
    expect([readings, reads]).toEqual([['resting', 'fault'], 1]);
    watching.stop();
  });

  it('leaves nothing that watches behind, neither at another address nor when it stops', async () => {
    at = 'https://table.example/';
    const { watching } = await watchIn(() => true);
    const readsAfter = async (): Promise<number> => {
      const before = reads;
      document.body.append(document.createElement('p'));
      await pass(1000);
      return reads - before;
    };
    expect(await readsAfter()).toBeGreaterThan(0);
    goTo('https://lobby.example/');
    expect(await readsAfter()).toBe(0);
    goTo('https://table.example/');
    expect(await readsAfter()).toBeGreaterThan(0);
    watching.stop();
    expect(await readsAfter()).toBe(0);
  });

  it('begins and ends with the address of a site', async () => {
    at = 'https://lobby.example/';
    const { watching, readings } = await watchIn(() => true);
    expect(readings).toEqual([]);
    goTo('https://table.example/');
    expect(readings).toEqual(['fault']);
    goTo('https://table.example/');
    goTo('https://lobby.example/');
    expect(readings).toEqual(['fault', 'none']);
    watching.look();
    expect(reads).toBe(1);
    goTo('https://table.example/');
    watching.stop();
    goTo('https://lobby.example/');
    expect(readings).toEqual(['fault', 'none', 'fault']);
  });
});
