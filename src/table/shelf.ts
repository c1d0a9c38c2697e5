import type { TableRecord } from './record';
import { type Stored, savedAt, unpack } from './stored';

/** Records are kept for so many milliseconds, 30 days. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** So many boards are kept. */
export const KEPT_BOARDS = 200;

type Place = Pick<TableRecord, 'site' | 'board'>;

/** What the keys of all records of one board number on one site begin with. */
export const placeKey = ({ site, board }: Place): string =>
  `${encodeURIComponent(site)}/${encodeURIComponent(board ?? '')}/`;

/** The key under which a record is stored. */
export const keyOf = (record: TableRecord): string => placeKey(record) + record.fingerprint;

/** All that is on the shelf, by key. */
export type Shelf = ReadonlyMap<string, unknown>;

/** Keys of what is too old or too much, so that no more is kept than 30 days and 200 boards. What is not dated stays. */
export const outdated = (shelf: Shelf, now: number): string[] => {
  const dated = [...shelf].flatMap(([key, value]) => {
    const at = savedAt(value);
    return at === null ? [] : [{ key, at }];
  });
  const newestFirst = dated.sort((a, b) => b.at - a.at);
  return newestFirst.filter(({ at }, i) => i >= KEPT_BOARDS || now - at > KEPT_FOR).map(({ key }) => key);
};

/** What is stored of one board number: its records, the one saved last first, and what could not be used, by key. */
export type Found = {
  readonly records: readonly Stored[];
  readonly unusable: readonly { readonly key: string; readonly why: 'otherVersion' | 'spoilt' }[];
};

/** Finds what is stored of one board number on one site. */
export const find = (shelf: Shelf, place: Place): Found => {
  const start = placeKey(place);
  const read = [...shelf].flatMap(([key, value]) => (key.startsWith(start) ? [{ key, unpacked: unpack(value) }] : []));
  const records = read.flatMap(({ unpacked }) => (unpacked.kind === 'record' ? [unpacked.stored] : []));
  return {
    records: records.sort((a, b) => b.savedAt - a.savedAt),
    unusable: read.flatMap(({ key, unpacked }) => (unpacked.kind === 'record' ? [] : [{ key, why: unpacked.kind }])),
  };
};
