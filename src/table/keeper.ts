import type { Result } from '../laws';
import type { ReadFault, Reading, Seated, Sighting } from '../sites/sighting';
import { correct, correctDeclarer } from './correct';
import { createCustody } from './custody';
import { enter } from './enter';
import { mayRead, type Playing } from './fair-play';
import { createLasting } from './lasting';
import type { Look, Notice } from './look';
import type { Store, Timers } from './memory';
import { notice } from './notice';
import { under, undo, type Watched } from './record';
import type { Rules } from './rules';
import type { Answer, Message, Request, View } from './view';

/** What the user has set: the rules of a record that begins, and whether the table of a seated player is read. */
export type KeeperSettings = Rules & { readonly playing: Playing };

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
  /** The user's settings have changed. @param before the rules in them until now */
  readonly rulesChanged: (before: Rules) => void;
  /** Saves what waits, and does nothing any more. */
  readonly stop: () => void;
};

const DONE: Answer = { ok: true };
const refusal = (key: string): Answer => ({ ok: false, why: { key } });

const faultMessage = ({ key, selector, snippet }: ReadFault): Message => ({
  key: `fault_${key}`,
  params: { selector, snippet },
});

/** Keeps the table of one page. */
export const createKeeper = ({ store, now, timers, settings, onView, onWake }: KeeperParts): Keeper => {
  /** What the page shows now, and what it showed when it was last at rest. */
  let latest: Sighting | null = null;
  let settled: Sighting | null = null;
  /** What is wrong with the reading now. */
  let complaint: { readonly why: Message; readonly site: string } | null = null;
  let isAwake = false;
  let isStopped = false;

  const trouble = createLasting(timers, now, () => lasts());
  const absence = createLasting(timers, now, () => {
    isAwake = false;
  });

  const lookOf = (strength: Look['strength']): Look => {
    const { laws, undo: rule } = settings();
    return { strength, now: now(), laws, undo: rule };
  };
  const custody = createCustody({
    store,
    now,
    timers,
    rules: settings,
    page: () => ({ latest, settled }),
    look: () => lookOf('settled'),
    onView,
  });

  /** Nothing is wrong. */
  const calm = (): void => {
    complaint = null;
    trouble.ends();
  };

  const look = (sighting: Sighting, strength: Look['strength']): void => {
    follow(notice(custody.watched(), sighting, lookOf(strength)), sighting, strength);
  };

  const follow = (seen: Notice, sighting: Sighting, strength: Look['strength']): void => {
    switch (seen.kind) {
      case 'wait':
        return;
      case 'unclear':
        complain(seen.why, sighting, strength);
        return;
      case 'known':
        custody.take(seen.watched);
        if (seen.unsure) doubt(sighting, strength);
        else calm();
        return;
      case 'begun':
        custody.begin(seen.watched, seen.anew);
        break;
      case 'ended':
        custody.end(seen.watched);
        break;
      case 'idle':
        custody.leave({ state: 'no-table', reason: seen.why, site: sighting.site });
    }
    calm();
  };

  /** Something is not as it should be. What has lasted for a second and is at rest now is looked at once more. */
  const doubt = (sighting: Sighting, strength: Look['strength']): void => {
    if (!trouble.goesOn()) return;
    if (strength === 'settled') look(sighting, 'lasting');
    if (strength === 'fleeting') giveUpReading();
  };

  const complain = (why: Message, sighting: Sighting, strength: Look['strength']): void => {
    complaint = { why, site: sighting.site };
    if (strength === 'lasting') giveUpReading();
    else doubt(sighting, strength);
  };

  const giveUpReading = (): void => {
    if (complaint) custody.cover({ state: 'unreadable', reason: complaint.why, site: complaint.site });
  };

  /** What is wrong has been so for a second. */
  const lasts = (): void => {
    if (latest && latest === settled) look(latest, 'lasting');
    else giveUpReading();
  };

  const mayReadNow = (seated: Seated): boolean => {
    if (isAwake || mayRead(seated, settings().playing)) return true;
    latest = null;
    settled = null;
    calm();
    custody.leave({ state: 'resting', reason: null, site: null });
    return false;
  };

  const seeTable = (sighting: Sighting, isSettled: boolean): void => {
    absence.ends();
    if (!mayReadNow(sighting)) return;
    latest = sighting;
    if (isSettled) settled = sighting;
    look(sighting, isSettled ? 'settled' : 'fleeting');
  };

  const seeFault = (fault: ReadFault): void => {
    absence.ends();
    latest = null;
    complaint = { why: faultMessage(fault), site: fault.site };
    if (trouble.goesOn()) giveUpReading();
  };

  /** There is no table. One that is still being found out is not absent: nobody has left it. */
  const seeNothing = (why: Message | null): void => {
    if (why) absence.ends();
    else absence.goesOn();
    calm();
    latest = null;
    custody.cover({ state: 'no-table', reason: why, site: null });
  };

  /** Takes the user's entry, and looks again at what the page shows: it may explain more, or less, than before. */
  const change = (changed: Result<Watched>): Answer => {
    if (!changed.ok) return refusal(`error_${changed.error.code}`);
    custody.take(changed.value);
    if (latest && latest === settled) look(latest, 'settled');
    return DONE;
  };

  const undoEntry = (watched: Watched): Answer => {
    const undone = undo(watched);
    return undone ? change({ ok: true, value: undone }) : refusal('answer_nothingToUndo');
  };

  const wake = (): Answer => {
    isAwake = true;
    onWake?.();
    return DONE;
  };

  const request = (asked: Request): Answer => {
    if (asked.type === 'wake') return wake();
    const watched = custody.watched();
    if (!watched || !custody.isShown()) return refusal('answer_noTable');
    const onTrick = latest?.trick.map(({ card }) => card) ?? [];
    switch (asked.type) {
      case 'enter':
        return change(enter(watched, asked.event, now(), onTrick));
      case 'tell':
        // Readers are told where they are; a keeper knows none.
        return refusal('any_notTold');
      case 'correct':
        return change(correct(watched, asked.index, asked.event));
      case 'declarer':
        return change(correctDeclarer(watched, asked.declarer));
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
      else if (reading.kind === 'none') seeNothing(reading.why ?? null);
    },
    request,
    rulesChanged: custody.rulesChanged,
    view: custody.view,
    stop: () => {
      isStopped = true;
      calm();
      absence.ends();
      custody.stop();
    },
  };
};
