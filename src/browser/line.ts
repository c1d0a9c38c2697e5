import type { Answer, Request, View } from '../table/view';
import { browser, type Runtime } from './api';
import { type FromTable, TABLE_PORT, type ToTable, tablePortOf } from './messages';
import { parseFromTable } from './parse-from-table';

/** How a line ended: nobody was there, or a page that had spoken hung up. */
export type LineEnd = 'nobody' | 'lost';

/** One connection to a tab, over which any number of its frames can speak. */
export type Line = {
  ask(request: Request): Promise<Answer>;
  /** Whether this speaker has been heard on the line. */
  knows(speaker: string): boolean;
  /** Ends it without a word to the listeners. */
  hangUp(): void;
};

export type LineListeners = { onView(view: View): void; onEnd(end: LineEnd): void };

type Speaker = { readonly port: Runtime.Port; readonly view: View };

/** How long a page may take to answer a request, in ms. */
const ANSWER_TIMEOUT = 3000;

const NO_ANSWER: Answer = { ok: false, why: { key: 'ask_noAnswer' } };

/** Which speaker is shown when several frames of a tab have something to say. */
const RANK: Readonly<Record<View['state'], number>> = { live: 3, unreadable: 2, resting: 1, 'no-table': 0 };

/**
 * Calls a tab: its content scripts and, should an extension page be open in it, that page. What comes back is the view of
 * the frame that has the table.
 */
export const openLine = (tabId: number, listeners: LineListeners): Line => {
  const speakers = new Map<string, Speaker>();
  const waiting = new Map<number, (answer: Answer) => void>();
  const ports = new Set<Runtime.Port>();
  let chosen: string | null = null;
  let asked = 0;

  const hangUp = (): void => {
    for (const port of ports) port.disconnect();
    ports.clear();
    for (const resolve of waiting.values()) resolve(NO_ANSWER);
    waiting.clear();
  };

  const heard = (port: Runtime.Port, value: unknown): void => {
    if (!ports.has(port)) return;
    const message = parseFromTable(value);
    if (message?.type === 'view') spoke(port, message);
    else if (message?.type === 'answer') waiting.get(message.id)?.(message.answer);
  };

  const spoke = (port: Runtime.Port, { from, view }: FromTable & { type: 'view' }): void => {
    speakers.set(from, { port, view });
    const before = chosen;
    chosen = choose(speakers, chosen);
    if (chosen !== before || from === chosen) listeners.onView(speakers.get(chosen)?.view ?? view);
  };

  const closed = (port: Runtime.Port): void => {
    // Reading it tells Chrome that a tab where nobody listens was expected.
    void browser.runtime.lastError;
    if (!ports.delete(port)) return;
    const hadSpoken = [...speakers.values()].some((speaker) => speaker.port === port);
    // With several frames on one port only one of them may have gone: calling again finds those that are left.
    if (!hadSpoken && ports.size > 0) return;
    hangUp();
    listeners.onEnd(hadSpoken ? 'lost' : 'nobody');
  };

  const open = (connect: () => Runtime.Port): void => {
    const port = connect();
    ports.add(port);
    port.onMessage.addListener((value: unknown) => heard(port, value));
    port.onDisconnect.addListener(() => closed(port));
  };

  open(() => browser.tabs.connect(tabId, { name: TABLE_PORT }));
  open(() => browser.runtime.connect({ name: tablePortOf(tabId) }));

  return {
    hangUp,
    knows: (speaker) => speakers.has(speaker),
    ask(request) {
      const to = chosen;
      const port = to === null ? undefined : speakers.get(to)?.port;
      if (to === null || !port || !ports.has(port)) return Promise.resolve(NO_ANSWER);
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(NO_ANSWER), ANSWER_TIMEOUT);
        const settle = (answer: Answer): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        waiting.set(id, settle);
        try {
          port.postMessage({ type: 'ask', id, to, request } satisfies ToTable);
        } catch {
          settle(NO_ANSWER); // the page went away this very moment
        }
      });
    },
  };
};

/** The speaker with most to show; the one that was shown stays as long as no other has more. */
const choose = (speakers: ReadonlyMap<string, Speaker>, current: string | null): string => {
  let best = '';
  let rank = -1;
  for (const [from, { view }] of speakers) {
    const own = RANK[view.state] + (from === current ? 0.5 : 0);
    if (own > rank) [best, rank] = [from, own];
  }
  return best;
};
