import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Request } from '../../src/table/view';
import { FakeHub } from './fake-browser';
import { surfaceIn, tableIn } from './table-of';
import { live, noTable, resting, unreadable } from './views';

const OK: Answer = { ok: true };
const yes = (): Answer => OK;
const MARK: Request = { type: 'enter', event: { type: 'expose', seat: 'E', cards: ['S5'], how: 'dropped' } };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([1, 2, 3, 4, 5])('a surface and the table of a tab (course %i)', (seed) => {
  let hub: FakeHub;
  beforeEach(() => {
    hub = new FakeHub(seed);
  });

  it('shows the view at once and follows every change', async () => {
    const table = await tableIn(hub.content(7), live('a'), yes);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(20);
    expect(views).toEqual([live('a')]);
    table.set(live('b', 1));
    await pass(20);
    expect(views).toEqual([live('a'), live('b', 1)]);
  });

  it('tells changes in one go once', async () => {
    const table = await tableIn(hub.content(7), live('a'), yes);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(20);
    for (const name of ['b', 'c', 'd']) table.set(live(name));
    await pass(20);
    expect(views).toEqual([live('a'), live('d')]);
  });

  it('serves several surfaces alike', async () => {
    const table = await tableIn(hub.content(7), live('a'), yes);
    const popup = await surfaceIn(hub.page(), 7);
    const panel = await surfaceIn(hub.page(), 7);
    await pass(20);
    table.set(live('b'));
    await pass(20);
    expect([popup.last(), panel.last()]).toEqual([live('b'), live('b')]);
  });

  it('asks, and has seen what the request did when the answer comes', async () => {
    const asked: Request[] = [];
    const table = await tableIn(hub.content(7), live('a'), async (request) => {
      asked.push(request);
      table.set(live('marked', 1));
      return OK;
    });
    const { link, last } = await surfaceIn(hub.page(), 7);
    await pass(20);
    const done = link.ask(MARK).then((answer) => ({ answer, seen: last() }));
    await pass(20);
    expect(await done).toEqual({ answer: OK, seen: live('marked', 1) });
    expect(asked).toEqual([MARK]);
  });

  it('keeps answers apart', async () => {
    const no: Answer = { ok: false, why: { key: 'nothing_to_undo' } };
    await tableIn(hub.content(7), live('a'), async (request) => {
      if (request.type !== 'undo') await new Promise((resolve) => setTimeout(resolve, 50));
      return request.type === 'undo' ? no : OK;
    });
    const { link } = await surfaceIn(hub.page(), 7);
    await pass(20);
    const answers = Promise.all([link.ask(MARK), link.ask({ type: 'undo' }), link.ask({ type: 'wake' })]);
    await pass(100);
    expect(await answers).toEqual([OK, no, OK]);
  });

  it('gives an answer when the table throws or never answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await tableIn(hub.content(7), live('a'), (request) => {
      if (request.type === 'undo') throw new Error('a fault of ours');
      return new Promise(() => {});
    });
    const { link } = await surfaceIn(hub.page(), 7);
    await pass(20);
    const answers = Promise.all([link.ask({ type: 'undo' }), link.ask(MARK)]);
    await pass(4000);
    expect(await answers).toEqual([
      { ok: false, why: { key: 'ask_failed' } },
      { ok: false, why: { key: 'ask_noAnswer' } },
    ]);
  });

  it('says within a second that nobody reads the tab, and that the tab is closed', async () => {
    hub.tabs.add(7);
    const open = await surfaceIn(hub.page(), 7);
    const gone = await surfaceIn(hub.page(), 8);
    await pass(1000);
    expect(open.views).toEqual([{ ...noTable, reason: { key: 'noTable_noReader' } }]);
    expect(gone.views).toEqual([{ ...noTable, reason: { key: 'noTable_closed' } }]);
    expect(await open.link.ask(MARK)).toEqual({ ok: false, why: { key: 'ask_noAnswer' } });
  });

  it('says the same when a page hears the call and is not meant', async () => {
    hub.tabs.add(7);
    await tableIn(hub.page(9), live('another tab'), yes);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(1000);
    expect(views).toEqual([{ ...noTable, reason: { key: 'noTable_noReader' } }]);
  });

  it('does not repeat that there is no table', async () => {
    hub.tabs.add(7);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(10_000);
    expect(views).toHaveLength(1);
  });

  it('finds a page as soon as it begins to serve', async () => {
    hub.tabs.add(7);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(600);
    await tableIn(hub.content(7), live('a'), yes);
    await pass(30);
    expect(last()).toEqual(live('a'));
  });

  it('stays with the table through a reload, and shows nothing stale meanwhile', async () => {
    const before = await tableIn(hub.content(7), live('before'), yes);
    const { views, last } = await surfaceIn(hub.page(), 7);
    await pass(20);
    before.leave();
    await pass(500);
    expect(last()?.state).toBe('no-table');
    await tableIn(hub.content(7), live('after'), yes);
    await pass(30);
    expect(views.map(({ state, table }) => table?.situation ?? state)).toEqual(['before', 'no-table', 'after']);
  });

  it('passes without a gap from a copy of the script to the next', async () => {
    const old = await tableIn(hub.content(7), live('old'), yes);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(200);
    old.stop();
    await tableIn(hub.content(7), live('new'), yes);
    await pass(300);
    expect(views).toEqual([live('old'), live('new')]);
    expect(old.listeners.size).toBe(0);
  });

  it('answers what was asked of a page that goes away', async () => {
    const table = await tableIn(hub.content(7), live('a'), () => new Promise(() => {}));
    const { link } = await surfaceIn(hub.page(), 7);
    await pass(20);
    const answer = link.ask(MARK);
    table.leave();
    await pass(30);
    expect(await answer).toEqual({ ok: false, why: { key: 'ask_noAnswer' } });
  });

  it('is found again at once by a page that comes back out of the history', async () => {
    const table = await tableIn(hub.content(7), live('a'), yes);
    const { views, last } = await surfaceIn(hub.page(), 7);
    await pass(200);
    table.freeze();
    await pass(300);
    expect(last()).toMatchObject({ state: 'no-table' });
    table.thaw();
    await pass(30);
    expect(views).toHaveLength(3);
    expect(last()).toEqual(live('a'));
  });

  it('finds a page also when its word that it serves is lost', async () => {
    hub.tabs.add(7);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(600);
    hub.deaf = true;
    await tableIn(hub.content(7), live('a'), yes);
    await pass(1100);
    expect(last()).toEqual(live('a'));
  });

  it('does not call a page that has answered, late but in time, no table', async () => {
    hub.lag = 400;
    hub.local.slow = 600;
    await tableIn(hub.content(7), live('a'), yes);
    const { views } = await surfaceIn(hub.page(), 7);
    await pass(3000);
    expect(views).toEqual([live('a')]);
  });

  it('stays with one of two tables as long as it has one', async () => {
    const first = await tableIn(hub.content(7, 0), live('first'), yes);
    const second = await tableIn(hub.content(7, 3), live('second'), yes);
    const { views, last } = await surfaceIn(hub.page(), 7);
    await pass(20);
    const [chosen, other] = last()?.table?.situation === 'first' ? [first, second] : [second, first];
    other.set(live('other, next'));
    await pass(20);
    chosen.set(live('chosen, next'));
    await pass(20);
    expect(views.slice(1)).toEqual([live('chosen, next')]);
    chosen.set(noTable);
    await pass(20);
    expect(last()).toEqual(live('other, next'));
  });

  it('shows the frame that has the table', async () => {
    const top = await tableIn(hub.content(7, 0), noTable, yes);
    const asked: string[] = [];
    const frame = await tableIn(hub.content(7, 3), live('in the frame'), () => {
      asked.push('frame');
      return OK;
    });
    await tableIn(hub.content(7, 4), resting, yes);
    const { link, last } = await surfaceIn(hub.page(), 7);
    await pass(20);
    expect(last()).toEqual(live('in the frame'));
    const answer = link.ask(MARK);
    await pass(20);
    expect([await answer, asked]).toEqual([OK, ['frame']]);
    top.set(unreadable);
    await pass(20);
    expect(last()).toEqual(live('in the frame'));
    frame.set(noTable);
    await pass(20);
    expect(last()).toEqual(unreadable);
  });

  it('forgets a frame that is taken out of the page', async () => {
    await tableIn(hub.content(7, 0), noTable, yes);
    const frame = await tableIn(hub.content(7, 3), live('in the frame'), yes);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(200);
    frame.leave();
    await pass(200);
    expect(last()).toEqual(noTable);
  });

  it('finds a table in a frame that comes later', async () => {
    await tableIn(hub.content(7, 0), noTable, yes);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(50);
    await tableIn(hub.content(7, 3), live('in the frame'), yes);
    await pass(50);
    expect(last()).toEqual(live('in the frame'));
  });

  it('reaches the extension page in its tab, and no other', async () => {
    const practice = await tableIn(hub.page(9), live('practice'), yes);
    await tableIn(hub.page(10), live('another'), yes);
    const { link, last } = await surfaceIn(hub.page(), 9);
    await pass(20);
    expect(last()).toEqual(live('practice'));
    practice.set(live('practice, next'));
    const answer = link.ask(MARK);
    await pass(20);
    expect([last(), await answer]).toEqual([live('practice, next'), OK]);
  });

  it('follows the active tab when it has none of its own', async () => {
    await tableIn(hub.content(7), live('seven'), yes);
    await tableIn(hub.content(8), live('eight'), yes);
    hub.activate(7);
    const { views, last } = await surfaceIn(hub.page(), null);
    await pass(20);
    hub.activate(8);
    await pass(20);
    expect(views).toEqual([live('seven'), live('eight')]);
    hub.closeTab(8);
    hub.activate(7);
    await pass(20);
    expect(last()).toEqual(live('seven'));
  });

  it('says that its tab has been closed', async () => {
    await tableIn(hub.content(7), live('a'), yes);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(20);
    hub.closeTab(7);
    await pass(200);
    expect(last()).toEqual({ ...noTable, reason: { key: 'noTable_closed' } });
  });

  it('says nothing more and leaves no timer when it is closed', async () => {
    const context = hub.content(7);
    const table = await tableIn(context, live('a'), yes);
    const { link, views } = await surfaceIn(hub.page(), 7);
    await pass(20);
    link.close();
    await pass(20);
    table.set(live('b'));
    await pass(5000);
    expect(views).toEqual([live('a')]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the edition and the rule that are set, with no table', async () => {
    await hub.local.set({ settings: { laws: '1997', undo: 'free' } });
    hub.tabs.add(7);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(1000);
    expect(last()).toMatchObject({ laws: '1997', undo: 'free' });
  });

  it('says that there is no table also when storage fails', async () => {
    hub.local.failing = { message: 'broken', calls: ['get'] };
    hub.tabs.add(7);
    const { last } = await surfaceIn(hub.page(), 7);
    await pass(1000);
    expect(last()).toMatchObject({ state: 'no-table', laws: '2017' });
  });

  it('believes no message that is not one of ours', async () => {
    const context = hub.content(7);
    const asked: Request[] = [];
    await tableIn(context, live('a'), (request) => {
      asked.push(request);
      return OK;
    });
    const port = hub.page().browser.tabs?.connect(7, { name: 'table' });
    const heard: unknown[] = [];
    port?.onMessage.addListener((value) => heard.push(value));
    await pass(20);
    const { from } = heard[0] as { from: string };
    for (const request of [
      null,
      { type: 'enter' },
      { type: 'enter', event: { type: 'play', seat: 'Q', card: 'S1' } },
    ]) {
      port?.postMessage({ type: 'ask', id: 1, to: from, request });
    }
    port?.postMessage({ type: 'ask', id: 1, to: 'another', request: MARK });
    await pass(20);
    expect(asked).toEqual([]);
    expect(heard).toHaveLength(1);
  });
});
