import { type BySeat, bySeat, type Card, type Seat, sortCards } from '../bridge';
import {
  type Edition,
  type Result,
  type Setup,
  start,
  step,
  type Table,
  type TableEvent,
  type UndoRule,
} from '../laws';
import { type Position, positionOf, stepAll } from './position';
import type { SetAside } from './view';

/** One event with the number of the trick in which it happened. */
export type Happening = { readonly event: TableEvent; readonly trick: number };

/** One event with who entered it, and when in milliseconds since the epoch. */
export type Entry = Happening & {
  readonly by: 'page' | 'user';
  readonly at: number;
  /** What the page had said, where the user has put it right. */
  readonly was?: TableEvent;
};

/** What the page was last seen to show beyond the play: it decides what is news the next time. */
export type Showing = {
  /** Cards that lie on the trick though the Laws do not count them in it. */
  readonly loose: readonly Card[];
  /** Those of them of which the user says that they were not played: they do not count however long they lie there. */
  readonly dropped?: readonly Card[];
  /** Hands known in full that the page hides now, each with those of its cards that show all the same. */
  readonly closed: Readonly<Partial<Record<Seat, readonly Card[]>>>;
};

/** How a record ended: the board is over, or a take-back went on into the auction. */
export type Ending = 'over' | 'auction';

/** The record of one table: plain data, all that is kept. Everything shown is derived from it. */
export type TableRecord = {
  readonly site: string;
  /** Board number as the page writes it, or null. */
  readonly board: string | null;
  /** Told from the cards seen first; with site and board it names the record in storage. */
  readonly fingerprint: string;
  /** It was begun as a kibitzer's: it can know hands that a player must not see. */
  readonly kibitzed: boolean;
  /** Of a board that is shown again: stepping back is free there, whatever the user's rule for take-backs. */
  readonly replay?: true;
  readonly setup: Setup;
  /** Declarer as the page has it, where the user has put that right. */
  readonly saidDeclarer?: Seat;
  readonly entries: readonly Entry[];
  readonly setAside: readonly SetAside[];
  readonly showing: Showing;
  readonly ended: Ending | null;
};

/** A record with the position it leads to, which is never stored. */
export type Watched = { readonly record: TableRecord; readonly position: Position };

/** What a record begins with. */
export type Beginning = Pick<TableRecord, 'site' | 'board' | 'fingerprint' | 'kibitzed' | 'replay' | 'setup'>;

const eventsOf = (entries: readonly Entry[]): TableEvent[] => entries.map((entry) => entry.event);

const withTable = (record: TableRecord, table: Result<Table>): Result<Watched> =>
  table.ok ? { ok: true, value: { record, position: positionOf(table.value) } } : table;

/** Begins a record in which nothing has happened yet. @returns the core's error when the set-up cannot be */
export const begin = (beginning: Beginning): Result<Watched> => {
  const record: TableRecord = {
    ...beginning,
    entries: [],
    setAside: [],
    showing: { loose: [], closed: {} },
    ended: null,
  };
  return withTable(record, start(record.setup));
};

/** Replays a record strictly. @returns the core's error for the first event that cannot follow */
const replay = (record: TableRecord): Result<Watched> => {
  const table = start(record.setup);
  return table.ok ? withTable(record, stepAll(table.value, eventsOf(record.entries))) : table;
};

/** Appends events. @returns the core's error, with nothing appended, when one of them cannot follow */
export const append = (
  watched: Watched,
  events: readonly TableEvent[],
  by: Entry['by'],
  at: number,
): Result<Watched> => {
  const happenings: Happening[] = [];
  let { table } = watched.position;
  for (const event of events) {
    const next = step(table, event);
    if (!next.ok) return next;
    happenings.push({ event, trick: table.trick.number });
    table = next.value;
  }
  return { ok: true, value: happened(watched, happenings, positionOf(table), by, at) };
};

/** The record with what has happened. @param position to which that leads */
export const happened = (
  { record }: Watched,
  happenings: readonly Happening[],
  position: Position,
  by: Entry['by'],
  at: number,
): Watched => {
  const entries = [...record.entries, ...happenings.map((happening): Entry => ({ ...happening, by, at }))];
  return { record: { ...record, entries }, position };
};

/**
 * Replays a record whose set-up or entries were changed: an entry that can no longer follow is set aside with the reason.
 * @returns the core's error when the set-up itself cannot be
 */
export const refit = (record: TableRecord): Result<Watched> => {
  const first = start(record.setup);
  if (!first.ok) return first;
  let table = first.value;
  const entries: Entry[] = [];
  const setAside: SetAside[] = [...record.setAside];
  for (const entry of record.entries) {
    const next = step(table, entry.event);
    if (next.ok) {
      table = next.value;
      entries.push(entry);
    } else {
      setAside.push({ event: entry.event, by: entry.by, why: { key: `error_${next.error.code}` } });
    }
  }
  return withTable({ ...record, entries, setAside }, { ok: true, value: table });
};

/** The place of the user's own last entry, or -1. */
const lastOwn = (record: TableRecord): number => record.entries.findLastIndex((entry) => entry.by === 'user');

/** The user's own last entry, which {@link undo} takes back, or null. */
export const undoable = (record: TableRecord): TableEvent | null => record.entries[lastOwn(record)]?.event ?? null;

/**
 * Drops the user's own last entry; where it had put right what the page said, the page's word is back. Later entries that
 * can then no longer follow are set aside.
 * @returns null when the user has entered nothing
 */
export const undo = ({ record }: Watched): Watched | null => {
  const index = lastOwn(record);
  const own = record.entries[index];
  if (!own) return null;
  const before: Entry[] = own.was ? [{ event: own.was, by: 'page', at: own.at, trick: own.trick }] : [];
  const fitted = refit({ ...record, entries: record.entries.toSpliced(index, 1, ...before) });
  return fitted.ok ? fitted.value : null;
};

/** The record with one entry of the page's replaced by the user's word on the same event; whether all can follow is not asked. */
export const amended = (record: TableRecord, index: number, event: TableEvent): TableRecord => ({
  ...record,
  entries: record.entries.map(
    (entry, i): Entry => (i === index ? { ...entry, event, by: 'user', was: entry.was ?? entry.event } : entry),
  ),
});

/** Replaces one entry of the page's by the user's word. @returns the core's error when then an event cannot follow */
export const amend = ({ record }: Watched, index: number, event: TableEvent): Result<Watched> =>
  replay(amended(record, index, event));

/** Adds cards seen in the hands, as having been there from the start. @returns the core's error when they cannot have been */
export const learn = (watched: Watched, seen: BySeat<readonly Card[]>): Result<Watched> => {
  const { setup } = watched.record;
  const hands = bySeat((seat) => sortCards(new Set([...setup.hands[seat], ...seen[seat]])));
  return replay({ ...watched.record, setup: { ...setup, hands } });
};

/** The record under another edition of the Laws, or another rule for take-backs. */
export const under = (
  watched: Watched,
  rules: { readonly laws?: Edition; readonly undo?: UndoRule },
): Result<Watched> => {
  const { record } = watched;
  const free = record.replay ? { undo: 'free' as const } : {};
  return refit({ ...record, setup: { ...record.setup, ...rules, ...free } });
};

/** The number of the trick since which the table is watched: 1 when nothing was missed. */
export const since = (record: TableRecord): number => 14 - record.setup.cards;
