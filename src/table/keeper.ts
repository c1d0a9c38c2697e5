import type { Edition, Result, TableEvent, UndoRule } from '../laws';
import type { ReadFault, Reading, Seated, Sighting } from '../sites/sighting';
import { enter } from './enter';
import { mayRead, type Playing } from './fair-play';
import type { Look, Notice } from './look';
import { createMemory, type Store, type Timers } from './memory';
import { notice } from './notice';
import { createPatience } from './patience';
import { since, under, undo, type Watched } from './record';
import type { Found } from './shelf';
import { createShow, type Screen } from './show';
import { takeUp } from './take-up';
import type { Answer, Message, Request, View } from './view';

/** What the user has set: the rules of a record that begins, and whether the table of a seated player is read. */
export type KeeperSettings = { readonly laws: Edition; readonly undo: UndoRule; readonly playing: Playing };

export type KeeperParts = {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly timers: Timers;
  /** The settings as they are now. */
  readonly settings: () => KeeperSettings;
  /** Told of every change of the view. */
  readonly onView: (view: View) => void;
  /** The user has woken a resting table: it can be read at once. */
  readonly onWake?: () => void;
};

/** The one that keeps the table of a page: it is told what is read, holds the record, and has the view of it. */
export type Keeper = {
  /** Whether the table may be read; when not, the view says that it rests. To be asked before each reading. */
  readonly mayRead: (seated: Seated) => boolean;
  /** Takes a reading: once when it is new, once more when it has settled. */
  readonly see: (reading: Reading, settled: boolean) => void;
  readonly request: (request: Request) => Answer;
  readonly view: () => View;
  /** Saves what waits, and does nothing any more. */
  readonly stop: () => void;
};

const DONE: Answer = { ok: true };
const refusal = (key: string): Answer => ({ ok: false, why: { key } });

const empty = (state: 'no-table' | 'unreadable' | 'resting', reason: Message | null, site: string | null): Screen => ({
  state,
  reason,
  site,
});

const faultMessage = ({ key, selector, snippet }: ReadFault): Message => ({
  key: `fault_${key}`,
  params: { selector, snippet },
});

