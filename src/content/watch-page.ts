import type { Clock } from '../sites/clock';
import { readerFor } from '../sites/registry';
import type { Reading, SiteReader } from '../sites/sighting';
import { type Watch, watch } from '../sites/watch';
import type { Keeper } from '../table/keeper';
import { onAddress } from './address';

export type WatchedPage = {
  readonly clock: Clock;
  readonly mayRead: Keeper['mayRead'];
  readonly onReading: (reading: Reading, settled: boolean) => void;
};

export type PageWatch = {
  /** Looks now. */
  look(): void;
  stop(): void;
};

/** A reader that asks before each reading whether it may, and reads of a table that rests nothing but who sits there. */
const restful = (reader: SiteReader, mayRead: Keeper['mayRead']): SiteReader => ({
  ...reader,
  read: (page): Reading => (mayRead(reader.seated(page)) ? reader.read(page) : { kind: 'resting' }),
});

/** Watches this page with the reader for its address, and with another one when the address becomes another's. */
export const watchPage = ({ clock, mayRead, onReading }: WatchedPage): PageWatch => {
  let reader: SiteReader | null = null;
  let current: Watch | null = null;

  const pick = (): void => {
    const next = readerFor(location.href);
    if (next === reader) return;
    current?.stop();
    reader = next;
    current = next && watch({ page: document, reader: restful(next, mayRead), onReading, clock });
    if (!next) onReading({ kind: 'none' }, true);
  };

  const stopFollowing = onAddress(pick);
  pick();
  return {
    look: () => current?.look(),
    stop() {
      stopFollowing();
      current?.stop();
    },
  };
};
