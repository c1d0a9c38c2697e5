import type { Sighting } from '../sites/sighting';
import type { Look } from './look';
import { createMemory, type Store, type Timers } from './memory';
import { since, under, type Watched } from './record';
import { followed, type Rules } from './rules';
import type { Found } from './shelf';
import { createShow, type NoTable } from './show';
import { takeUp } from './take-up';
import type { Message, View } from './view';

/** What the page shows now, and what it showed when it was last at rest; null: no table that may be read. */
export type Page = { readonly latest: Sighting | null; readonly settled: Sighting | null };

export type CustodyParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly timers: Timers;
  readonly rules: () => Rules;
  readonly page: () => Page;
  readonly look: () => Look;
  readonly onView: (view: View) => void;
};

/** Has the record of the table, keeps it in the store, and shows it. */
export type Custody = {
  readonly watched: () => Watched | null;
  readonly view: () => View;
  /** Whether the table is shown. It is not while it cannot be read, though the record is there. */
  readonly isShown: () => boolean;
  /** A record begins, `anew` when the one before could not be followed any further. */
  readonly begin: (watched: Watched, anew: boolean) => void;
  /** The record as it stands now; shows the table. */
  readonly take: (watched: Watched) => void;
  /** The record ends with a take-back into the auction. */
  readonly end: (watched: Watched) => void;
  /** Leaves the record, which stays in the store: there is nothing to follow (yet). */
  readonly leave: (instead: NoTable) => void;
  /** Shows something in the place of the table, and holds on to the record. */
  readonly cover: (instead: NoTable) => void;
  /** The user's settings have changed: what the table had from those of `before` follows. */
  readonly rulesChanged: (before: Rules) => void;
  readonly stop: () => void;
};

const BACK_IN_AUCTION: Message = { key: 'note_backInAuction' };

export const createCustody = (parts: CustodyParts): Custody => {
  const { store, timers, now, page } = parts;
  let watched: Watched | null = null;
  /** A word on how the record began, or how the one before ended, and on which board. */
  let word: { readonly message: Message; readonly board: string | null } | null = null;
  let isStopped = false;

  const show = createShow(parts.rules, parts.onView);
  const isShown = (): boolean => show.view().state === 'live';
  const memory = createMemory({ store, timers, now, onNote: () => isShown() && showTable() });

  const showTable = (): void => {
    if (!watched || isStopped) return;
    const sighting = page().latest ?? page().settled;
    const seen = { viewer: sighting?.viewer ?? null, claim: sighting?.signs.claim ?? false };
    show.show({ state: 'live', watched, seen, note: memory.note() ?? word?.message ?? null });
  };

  const hold = (next: Watched): void => {
    const isNews = next.record !== watched?.record;
    watched = next;
    if (isNews) memory.keep(next.record);
  };

  /** The record is another, whether or not it is shown now. */
  const change = (next: Watched): void => {
    hold(next);
    if (isShown()) showTable();
  };

  /** A record of an earlier visit takes the place of the one that has just begun. */
  const recall = ({ records }: Found, given: string | null): void => {
    const { settled } = page();
    const taken = watched && settled && takeUp(watched, records, settled, parts.look(), given);
    if (!taken) return;
    word = null;
    change(taken);
  };

  const leave = (instead: NoTable): void => {
    watched = null;
    const ended = word?.message === BACK_IN_AUCTION && word.board === page().latest?.board ? word.message : null;
    show.show({ ...instead, reason: ended ?? instead.reason });
  };

  return {
    watched: () => watched,
    view: show.view,
    isShown,
    begin: (next, anew) => {
      const given = anew ? (watched?.record.fingerprint ?? null) : null;
      const { record } = next;
      word = anew ? { message: { key: 'note_anew', params: { trick: since(record) } }, board: record.board } : null;
      watched = next;
      showTable();
      memory.began(record, (found) => recall(found, given));
    },
    take: (next) => {
      hold(next);
      showTable();
    },
    end: ({ record }) => {
      memory.keep(record);
      word = { message: BACK_IN_AUCTION, board: record.board };
      leave({ state: 'no-table', reason: null, site: record.site });
    },
    leave,
    cover: show.show,
    rulesChanged: (before) => {
      const ruled = watched && under(watched, followed(watched.record.setup, before, parts.rules()));
      if (ruled?.ok) change(ruled.value);
      show.rulesChanged();
    },
    stop: () => {
      isStopped = true;
      memory.stop();
    },
  };
};
