import type { TableRecord } from './record';
import { type Found, find, keyOf, outdated, type Shelf } from './shelf';
import { pack } from './stored';
import type { Message } from './view';

type Outcome = { readonly ok: boolean };

/** Where records are kept. Any call may fail, by its answer or by throwing, and may take its time. */
export type Store = {
  /** Saves a plain JSON value under a key; of several in quick succession the last is what stays. */
  save(key: string, value: unknown): Promise<Outcome>;
  /** Shows all that is kept, and removes what is chosen of it. */
  tidy(choose: (values: Shelf) => readonly string[]): Promise<Outcome>;
};

/** A way to wait some milliseconds; what it returns takes that back. */
export type Timers = { readonly after: (ms: number, run: () => void) => () => void };

/** A store that has not answered after so many milliseconds is not waited for. */
export const STORE_PATIENCE = 2000;

export type Memory = {
  /** A record begins: nothing of it is saved before it is known what is kept of its board. */
  readonly began: (record: TableRecord, onFound: (found: Found) => void) => void;
  /** Saves a record as it is now. */
  readonly keep: (record: TableRecord) => void;
  /** What the user must be told: nothing is saved, or something that is kept could not be used. */
  readonly note: () => Message | null;
  /** Saves what waits, and waits no more. */
  readonly stop: () => void;
};

type Parts = {
  readonly store: Store;
  readonly timers: Timers;
  readonly now: () => number;
  /** Called when the note may have changed. */
  readonly onNote: () => void;
};

/** Looks through all that is kept, and drops what is too old or too much. @returns null when the store fails */
const lookUp = async (store: Store, record: TableRecord, now: number): Promise<Found | null> => {
  let found: Found | null = null;
  try {
    await store.tidy((shelf) => {
      found = find(shelf, record);
      return outdated(shelf, now);
    });
  } catch {
    // The store may have shown what it keeps and failed to remove some of it: what was found is still good.
  }
  return found;
};

const isSaved = async (store: Store, key: string, value: unknown): Promise<boolean> => {
  try {
    return (await store.save(key, value)).ok;
  } catch {
    return false;
  }
};

const NOTHING: Found = { records: [], unusable: [] };

/** Keeps records in a store, and tells what could not be kept or read. */
export const createMemory = ({ store, timers, now, onNote }: Parts): Memory => {
  let saves = true;
  /** Null: the store could not be read. */
  let kept: Found | null = NOTHING;
  /** The record that waits to be saved while the store is asked; null when nothing is asked. */
  let held: TableRecord | null = null;
  /** Counts the boards, so that an answer that comes late is not taken for another board's. */
  let round = 0;
  let stopWaiting = (): void => {};

  /** What could not be used is not written over: another version may have use for it. */
  const freeKey = (record: TableRecord): string => {
    let key = keyOf(record);
    while (kept?.unusable.some((other) => other.key === key)) key += '+';
    return key;
  };

  const write = async (record: TableRecord): Promise<void> => {
    saves = await isSaved(store, freeKey(record), pack(record, now()));
    onNote();
  };

  const goOn = (): void => {
    stopWaiting();
    if (held) void write(held);
    held = null;
  };

  const answered = (found: Found | null, onFound: (found: Found) => void): void => {
    kept = found;
    if (found && held) onFound(found);
    goOn();
    onNote();
  };

  return {
    began: (record, onFound) => {
      goOn();
      kept = NOTHING;
      held = record;
      round += 1;
      const mine = round;
      stopWaiting = timers.after(STORE_PATIENCE, () => answered(null, onFound));
      void lookUp(store, record, now()).then((found) => {
        if (mine === round && held) answered(found, onFound);
      });
    },
    keep: (record) => {
      if (held) held = record;
      else void write(record);
    },
    note: () => {
      if (!saves) return { key: 'note_notSaved' };
      if (!kept) return { key: 'note_notRead' };
      const [unusable] = kept.unusable;
      return unusable ? { key: `note_${unusable.why}` } : null;
    },
    stop: () => {
      round += 1;
      goOn();
    },
  };
};
