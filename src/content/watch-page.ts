import type { Clock } from '../sites/clock';
import { meetingPlace, readerAt } from '../sites/meeting';
import type { Box, Place, Reading, SiteReader } from '../sites/sighting';
import { type Watch, watch } from '../sites/watch';
import type { Keeper } from '../table/keeper';
import { onAddress } from './address';

export type WatchedPage = {
  readonly clock: Clock;
  readonly mayRead: Keeper['mayRead'];
  readonly onReading: (reading: Reading, settled: boolean) => void;
  /** Told when the page has been looked at again and reads as before: something may have moved. */
  readonly onStill?: () => void;
};

export type PageWatch = {
  /** Looks now. */
  look(): void;
  /** The element that holds the table, or null. */
  root(): Element | null;
  /** Where the cards lie now, and what must not be covered. Both force layout. */
  places(): readonly Place[];
  keepClear(): readonly Box[];
  stop(): void;
};

/** A reader that asks before each reading whether it may, and reads of a table that rests nothing but who sits there. */
const restful = (reader: SiteReader, mayRead: Keeper['mayRead']): SiteReader => ({
  ...reader,
  read: (page, touched): Reading => (mayRead(reader.seated(page)) ? reader.read(page, touched) : { kind: 'resting' }),
});

/** Watches this page with the reader for its address, and with another one when the address becomes another's. */
export const watchPage = ({ clock, mayRead, onReading, onStill }: WatchedPage): PageWatch => {
  let reader: SiteReader | null = null;
  let current: Watch | null = null;

  const pick = (): void => {
    const next = readerAt(location.href);
    if (next === reader) return;
    current?.stop();
    reader = next;
    current =
      next &&
      watch({ page: document, reader: restful(next, mayRead), onReading, clock, ...(onStill ? { onStill } : {}) });
    if (!next) onReading({ kind: 'none' }, true);
  };

  const stopFollowing = onAddress(pick);
  meetingPlace().changed = () => {
    const before = reader;
    pick();
    // The same reader may know more than before.
    if (reader === before) current?.look();
  };
  pick();
  return {
    look: () => current?.look(),
    root: () => reader?.root(document) ?? null,
    places: () => reader?.places?.(document) ?? [],
    keepClear: () => reader?.keepClear?.(document) ?? [],
    stop() {
      stopFollowing();
      current?.stop();
    },
  };
};
