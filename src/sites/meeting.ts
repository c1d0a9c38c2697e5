import type { Seat } from '../bridge';
import { matchesPattern } from './address';
import type { SiteReader } from './sighting';

/** What the user answers to a question of a reader that knows no more. */
export type Told = {
  /** The seat at the bottom of the screen. */
  readonly bottom?: Seat;
  /** Such as `4HX`. */
  readonly contract?: string;
  readonly declarer?: Seat;
};

/** The readers that were brought into a page by other scripts of ours, and the ways between these and the one that watches. */
export type Meeting = {
  /** Readers of known sites. */
  sites: readonly SiteReader[];
  /** A reader of any page, brought on request. */
  reader: SiteReader | null;
  /** Set by the script that watches: a reader has come, or knows more than before. */
  changed: () => void;
  /** Takes the user's answer. @returns whether it was of use */
  tell: (told: Told) => boolean;
};

/*
 * Scripts of one extension share a world in a page, to which the page has no way. So the script that watches brings no reader,
 * and knows none: a page has only the one that it needs.
 */
const PLACE = Symbol.for('face-up:meeting');

/** The meeting place of this page; made by whoever comes first. */
export const meetingPlace = (): Meeting => {
  // Only this file sets it, in a world of our own.
  const found = Reflect.get(globalThis, PLACE) as Meeting | undefined;
  if (found) return found;
  const made: Meeting = { sites: [], reader: null, changed: () => {}, tell: () => false };
  Reflect.set(globalThis, PLACE, made);
  return made;
};

/** Brings the reader of a known site into this page; it takes the place of an older copy of itself. */
export const addSite = (site: SiteReader): void => {
  const meeting = meetingPlace();
  meeting.sites = [...meeting.sites.filter(({ id }) => id !== site.id), site];
  meeting.changed();
};

/** Of the readers in this page the one for an address: that of its site, else that of any page, else null. */
export const readerAt = (url: string): SiteReader | null => {
  const { sites, reader } = meetingPlace();
  return sites.find((site) => site.matches.some((pattern) => matchesPattern(pattern, url))) ?? reader;
};
