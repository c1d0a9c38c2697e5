import * as v from 'valibot';
import { type Card, isCard, isSeat, parseContract, type Seat } from '../bridge';
import { EDITIONS, parseEvent, type TableEvent, UNDO_RULES } from '../laws';
import type { TableRecord } from './record';

/** Of the form in which records are stored. A change that an older copy could not read counts it up. */
const VERSION = 1;

const seat = v.custom<Seat>(isSeat);
const cards = v.array(v.custom<Card>(isCard));
const event = v.custom<TableEvent>((value) => parseEvent(value).ok);
const by = v.picklist(['page', 'user']);

const setup = v.object({
  laws: v.picklist(EDITIONS),
  undo: v.picklist(UNDO_RULES),
  contract: v.pipe(
    v.string(),
    v.check((text) => parseContract(text) !== null),
  ),
  declarer: seat,
  hands: v.object({ N: cards, E: cards, S: cards, W: cards }),
  cards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
  leader: seat,
});

const entry = v.object({ event, by, at: v.number(), trick: v.number(), was: v.exactOptional(event) });

const message = v.object({
  key: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
});

const someCards = v.exactOptional(cards);
const closed = v.object({ N: someCards, E: someCards, S: someCards, W: someCards });

const record = v.object({
  site: v.string(),
  board: v.nullable(v.string()),
  fingerprint: v.string(),
  kibitzed: v.boolean(),
  replay: v.exactOptional(v.literal(true)),
  setup,
  saidDeclarer: v.exactOptional(seat),
  entries: v.array(entry),
  setAside: v.array(v.object({ event, by, why: message })),
  showing: v.object({ loose: cards, dropped: someCards, closed }),
  ended: v.nullable(v.picklist(['over', 'auction'])),
});

const stored = v.object({ version: v.literal(VERSION), savedAt: v.number(), record });
const versioned = v.object({ version: v.number() });
const dated = v.object({ savedAt: v.number() });

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
  const result = v.safeParse(stored, value);
  if (result.success) return { kind: 'record', stored: result.output };
  return { kind: v.is(versioned, value) && value.version !== VERSION ? 'otherVersion' : 'spoilt' };
};

/** When a stored value was saved, in milliseconds since the epoch, whatever its version; null when it does not say. */
export const savedAt = (value: unknown): number | null => (v.is(dated, value) ? value.savedAt : null);
