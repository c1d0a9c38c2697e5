import { browser, listen, type Storage } from './api';

/** What came of a call to storage. A fault is for the log: the browser's own words, in its own language. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

/** A shelf of values in the extension's storage, each under its own key, so that two tabs never write over one another. */
export type Store = {
  /**
   * Saves a value, plain JSON. Of values saved in quick succession under one key only the newest is written. One that could
   * not be written is tried again until it, or a newer one, is.
   * @returns what came of the first attempt at this value or a newer one
   */
  save(key: string, value: unknown): Promise<Outcome<void>>;
  /**
   * Shows all that is on the shelf, what is still unsaved included, and removes what is chosen of it. The values may be of any
   * version, or garbage: whoever looks must check them.
   */
  tidy(choose: (values: ReadonlyMap<string, unknown>) => readonly string[]): Promise<Outcome<void>>;
  /** Writes at once what waits to be written: the page may go at any moment. */
  flush(): void;
  /** Flushes, and tries nothing again after that. */
  stop(): void;
};

/** Ms before what could not be written is tried again; the last holds for all further attempts. */
const TRY_AGAIN = [500, 2000, 10_000, 60_000];

/** A value that storage has not confirmed, and who waits to hear of the next attempt at it. */
type Unsaved = { readonly value: unknown; waiting: ((outcome: Outcome<void>) => void)[] };

/** Begins the keys under which boards lie in storage. */
export const BOARDS = 'board:';

/** Calls back when something on a shelf has come, changed or gone. @returns what stops that */
export const onShelf = (prefix: string, callback: () => void): (() => void) =>
  listen(browser.storage.onChanged, (changes: Record<string, Storage.StorageChange>, area: string): void => {
    if (area === 'local' && Object.keys(changes).some((key) => key.startsWith(prefix))) callback();
  });

/*
 * An object lies in storage as its JSON text: a text is handed to the browser at once, an object piece by piece, and the record of
 * a board has a thousand pieces.
 */
const written = (value: unknown): unknown => (value instanceof Object ? JSON.stringify(value) : value);

/** A value as it was saved, from what lies in storage. */
export const readBack = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    // Whatever it is, it is not ours, and whoever looks at it must see it as it is.
    return value;
  }
};

/** A shelf in `storage.local`. @param prefix begins the keys of this shelf and of no other */
export const createStore = (prefix: string): Store => {
  const unsaved = new Map<string, Unsaved>();
  let writes = 0;
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeAll = async (): Promise<void> => {
    clearTimeout(timer);
    const batch = new Map(unsaved);
    const waiting = [...batch.values()].flatMap((entry) => entry.waiting.splice(0));
    const items = Object.fromEntries([...batch].map(([key, { value }]) => [prefix + key, written(value)]));
    writes += 1;
    const outcome = await outcomeOf(() => browser.storage.local.set(items));
    writes -= 1;
    failures = outcome.ok ? 0 : failures + 1;
    // A value that has been saved again meanwhile is another, and still unsaved.
    if (outcome.ok) for (const [key, entry] of batch) if (unsaved.get(key) === entry) unsaved.delete(key);
    for (const tell of waiting) tell(outcome);
    if (!stopped) goOn();
  };

  const goOn = (): void => {
    if (writes > 0 || unsaved.size === 0) return;
    if (failures === 0) void writeAll();
    else timer = setTimeout(writeAll, TRY_AGAIN[Math.min(failures, TRY_AGAIN.length) - 1]);
  };

  /** Not held up by a write under way: the browser keeps the order of its calls. */
  const flush = (): void => {
    if (unsaved.size > 0) void writeAll();
  };

  return {
    save: (key, value) =>
      new Promise((resolve) => {
        unsaved.set(key, { value, waiting: [...(unsaved.get(key)?.waiting ?? []), resolve] });
        // Also while an earlier failure waits for its next attempt: a new value is worth one at once.
        if (writes === 0) void writeAll();
      }),

    tidy: (choose) =>
      outcomeOf(async () => {
        const values = new Map<string, unknown>();
        for (const [key, value] of Object.entries(await browser.storage.local.get(null))) {
          if (key.startsWith(prefix)) values.set(key.slice(prefix.length), readBack(value));
        }
        for (const [key, { value }] of unsaved) values.set(key, value);
        const chosen = choose(values);
        for (const key of chosen) unsaved.delete(key);
        if (chosen.length > 0) await browser.storage.local.remove(chosen.map((key) => prefix + key));
      }),

    flush,

    stop() {
      stopped = true;
      clearTimeout(timer);
      flush();
    },
  };
};

const outcomeOf = async <T>(call: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
};
