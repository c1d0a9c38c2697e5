import { isCard, isSeat, parseContract } from '../bridge';
import { either, fields, flag, listOf, mapOf, number, oneOf, orNull, text, that, whole } from '../forms';
import { EDITIONS, parseEvent, type TableEvent, UNDO_RULES } from '../laws';
import type { TableRecord } from './record';

/** Of the form in which records are stored. A change that an older copy could not read counts it up. */
const VERSION = 1;

const seat = that(isSeat);
const cards = listOf(that(isCard));
const by = oneOf(['page', 'user']);

const event = (value: unknown): TableEvent | undefined => {
  const read = parseEvent(value);
  return read.ok ? read.value : undefined;
};

const setup = fields({
  laws: oneOf(EDITIONS),
  undo: oneOf(UNDO_RULES),
  contract: that((value): value is string => typeof value === 'string' && parseContract(value) !== null),
  declarer: seat,
  hands: fields({ N: cards, E: cards, S: cards, W: cards }),
  cards: whole(1, 13),
  leader: seat,
});

const entry = fields({ event, by, at: number, trick: number }, { was: event });

const message = fields({ key: text }, { params: mapOf(either(text, number, listOf(text))) });

const record = fields(
  {
    site: text,
    board: orNull(text),
    fingerprint: text,
    kibitzed: flag,
    setup,
    entries: listOf(entry),
    setAside: listOf(fields({ event, by, why: message })),
    showing: fields(
      { loose: cards, closed: fields({}, { N: cards, E: cards, S: cards, W: cards }) },
      { dropped: cards },
    ),
    ended: orNull(oneOf(['over', 'auction'])),
  },
  { replay: oneOf([true]), saidDeclarer: seat },
);

const stored = fields<Stored>({ version: oneOf([VERSION]), savedAt: number, record });
const versioned = fields({ version: number });
const dated = fields({ savedAt: number });

/** A record as it is stored. */
export type Stored = { readonly version: typeof VERSION; readonly savedAt: number; readonly record: TableRecord };

/** Makes the stored form of a record. @param savedAt milliseconds since the epoch */
export const pack = (record: TableRecord, savedAt: number): Stored => ({ version: VERSION, savedAt, record });

/** What a stored value turned out to be: a record, one of another version of this program, or no record at all. */
export type Unpacked =
  | { readonly kind: 'record'; readonly stored: Stored }
  | { readonly kind: 'otherVersion' | 'spoilt' };

/** Reads a stored value, whatever it may be. */
export const unpack = (value: unknown): Unpacked => {
  const read = stored(value);
  if (read) return { kind: 'record', stored: read };
  return { kind: (versioned(value)?.version ?? VERSION) === VERSION ? 'spoilt' : 'otherVersion' };
};

/** When a stored value was saved, in milliseconds since the epoch, whatever its version; null when it does not say. */
export const savedAt = (value: unknown): number | null => dated(value)?.savedAt ?? null;
