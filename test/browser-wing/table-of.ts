import { vi } from 'vitest';
import type { Answer, Request, View } from '../../src/table/view';
import { loadIn } from './fake-browser';

type ContextLike = { browser: unknown; frozen: boolean; end(): void };

/** A page with a table that serves surfaces from its own context, and whose view a test sets. */
export const tableIn = async (
  context: ContextLike,
  view: View,
  answer: (request: Request) => Answer | Promise<Answer>,
) => {
  const { serveSurfaces } = await loadIn(context, () => import('../../src/browser/serve'));
  const callbacks = new Set<() => void>();
  const page = new EventTarget();
  let now = view;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const served = serveSurfaces({
    view: () => now,
    onChange(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    ask: answer,
  });
  return {
    set(next: View) {
      now = next;
      for (const callback of callbacks) callback();
    },
    listeners: callbacks,
    stop: () => served.stop(),
    /** The page goes: left for another, or its frame taken out. */
    leave() {
      page.dispatchEvent(new Event('pagehide'));
      context.end();
    },
    /** The page goes into the history cache, where nothing reaches it. */
    freeze() {
      page.dispatchEvent(new Event('pagehide'));
      context.frozen = true;
    },
    /** And comes back out. */
    thaw() {
      context.frozen = false;
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  };
};

/** A surface with the views that it was shown, in order. */
export const surfaceIn = async (context: ContextLike, tabId: number | null) => {
  const { connectTable } = await loadIn(context, () => import('../../src/browser/surface'));
  const link = connectTable(tabId);
  const views: View[] = [];
  link.onView((view) => views.push(view));
  return { link, views, last: () => views.at(-1) };
};
