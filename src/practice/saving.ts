import type { Card } from '../bridge';
import type { Board } from '../records';
import type { Saved } from './session';

/** Under which the page keeps where it is, in the storage of its tab: gone when the tab is. */
const KEY = 'practice';
const VERSION = 1;

/** Where the page is: the session, and the boards of the record that was opened last. */
export type Place = Saved & { readonly boards: readonly Board[]; readonly chosen: number };

/** A set of cards is no JSON: it is written as a list. */
type Written = { readonly version: number; readonly closed: readonly Card[]; readonly place: Place };

/** Keeps where the page is, so that a reload loses nothing. Where the tab has no room for it, it is not kept. */
export const savePlace = (storage: Storage, place: Place): void => {
  const written: Written = { version: VERSION, closed: [...place.opening.deal.closed], place };
  try {
    storage.setItem(KEY, JSON.stringify(written));
  } catch {
    storage.removeItem(KEY);
  }
};

/** Where the page was before it was loaded anew; null when it does not know. */
export const savedPlace = (storage: Storage): Place | null => {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    // Nobody but this page writes here, and a page of another version is told by its number.
    const { version, closed, place } = JSON.parse(text) as Written;
    if (version !== VERSION) return null;
    const deal = { ...place.opening.deal, closed: new Set(closed) };
    return { ...place, opening: { ...place.opening, deal } };
  } catch {
    return null;
  }
};

/** Forgets where the page was. */
export const forgetPlace = (storage: Storage): void => storage.removeItem(KEY);