/** Keeps the table of one page. */
export const createKeeper = (parts: KeeperParts): Keeper => {
  const { now, timers, settings } = parts;
  let watched: Watched | null = null;
  /** What the page shows now, and what it showed when it was last at rest. */
  let latest: Sighting | null = null;
  let settled: Sighting | null = null;
  /** What is wrong with the reading now. */
  let complaint: { readonly why: Message; readonly site: string } | null = null;
  /** A word on how the record began, or how the one before ended. */
  let word: Message | null = null;
  let endedOn: string | null = null;
  let isAwake = false;
  let isStopped = false;

  const show = createShow(empty('no-table', null, null), settings, parts.onView);
  const trouble = createPatience(timers, now, () => lasts());
  const absence = createPatience(timers, now, () => {
    isAwake = false;
  });
  const memory = createMemory({ store: parts.store, timers, now, onNote: () => showLive() });

  /** Nothing is wrong. */
  const calm = (): void => {
    complaint = null;
    trouble.rest();
  };

  const lookOf = (strength: Look['strength']): Look => {
    const { laws, undo: rule } = settings();
    return { strength, now: now(), laws, undo: rule };
  };

  /** Whether a table is shown; not while it cannot be read, though the record is there. */
  const isLive = (): boolean => show.view().state === 'live';

  const showTable = (): void => {
    if (!watched || isStopped) return;
    const sighting = latest ?? settled;
    const seen = { viewer: sighting?.viewer ?? null, claim: sighting?.signs.claim ?? false };
    show.show({ state: 'live', watched, seen, note: memory.note() ?? word });
  };

  const showLive = (): void => {
    if (isLive()) showTable();
  };

  /** Leaves the record, which stays in the store. */
  const leave = (screen: Screen): void => {
    watched = null;
    calm();
    show.show(screen);
  };

  const take = (next: Watched): void => {
    const isNews = next.record !== watched?.record;
    watched = next;
    if (isNews) memory.keep(next.record);
    showTable();
  };

  const begin = (next: Watched, anew: boolean): void => {
    const given = anew ? (watched?.record.fingerprint ?? null) : null;
    calm();
    word = anew ? { key: 'note_anew', params: { trick: since(next.record) } } : null;
    watched = next;
    showTable();
    memory.began(next.record, (found) => recall(found, given));
  };

  /** A record of an earlier visit takes the place of the one that has just begun. */
  const recall = ({ records }: Found, given: string | null): void => {
    const taken = watched && settled && takeUp(watched, records, settled, lookOf('settled'), given);
    if (!taken) return;
    word = null;
    take(taken);
  };

  const end = ({ record }: Watched): void => {
    memory.keep(record);
    word = { key: 'note_backInAuction' };
    endedOn = record.board;
    leave(empty('no-table', word, record.site));
  };

  /** How the record of this board ended is told until another begins. */
  const stayIdle = (why: Message, { board, site }: Sighting): void => {
    const isEnded = word?.key === 'note_backInAuction' && endedOn === board;
    leave(empty('no-table', isEnded ? word : why, site));
  };

  const look = (sighting: Sighting, strength: Look['strength']): void => {
    apply(notice(watched, sighting, lookOf(strength)), sighting, strength);
  };

  const apply = (seen: Notice, sighting: Sighting, strength: Look['strength']): void => {
    if (seen.kind === 'known') {
      take(seen.watched);
      if (seen.unsure) doubt(sighting, strength);
      else calm();
    } else if (seen.kind === 'begun') begin(seen.watched, seen.anew);
    else if (seen.kind === 'ended') end(seen.watched);
    else if (seen.kind === 'idle') stayIdle(seen.why, sighting);
    else if (seen.kind === 'unclear') complain(seen.why, sighting, strength);
  };

  /** Something is not as it should be. What has lasted for a second and is at rest now is looked at once more. */
  const doubt = (sighting: Sighting, strength: Look['strength']): void => {
    if (trouble.lose() && strength === 'settled') look(sighting, 'lasting');
    else if (trouble.lose() && strength === 'fleeting') giveUpReading();
  };

  const complain = (why: Message, sighting: Sighting, strength: Look['strength']): void => {
    complaint = { why, site: sighting.site };
    if (strength === 'lasting') giveUpReading();
    else doubt(sighting, strength);
  };

  const giveUpReading = (): void => {
    if (complaint) show.show(empty('unreadable', complaint.why, complaint.site));
  };

  /** What is wrong has been so for a second. */
  const lasts = (): void => {
    if (isStopped) return;
    if (latest && latest === settled) look(latest, 'lasting');
    else giveUpReading();
  };

  const mayReadNow = (seated: Seated): boolean => {
    if (isAwake || mayRead(seated, settings().playing)) return true;
    latest = null;
    settled = null;
    word = null;
    leave(empty('resting', null, null));
    return false;
  };

  const seeTable = (sighting: Sighting, isSettled: boolean): void => {
    absence.rest();
    if (!mayReadNow(sighting)) return;
    latest = sighting;
    if (isSettled) settled = sighting;
    look(sighting, isSettled ? 'settled' : 'fleeting');
  };

  const seeNothing = (): void => {
    absence.lose();
    calm();
    latest = null;
    show.show(empty('no-table', null, null));
  };

  const seeFault = (fault: ReadFault): void => {
    absence.rest();
    latest = null;
    complaint = { why: faultMessage(fault), site: fault.site };
    if (trouble.lose()) giveUpReading();
  };

  /** Takes the user's entry, and looks again at what the page shows: it may explain more, or less, than before. */
  const change = (changed: Result<Watched>): Answer => {
    if (!changed.ok) return refusal(`error_${changed.error.code}`);
    take(changed.value);
    if (latest && latest === settled) look(latest, 'settled');
    return DONE;
  };

  const enterEvent = (table: Watched, event: TableEvent): Answer =>
    change(
      enter(
        table,
        event,
        now(),
        latest?.trick.map(({ card }) => card),
      ),
    );

  const undoEntry = (table: Watched): Answer => {
    const undone = undo(table);
    return undone ? change({ ok: true, value: undone }) : refusal('answer_nothingToUndo');
  };

  const wake = (): Answer => {
    isAwake = true;
    parts.onWake?.();
    return DONE;
  };

  const request = (asked: Request): Answer => {
    if (asked.type === 'wake') return wake();
    if (!watched || !isLive()) return refusal('answer_noTable');
    switch (asked.type) {
      case 'enter':
        return enterEvent(watched, asked.event);
      case 'undo':
        return undoEntry(watched);
      case 'laws':
        return change(under(watched, { laws: asked.laws }));
      case 'undoRule':
        return change(under(watched, { undo: asked.undo }));
    }
  };

  return {
    mayRead: mayReadNow,
    see: (reading, isSettled) => {
      if (isStopped) return;
      if (reading.kind === 'table') seeTable(reading.sighting, isSettled);
      else if (reading.kind === 'fault') seeFault(reading.fault);
      else if (reading.kind === 'none') seeNothing();
    },
    request,
    view: show.view,
    stop: () => {
      isStopped = true;
      calm();
      absence.rest();
      memory.stop();
    },
  };
};
