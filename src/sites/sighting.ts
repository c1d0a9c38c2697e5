import type { BySeat, Card, Seat, SeatCard } from '../bridge';
import type { Touched } from './touched';

/** Signs on the page that change what a card in sight means. */
export type Signs = {
  /** The auction is still (or again) on: nothing has been led. */
  readonly auction: boolean;
  /** A claim is being shown: hands may be open because of it. */
  readonly claim: boolean;
  /** The board is over: all hands may be open. */
  readonly over: boolean;
  /** The last trick is being shown again. */
  readonly review: boolean;
};

/** What is visible of one table at one moment: a plain value, equal when nothing has changed. */
export type Sighting = {
  /** Id of the site's reader. */
  readonly site: string;
  /** Board number as the page writes it, or null. */
  readonly board: string | null;
  /** Contract such as `3NT` or `4HX`; null before it is known. */
  readonly contract: string | null;
  readonly declarer: Seat | null;
  /** The seat that this user plays; null for a kibitzer. */
  readonly viewer: Seat | null;
  /** Known to be practice: robots, teaching, one person in all seats, the practice table. */
  readonly practice: boolean;
  /** A board that was played before is shown again, step by step: nobody plays, and stepping back is no take-back. */
  readonly replay?: true;
  /** Cards whose faces can be seen in each hand, sorted. Cards on the trick are not in it. */
  readonly hands: BySeat<readonly Card[]>;
  /** Cards in each hand, seen or not, where the page tells it. */
  readonly sizes: BySeat<number | null>;
  /** Cards on the trick: in order of play when `ordered`, else in the order N E S W. */
  readonly trick: readonly SeatCard[];
  readonly ordered: boolean;
  /** Whose turn the page says it is. */
  readonly turn: Seat | null;
  /** Tricks completed so far, where the page tells it. */
  readonly tricksPlayed: number | null;
  readonly signs: Signs;
};

/** A rectangle in CSS pixels of the viewport. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where a card lies, for the overlay. */
export type Place = Box & { readonly card: Card; readonly seat: Seat };

/** Why a table could not be read: what was looked for, where, and a snippet without names or chat. */
export type ReadFault = {
  readonly site: string;
  /** What is wrong, one of {@link FAULT_KEYS}: a message key below `fault`. */
  readonly key: FaultKey;
  /** What was looked for, in the site's own terms: a selector. */
  readonly selector: string;
  /** At most 80 characters of what stood there, scrubbed. */
  readonly snippet: string;
};

/**
 * `missing`: a part of the page is not there · `doubled`: a card is in two places · `crowded`: too many cards on the trick ·
 * `sizes`: the hands do not fit each other · `unknownCard`, `unknownSeat`, `contract`: something there cannot be understood ·
 * `count`: a number of tricks or cards cannot be right.
 */
export const FAULT_KEYS = [
  'missing',
  'doubled',
  'crowded',
  'sizes',
  'unknownCard',
  'unknownSeat',
  'contract',
  'count',
] as const;
export type FaultKey = (typeof FAULT_KEYS)[number];

/** Who sits at a table, and whether it is known to be practice: all that may be read of it while it rests. */
export type Seated = { readonly viewer: Seat | null; readonly practice: boolean };

/** What a reader still waits for before it can read: a message key, for those who can do something about it. */
export type Why = { readonly key: string };

/** One look at a page: no table (yet, and why), a table seated but resting, a table read, or a table that cannot be read. */
export type Reading =
  | { readonly kind: 'none'; readonly why?: Why }
  | { readonly kind: 'resting' }
  | { readonly kind: 'table'; readonly sighting: Sighting }
  | { readonly kind: 'fault'; readonly fault: ReadFault };

/**
 * A site's reader. It looks at the page it is given and nothing else; it never observes, never writes, never waits: that is for
 * the watch (`watch.ts`) alone, so that pages are spared and readers can be tried on any document.
 */
export type SiteReader = {
  readonly id: string;
  /** Name shown to users. */
  readonly name: string;
  /** Match patterns of the pages it reads. */
  readonly matches: readonly string[];
  /** Example addresses, which serve every other reader as a negative test. */
  readonly examples: readonly string[];
  /** Attributes whose change can change what is read; every attribute when not told. */
  readonly attributes?: readonly string[];
  /** The element to watch for changes, or null while there is no table. */
  readonly root: (page: Document) => Element | null;
  readonly seated: (page: Document) => Seated;
  /** @param touched what has changed since the look before, for a reader that need not find everything anew; it may be ignored */
  readonly read: (page: Document, touched?: Touched) => Reading;
  /** Where the cards lie now; forces layout, so only the overlay asks. */
  readonly places?: (page: Document) => readonly Place[];
  /** What nothing may cover: questions such as a claim, contract and trick count. Forces layout, as `places` does. */
  readonly keepClear?: (page: Document) => readonly Box[];
};
