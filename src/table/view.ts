import type { BySeat, Card, Seat } from '../bridge';
import type { Edition, Explanation, Ruling, TableEvent, UndoRule } from '../laws';

/** A text by key, with what is filled in; `words/` turns it into a sentence. */
export type Message = {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
};

/** One line of the table's time line. */
export type TimelineEntry = {
  /** Place in the list of events, as errors count it. */
  readonly index: number;
  readonly event: TableEvent;
  readonly by: 'page' | 'user';
  /** The user has put right what the page was read to say. */
  readonly isCorrected: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Number of the trick in which it happened. */
  readonly trick: number;
};

/** An entry that can no longer follow what is before it: kept, told, and not counted. */
export type SetAside = { readonly event: TableEvent; readonly by: 'page' | 'user'; readonly why: Message };

/** A table being watched. */
export type TableView = {
  readonly board: string | null;
  readonly contract: string;
  /** Declarer as the page says; `ruling.declarer` may differ after 54A. */
  readonly declarer: Seat;
  /** The seat that this user plays; null for a kibitzer. */
  readonly viewer: Seat | null;
  /** Number of the trick since which it is watched: 1 when nothing was missed. */
  readonly since: number;
  readonly over: boolean;
  /** A claim is being shown. */
  readonly claim: boolean;
  readonly ruling: Ruling;
  readonly explanation: Explanation;
  /** Cards known to be in each hand now, sorted. */
  readonly known: BySeat<readonly Card[]>;
  /** Number of cards in each hand that have not been seen. */
  readonly hidden: BySeat<number>;
  readonly timeline: readonly TimelineEntry[];
  readonly setAside: readonly SetAside[];
  /** The user's own last entry, which `undo` takes back. */
  readonly undoable: TableEvent | null;
  /** The situation as text (contract section 2). */
  readonly situation: string;
};

/** All that a surface shows; plain JSON, for it crosses from the page's content script to popup and panel. */
export type View = {
  readonly state: 'live' | 'no-table' | 'unreadable' | 'resting';
  /** Why it is `unreadable` or `no-table`, or a note on a live table. */
  readonly reason: Message | null;
  readonly site: string | null;
  readonly laws: Edition;
  readonly undo: UndoRule;
  /** Present when `live`; also when `unreadable` the last state is never shown, so null then. */
  readonly table: TableView | null;
};

/** What a surface asks of the page's content script. */
export type Request =
  | { readonly type: 'enter'; readonly event: TableEvent }
  /** What a reader that knows no more has asked for: the seat at the bottom, or contract and declarer. */
  | { readonly type: 'tell'; readonly bottom?: Seat; readonly contract?: string; readonly declarer?: Seat }
  /** Puts right what the page was read to say: the entry of the time line, and what really happened with that card. */
  | { readonly type: 'correct'; readonly index: number; readonly event: TableEvent }
  | { readonly type: 'declarer'; readonly declarer: Seat }
  | { readonly type: 'undo' }
  | { readonly type: 'wake' }
  | { readonly type: 'laws'; readonly laws: Edition }
  | { readonly type: 'undoRule'; readonly undo: UndoRule };

/** Its answer: done, or why not, in words. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly why: Message };
