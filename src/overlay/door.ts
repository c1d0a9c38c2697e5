import type { Box, Place } from '../sites/sighting';
import type { View } from '../table/view';
import type { Dictionary, Language } from '../words';

/*
 * The overlay is a script of its own, which comes into a page only when it is wanted there. It shares its isolated world with the
 * content script: the one leaves the maker of overlays at a door that no page can reach, the other picks it up.
 */

/** A place for the chip: shares, from 0 to 1, of the room to its left and above it, so that it fits windows of any size. */
export type Spot = { readonly x: number; readonly y: number };

/** How it looks; `auto` follows the system. */
export type Dress = {
  readonly deck: 'two' | 'four';
  readonly contrast: 'auto' | 'more';
  readonly theme: 'auto' | 'light' | 'dark';
};

/** The table on the page. All of it forces layout. */
export type TableOnPage = {
  root(): Element | null;
  places(): readonly Place[];
  keepClear(): readonly Box[];
};

export type OverlayParts = {
  readonly page: Document;
  readonly table: TableOnPage;
  readonly language: Language;
  readonly texts: Dictionary;
  /** Where the user has put the chip; null: nowhere yet. */
  readonly spot: Spot | null;
  readonly onSpot: (spot: Spot) => void;
  /** The user wants it away from this site. */
  readonly onHide: () => void;
};

/** Marks and chip over one page. */
export type Overlay = {
  show(view: View, dress: Dress): void;
  /** Something may have moved on the page. */
  moved(): void;
  remove(): void;
};

export type MakeOverlay = (parts: OverlayParts) => Overlay;

const DOOR = Symbol.for('face-up:overlay');

/** Leaves the maker of overlays at the door. */
export const leaveAtDoor = (make: MakeOverlay): void => void Reflect.set(globalThis, DOOR, make);

/** The maker of overlays, once its script has run in this page. */
export const atDoor = (): MakeOverlay | undefined =>
  // Only this file sets it, in a world to which the page has no way.
  Reflect.get(globalThis, DOOR) as MakeOverlay | undefined;
