import type { Answer, Request, View } from '../table/view';
import { type Line, type LineEnd, openLine } from './line';
import { onNotice } from './notices';
import { DEFAULT_SETTINGS, loadSettings } from './settings';
import { followTab, tabExists } from './which-tab';

/** A surface's link to the table of a tab. */
export type TableLink = {
  /** Calls back with the view, at once when there is one already, and on every change. @returns what stops that */
  onView(callback: (view: View) => void): () => void;
  /** Asks the page that has the table. Never rejects: a page that does not answer is an answer `ok: false`. */
  ask(request: Request): Promise<Answer>;
  close(): void;
};

/** Ms after which a tab that has not answered is said to have no table. */
const PATIENCE = 400;

/** Ms between two calls to a tab where nobody answered. A page that begins to serve says so, and is then called at once. */
const CALL_AGAIN = 1000;

/** A page that hangs up within so many ms of the call is not called again at once, lest both go round for ever. */
const TOO_SOON = 100;

/**
 * Links a surface to the table in a tab and keeps it linked: while the page reloads, while another extension version
 * takes over there, and with no tab or no table at all, which is a view too (`no-table`, with the reason).
 * @param tabId the tab, or null for the active tab of the surface's window, whichever that is from time to time
 */
export const connectTable = (tabId: number | null): TableLink => {
  const callbacks = new Set<(view: View) => void>();
  let view: View | null = null;
  let link: TabLink | null = null;

  const show = (next: View): void => {
    if (view?.state === 'no-table' && JSON.stringify(view) === JSON.stringify(next)) return;
    view = next;
    for (const callback of callbacks) callback(next);
  };

  let tabNow: number | null | undefined;
  const unfollow = followTab(tabId, (id) => {
    if (id === tabNow) return;
    tabNow = id;
    link?.close();
    link = id === null ? null : linkTab(id, show);
    if (id === null) void noTable('noTable_closed').then((closed) => tabNow === null && show(closed));
  });
  const unnotice = onNotice((notice, from) => {
    if (notice.type === 'serving' && from === tabNow) link?.served(notice.from);
  });

  return {
    onView(callback) {
      callbacks.add(callback);
      if (view) callback(view);
      return () => callbacks.delete(callback);
    },
    ask: (request) => link?.ask(request) ?? Promise.resolve({ ok: false, why: { key: 'ask_noAnswer' } }),
    close() {
      unnotice();
      unfollow();
      link?.close();
      callbacks.clear();
    },
  };
};

type TabLink = {
  ask(request: Request): Promise<Answer>;
  /** A speaker of this tab has begun to serve. */
  served(speaker: string): void;
  close(): void;
};

/** Keeps one line to one tab open, and calls again whenever it ends. */
const linkTab = (tabId: number, show: (view: View) => void): TabLink => {
  let line: Line | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  let answered = false;

  const later = (action: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };

  const call = (): void => {
    calls += 1;
    const mine = calls;
    const began = Date.now();
    answered = false;
    line?.hangUp();
    later(() => void giveUp(mine), PATIENCE);
    line = openLine(tabId, {
      onView(view) {
        if (mine !== calls) return;
        answered = true;
        clearTimeout(timer);
        show(view);
      },
      onEnd(end: LineEnd) {
        if (mine !== calls) return;
        if (end === 'nobody') void giveUp(mine);
        else if (Date.now() - began >= TOO_SOON) call();
        else later(call, TOO_SOON);
      },
    });
  };

  const giveUp = async (mine: number): Promise<void> => {
    later(call, CALL_AGAIN);
    const view = await noTable((await tabExists(tabId)) ? 'noTable_noReader' : 'noTable_closed');
    if (mine === calls && !answered) show(view);
  };

  call();
  return {
    ask: (request) => line?.ask(request) ?? Promise.resolve({ ok: false, why: { key: 'ask_noAnswer' } }),
    served(speaker) {
      if (!line?.knows(speaker)) call();
    },
    close() {
      calls = Number.NaN; // no call under way is the latest any more
      clearTimeout(timer);
      line?.hangUp();
    },
  };
};

/** What a surface shows while no page answers. */
const noTable = async (key: string): Promise<View> => {
  const { laws, undo } = await loadSettings().catch(() => DEFAULT_SETTINGS);
  return { state: 'no-table', reason: { key }, site: null, laws, undo, table: null };
};
