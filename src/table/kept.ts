import { liveView } from './make-view';
import { refit } from './record';
import type { Shelf } from './shelf';
import { unpack } from './stored';
import type { View } from './view';

/** A board that is kept, as it would be shown if its page were still there. */
export type KeptBoard = {
  /** Its key in storage. */
  readonly key: string;
  /** When it began to be watched, and when it was saved last, in milliseconds since the epoch. */
  readonly begunAt: number;
  readonly savedAt: number;
  readonly view: View & { readonly table: NonNullable<View['table']> };
};

const keptBoard = (key: string, value: unknown): KeptBoard | null => {
  const unpacked = unpack(value);
  if (unpacked.kind !== 'record') return null;
  const { record, savedAt } = unpacked.stored;
  const watched = refit(record);
  if (!watched.ok) return null;
  const view = liveView(watched.value, { viewer: null, claim: false }, null);
  const { table } = view;
  return table && { key, savedAt, begunAt: record.entries[0]?.at ?? savedAt, view: { ...view, table } };
};

/** The boards on a shelf, the earliest first; what is of another version or spoilt is not among them. */
export const keptBoards = (shelf: Shelf): KeptBoard[] =>
  [...shelf]
    .flatMap(([key, value]) => keptBoard(key, value) ?? [])
    .sort((a, b) => a.begunAt - b.begunAt || a.key.localeCompare(b.key));
