import { vi } from 'vitest';

type Args = Parameters<EventTarget['addEventListener']>;

/** What was set going in a page and not yet ended, in words: listeners, observers, timers, channels. */
export type Ledger = { readonly open: () => string[] };

const isAborted = (options: Args[2]): boolean => options instanceof Object && options.signal?.aborted === true;

/** Notes listeners on the window, the document and its elements; those that hang on a signal end with it. */
const noteListeners = (entries: Map<object, string>, page: Document): void => {
  const view = page.defaultView as Window & typeof globalThis;
  const { prototype } = view.EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const known: { readonly target: EventTarget; readonly args: Args; readonly key: object }[] = [];
  const isOfPage = (target: EventTarget): boolean => target === view || target instanceof view.Node;

  const add = (target: EventTarget, args: Args): void => {
    const [type, , options] = args;
    if (!isOfPage(target) || isAborted(options)) return;
    const key = {};
    entries.set(key, `listener: ${type}`);
    known.push({ target, args, key });
    if (options instanceof Object) options.signal?.addEventListener('abort', () => entries.delete(key));
  };
  const remove = (target: EventTarget, args: Args): void => {
    for (const one of known)
      if (one.target === target && one.args[0] === args[0] && one.args[1] === args[1]) entries.delete(one.key);
  };
  vi.spyOn(prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...args: Args) {
    addEventListener.apply(this, args);
    add(this, args);
  });
  vi.spyOn(prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args: Args) {
    removeEventListener.apply(this, args);
    remove(this, args);
  });
  // Those of the window are bound to it already.
  // Of both, the form that takes an event of any name, as every target of events has it.
  const listen: EventTarget['addEventListener'] = globalThis.addEventListener as EventTarget['addEventListener'];
  const deafen: EventTarget['removeEventListener'] =
    globalThis.removeEventListener as EventTarget['removeEventListener'];
  vi.stubGlobal('addEventListener', (...args: Args) => {
    listen(...args);
    add(view, args);
  });
  vi.stubGlobal('removeEventListener', (...args: Args) => {
    deafen(...args);
    remove(view, args);
  });
};

/** Notes observers from their first `observe` to their `disconnect`. */
const noteObservers = (entries: Map<object, string>, name: 'MutationObserver' | 'ResizeObserver'): void => {
  const Real = globalThis[name] as typeof MutationObserver;
  vi.stubGlobal(
    name,
    class extends Real {
      override observe(...args: Parameters<MutationObserver['observe']>): void {
        entries.set(this, name);
        super.observe(...args);
      }
      override disconnect(): void {
        entries.delete(this);
        super.disconnect();
      }
    },
  );
};

const noteTimers = (entries: Map<object, string>): void => {
  const timers = new Map<unknown, object>();
  const end = (timer: unknown): void => {
    const key = timers.get(timer);
    if (key) entries.delete(key);
  };
  const { setTimeout: later, setInterval: again, clearTimeout: stop } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    const timer = later(() => {
      end(timer);
      run();
    }, ms);
    const key = {};
    timers.set(timer, key);
    entries.set(key, `timer: ${ms} ms`);
    return timer;
  });
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => {
    const timer = again(run, ms);
    const key = {};
    timers.set(timer, key);
    entries.set(key, `interval: ${ms} ms`);
    return timer;
  });
  for (const name of ['clearTimeout', 'clearInterval'])
    vi.stubGlobal(name, (timer: NodeJS.Timeout) => {
      end(timer);
      stop(timer);
    });
};

const noteChannels = (entries: Map<object, string>): void => {
  const Real = globalThis.MessageChannel;
  vi.stubGlobal(
    'MessageChannel',
    class extends Real {
      constructor() {
        super();
        entries.set(this, 'channel');
        const { port1 } = this;
        const close = port1.close.bind(port1);
        port1.close = () => {
          entries.delete(this);
          close();
        };
      }
    },
  );
};

/** Notes from now on whatever is set going in this page. */
export const keepLedger = (page: Document): Ledger => {
  const entries = new Map<object, string>();
  noteListeners(entries, page);
  noteObservers(entries, 'MutationObserver');
  noteObservers(entries, 'ResizeObserver');
  noteTimers(entries);
  noteChannels(entries);
  return { open: () => [...entries.values()].sort() };
};
