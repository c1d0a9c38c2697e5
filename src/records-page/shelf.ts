import { BOARDS, createStore, onShelf } from '../browser/store';
import { type KeptBoard, keptBoards } from '../table/kept';

/** The kept boards, as the page of all records knows them. */
export type RecordShelf = {
  /** The boards that are kept, the earliest first. @throws Error when storage fails */
  readonly all: () => Promise<readonly KeptBoard[]>;
  /** Removes these. @throws Error when storage fails */
  readonly drop: (keys: readonly string[]) => Promise<void>;
  /** Calls back when something has come, changed or gone. */
  readonly onChange: (callback: () => void) => () => void;
};

/** The boards in the extension's storage. */
export const recordShelf = (): RecordShelf => {
  const store = createStore(BOARDS);
  return {
    all: async () => {
      let boards: readonly KeptBoard[] = [];
      const outcome = await store.tidy((shelf) => {
        boards = keptBoards(shelf);
        return [];
      });
      if (!outcome.ok) throw new Error(outcome.fault);
      return boards;
    },
    drop: async (keys) => {
      const outcome = await store.tidy(() => keys);
      if (!outcome.ok) throw new Error(outcome.fault);
    },
    onChange: (callback) => onShelf(BOARDS, callback),
  };
};
