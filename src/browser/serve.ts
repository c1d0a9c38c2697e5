import type { Answer, Request, View } from '../table/view';
import { browser, isOurs, listen, type Runtime } from './api';
import { type FromTable, TABLE_PORT, tablePortOf } from './messages';
import { sendNotice } from './notices';
import { parseToTable } from './parse-to-table';

/** The table that a page has, as its surfaces reach it. */
export type Served = {
  /** The view as it is now. */
  view(): View;
  /** Calls back on every change of the view. @returns what stops that */
  onChange(callback: () => void): () => void;
  ask(request: Request): Answer | Promise<Answer>;
};

/**
 * Serves the surfaces that call this page: each is told the view at once and on every change, and its requests are
 * answered. Used by content scripts and by extension pages that have a table.
 * @returns `stop`, which hangs up on all of them and listens no more
 */
export const serveSurfaces = (served: Served): { stop(): void } => {
  const speaker = newSpeakerName();
  const ports = new Set<Runtime.Port>();
  const isMine = portFilter();
  let stopped = false;
  let told: View | null = null;
  let telling = false;

  const post = (port: Runtime.Port, message: FromTable): void => {
    // The surface may have been closed, or this script cut off, before the port says so.
    if (!quietly(() => port.postMessage(message))) ports.delete(port);
  };

  const tellAll = (): void => {
    const view = served.view();
    if (view === told) return;
    told = view;
    for (const port of ports) post(port, { type: 'view', from: speaker, view });
  };

  /**
   * Several changes in one go are told once; by microtask, which a hidden tab does not slow down, and which comes before the
   * answer to the request that made the change.
   */
  const changed = (): void => {
    if (telling) return;
    telling = true;
    queueMicrotask(() => {
      telling = false;
      if (!stopped) tellAll();
    });
  };

  const heard = async (port: Runtime.Port, value: unknown): Promise<void> => {
    const message = parseToTable(value);
    if (!message || message.to !== speaker) return;
    const answer = await answerTo(served, message.request);
    post(port, { type: 'answer', from: speaker, id: message.id, answer });
  };

  const accept = (port: Runtime.Port): void => {
    if (stopped) return;
    ports.add(port);
    port.onMessage.addListener((value: unknown) => void heard(port, value));
    port.onDisconnect.addListener(() => ports.delete(port));
    post(port, { type: 'view', from: speaker, view: served.view() });
  };

  const connected = (port: Runtime.Port): void => {
    if (!isOurs(port.sender?.id)) return;
    void isMine(port.name).then((mine) => mine && accept(port));
  };

  /** Surfaces that are hung up on call again, and find the speakers that are left. */
  const hangUp = (): void => {
    for (const port of ports) quietly(() => port.disconnect());
    ports.clear();
  };

  const announce = (): void => void sendNotice({ type: 'serving', from: speaker });
  /** A page that comes back out of the history cache has lost its ports. */
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) announce();
  };

  const deafen = listen(browser.runtime.onConnect, connected);
  addEventListener('pagehide', hangUp);
  addEventListener('pageshow', shown);
  const unsubscribe = served.onChange(changed);
  announce();

  return {
    stop() {
      stopped = true;
      unsubscribe();
      removeEventListener('pagehide', hangUp);
      removeEventListener('pageshow', shown);
      deafen();
      hangUp();
    },
  };
};

/** Does what a port may refuse. @returns whether it was done */
const quietly = (action: () => void): boolean => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};

const answerTo = async (served: Served, request: Request): Promise<Answer> => {
  try {
    return await served.ask(request);
  } catch (error) {
    console.error(error);
    return { ok: false, why: { key: 'ask_failed' } };
  }
};

/** A name by which surfaces tell the speakers of one tab apart. It guards nothing, so it need not be secret. */
const newSpeakerName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Which ports are meant for this page: those to its tab's content scripts, or those that name its own tab. */
const portFilter = (): ((name: string) => Promise<boolean>) => {
  // Content scripts have no `tabs`; an extension page must know its own tab before it can tell.
  const ownTab = browser.tabs?.getCurrent?.();
  if (!ownTab) return async (name) => name === TABLE_PORT;
  return async (name) => {
    const tab = await ownTab;
    return tab?.id !== undefined && name === tablePortOf(tab.id);
  };
};
