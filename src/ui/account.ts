import type { Message, TableView, View } from '../table/view';

/** What one entry of the time line was, by the Laws. */
export type Finding = {
  /** Paragraph, English numbering of the edition. */
  readonly law: string;
  /** What the Laws made of it, a sentence each; none where the entry says it all. */
  readonly what: readonly Message[];
  /** Whether it was anything but a card played in its turn: an irregularity, or what was said of one. */
  readonly isNotable: boolean;
  /** Whether it was an irregularity, or may turn out to be one. */
  readonly isIrregular: boolean;
};

/** Tells of boards. It asks the rules core, so a surface is given it, and loads it only when it is wanted. */
export type Account = {
  /** What each entry of a time line was, by its place there. */
  readonly findings: (table: TableView) => ReadonlyMap<number, Finding>;
  /** The records of boards as one text for a director. */
  readonly text: (views: readonly View[]) => string;
  /** The records of boards as one PBN file. */
  readonly pbn: (views: readonly View[]) => string;
  /** That file as it is saved, in the character set of the standard. */
  readonly pbnBytes: (pbn: string) => Uint8Array<ArrayBuffer>;
};

/** Loads what tells of boards. */
export type LoadAccount = () => Promise<Account>;
