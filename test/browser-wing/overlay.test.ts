// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/browser/settings';
import { leaveAtDoor, type OverlayParts } from '../../src/overlay/door';
import type { View } from '../../src/table/view';
import { FakeHub, loadIn } from './fake-browser';
import { live, noTable, resting, unreadable } from './views';

const TEXTS = { language: 'nl', texts: { seat_E: { message: 'Oost' } } };
const TAB = 7;

let hub: FakeHub;
let run: AbortController;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  hub = new FakeHub();
  run = new AbortController();
  Reflect.deleteProperty(globalThis, Symbol.for('face-up:overlay'));
});
afterEach(() => {
  run.abort();
  vi.useRealTimers();
});

/** The background, which brings the overlay's script: that leaves a stand-in at the door. */
const background = async (texts = async () => TEXTS) => {
  const { serveOverlay } = await loadIn(hub.worker(), () => import('../../src/browser/overlay'));
  return serveOverlay(texts);
};

type Laid = { readonly parts: OverlayParts; readonly shown: View[]; moves: number; isGone: boolean };

const laidOverlays = (): Laid[] => {
  const laid: Laid[] = [];
  hub.inject = async () =>
    leaveAtDoor((parts) => {
      const one: Laid = { parts, shown: [], moves: 0, isGone: false };
      laid.push(one);
      return {
        show: (view) => one.shown.push(view),
        moved: () => {
          one.moves += 1;
        },
        remove: () => {
          one.isGone = true;
        },
      };
    });
  return laid;
};

/** A content script with a view and settings that a test sets. */
const pageWith = async (view: View, changes: Partial<Settings> = {}) => {
  const context = hub.content(TAB, 3);
  const { overlayOnPage } = await loadIn(context, () => import('../../src/content/overlay-on-page'));
  const { DEFAULT_SETTINGS } = await import('../../src/browser/settings');
  const now = { view, settings: { ...DEFAULT_SETTINGS, ...changes } };
  const isOn = () => {
    if (context.browser.runtime.id === undefined) run.abort();
    return !run.signal.aborted;
  };
  const overlay = overlayOnPage({
    signal: run.signal,
    isOn,
    end: () => run.abort(),
    settings: () => now.settings,
    view: () => now.view,
    table: { root: () => null, places: () => [], keepClear: () => [] },
  });
  const become = async (next: Partial<typeof now>) => {
    Object.assign(now, next);
    overlay.changed();
    await pass(50);
  };
  await become({});
  return { overlay, become, now, cutOff: () => Reflect.set(context.browser.runtime, 'id', undefined) };
};

describe('the script of the overlay', () => {
  it('comes only into the frame that wants it, and only when there is something to show', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(noTable);
    expect(hub.injected).toEqual([]);
    await page.become({ view: live('a') });
    expect(hub.injected).toMatchObject([{ tabId: TAB, files: ['overlay.js'], frameIds: [3] }]);
    expect(laid).toMatchObject([{ shown: [live('a')], parts: { language: 'nl', texts: TEXTS.texts } }]);
    await page.become({ view: live('b') });
    expect([hub.injected.length, laid.length, laid[0]?.shown.length]).toEqual([1, 1, 2]);
  });

  it('is asked for again when it could not be had', async () => {
    const laid = laidOverlays();
    const page = await pageWith(live('a'));
    expect(laid).toEqual([]);
    await background();
    await pass(6000);
    expect(laid).toMatchObject([{ shown: [live('a')] }]);
    expect(page.now.view).toEqual(live('a'));
  });

  it('is asked for by nobody but our own scripts in tabs', async () => {
    laidOverlays();
    await background();
    const stranger = hub.page();
    void stranger.browser.runtime.sendMessage({ type: 'overlay' });
    void hub.content(TAB).browser.runtime.sendMessage({ type: 'another' });
    await pass(50);
    expect(hub.injected).toEqual([]);
  });
});

describe('the overlay of a page', () => {
  it('is away while a table rests and where there is none, and tells of one that cannot be read', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(live('a'));
    for (const view of [resting, live('b'), noTable, unreadable]) await page.become({ view });
    expect(laid.map(({ shown }) => shown.at(-1)?.state)).toEqual(['live', 'live', 'unreadable']);
    expect(laid.map(({ isGone }) => isGone)).toEqual([true, true, false]);
  });

  it('is away where the user does not want it, and comes back as soon as he does', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(live('a'), { overlay: false });
    expect(laid).toEqual([]);
    const wanted = { ...page.now.settings, overlay: true };
    await page.become({ settings: { ...wanted, overlayOff: [location.host] } });
    expect(laid).toEqual([]);
    await page.become({ settings: { ...wanted, overlayOff: ['elsewhere.example'] } });
    expect(laid).toHaveLength(1);
    await page.become({ settings: { ...wanted, overlay: false } });
    expect(laid[0]?.isGone).toBe(true);
  });

  it('is put away for this site from its chip, at once and for good', async () => {
    const laid = laidOverlays();
    await background();
    await pageWith(live('a'), { overlayOff: ['elsewhere.example'] });
    laid[0]?.parts.onHide();
    expect(laid[0]?.isGone).toBe(true);
    await pass(50);
    expect((await hub.local.get('settings')).settings).toMatchObject({
      overlay: true,
      overlayOff: ['elsewhere.example', location.host],
    });
  });

  it('remembers for each site where the chip was put', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(live('a'));
    expect(laid[0]?.parts.spot).toBeNull();
    laid[0]?.parts.onSpot({ x: 0.25, y: 1 });
    await page.become({ view: noTable });
    await page.become({ view: live('b') });
    expect(laid[1]?.parts.spot).toEqual({ x: 0.25, y: 1 });
    run.abort();
    run = new AbortController();
    await pageWith(live('c'));
    expect(laid[2]?.parts.spot).toEqual({ x: 0.25, y: 1 });
    const { loadSpot } = await loadIn(hub.content(TAB), () => import('../../src/browser/overlay-spot'));
    const elsewhere = loadSpot('elsewhere.example');
    await pass(10);
    expect(await elsewhere).toBeNull();
  });

  it.each([{ x: 2, y: 0 }, { x: 'left' }, 'garbage'])('takes no place that cannot be: %j', async (stored) => {
    await hub.local.set({ [`overlay-spot:${location.host}`]: stored });
    const laid = laidOverlays();
    await background();
    await pageWith(live('a'));
    expect(laid[0]?.parts.spot).toBeNull();
  });

  it('speaks another language as soon as another is chosen', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(live('a'));
    await page.become({ settings: { ...page.now.settings, language: 'en' } });
    expect(laid.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it('ends with the script, and soon after the extension is gone though nothing happens on the page', async () => {
    const laid = laidOverlays();
    await background();
    const page = await pageWith(live('a'));
    page.cutOff();
    expect(laid[0]?.isGone).toBe(false);
    await pass(2500);
    expect(laid[0]?.isGone).toBe(true);
    await page.become({ view: live('b') });
    expect(laid).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told when something may have moved', async () => {
    const laid = laidOverlays();
    await background();
    const { overlay } = await pageWith(live('a'));
    overlay.moved();
    expect(laid[0]?.moves).toBe(1);
  });
});
