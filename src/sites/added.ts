import type { Seat } from '../bridge';
import type { SiteReader } from './sighting';

/** What the user answers to a question of a reader that knows no more. */
export type Told = {
  /** The seat at the bottom of the screen. */
  readonly bottom?: Seat;
  /** Such as `4HX`. */
  readonly contract?: string;
  readonly declarer?: Seat;
};

/** A reader that was brought into a page by another script of ours, on request, and the two ways between both. */
export type Added = {
  reader: SiteReader | null;
  /** Set by the script that watches: the reader has come, or knows more than before. */
  changed: () => void;
  /** Takes the user's answer. @returns whether it was of use */
  tell: (told: Told) => boolean;
};

/*
 * Scripts of one extension share a world in a page, to which the page has no way. So the heavy reader need not be part of the
 * script for known sites, and that script need not know it.
 */
const PLACE = Symbol.for('face-up:added');

/** The meeting place of this page; made by whoever comes first. */
export const added = (): Added => {
  // Only this file sets it, in a world of our own.
  const found = Reflect.get(globalThis, PLACE) as Added | undefined;
  if (found) return found;
  const made: Added = { reader: null, changed: () => {}, tell: () => false };
  Reflect.set(globalThis, PLACE, made);
  return made;
};

/** The reader that has been brought into this page, or null. */
export const addedReader = (): SiteReader | null => added().reader;
