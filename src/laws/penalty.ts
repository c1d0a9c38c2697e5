import { type Card, compareCards, isHonour, type Seat } from '../bridge';
import type { Cause } from './ruling';
import type { Word } from './situation';
import {
  type ExposedEntry,
  isDefender,
  isPenalty,
  type Lying,
  type PenaltyEntry,
  penaltyOf,
  type Table,
} from './table';

/** How a card came to lie on the table, as 50B asks: shown unintentionally, or by a deliberate play. */
export type Intent = 'accident' | 'deliberate';

const isOf = (seat: Seat, card: Card) => (entry: Lying) => entry.seat === seat && entry.card === card;

/** What a card is while it lies on the table; null when it is an ordinary card. */
export const entryOf = (table: Table, seat: Seat, card: Card): Lying | null =>
  table.lying.find(isOf(seat, card)) ?? null;

/** What a penalty card is; null when the card is none. */
const penaltyEntryOf = (table: Table, seat: Seat, card: Card): PenaltyEntry | null =>
  penaltyOf(table, seat).find(isOf(seat, card)) ?? null;

export const isPenaltyCard = (table: Table, seat: Seat, card: Card): boolean =>
  penaltyEntryOf(table, seat, card) !== null;

/** Takes a card off the table (50A: played or picked up): it is neither a penalty card nor waiting for a word. */
export const clearCard = (table: Table, seat: Seat, card: Card): Table => {
  const entry = entryOf(table, seat, card);
  return entry === null ? table : { ...table, lying: table.lying.filter((other) => other !== entry) };
};

/** Lays a card on the table, as this and nothing else any more. */
const lay = (table: Table, entry: Lying): Table => {
  const lying = [...clearCard(table, entry.seat, entry.card).lying, entry];
  return { ...table, lying: lying.sort((a, b) => a.at - b.at || compareCards(a.card, b.card)) };
};

/** Lays a penalty card on the table: two or more of one defender are all major (50B). */
const layPenalty = (table: Table, entry: PenaltyEntry): Table => {
  const laid = lay(table, entry);
  if (penaltyOf(laid, entry.seat).length < 2) return laid;
  const raise = (other: Lying): Lying =>
    other.seat === entry.seat && other.status === 'minor'
      ? { ...other, status: 'major', kind: 'several', majorAt: table.count }
      : other;
  return { ...laid, lying: laid.lying.map(raise) };
};

const kindOf = (card: Card, intent: Intent): 'deliberate' | 'honour' | 'spot' => {
  if (intent === 'deliberate') return intent;
  return isHonour(card) ? 'honour' : 'spot';
};

/**
 * Makes a defender's card a penalty card (49, 50B): minor when it is a single spot shown unintentionally, else major.
 * A card that is one already keeps its place and never falls back to minor, unless the Director had spoken on it.
 * A card of the declaring side never becomes one (48A).
 */
export const makePenaltyCard = (
  table: Table,
  seat: Seat,
  card: Card,
  cause: Cause,
  intent: Intent = 'deliberate',
): Table => {
  const before = penaltyEntryOf(table, seat, card);
  const keepsMajor = before?.status === 'major' && before.kind !== 'director';
  if (!isDefender(table, seat) || keepsMajor) return table;
  const kind = kindOf(card, intent);
  return layPenalty(table, {
    seat,
    card,
    status: kind === 'spot' ? 'minor' : 'major',
    at: before?.at ?? table.count,
    majorAt: table.count,
    cause,
    kind,
    trick: table.trick.number,
  });
};

/** Notes a defender's card as seen and waiting; one that is a penalty card stays one. */
export const expose = (table: Table, seat: Seat, card: Card, status: ExposedEntry['status']): Table => {
  const stays = isPenaltyCard(table, seat, card) || entryOf(table, seat, card)?.status === status;
  return stays || !isDefender(table, seat) ? table : lay(table, { seat, card, status, at: table.count });
};

/** A card that comes back is again what it was, but two or more penalty cards are all major (50B, 62B2). */
export const restore = (table: Table, entry: Lying): Table =>
  isPenalty(entry) ? layPenalty(table, entry) : lay(table, entry);

/** The Director's word on one card (50: "unless the Director designates otherwise"); it changes no other card. */
export const directCard = (table: Table, seat: Seat, card: Card, word: Word): Table => {
  if (word === 'none') return clearCard(table, seat, card);
  const before = penaltyEntryOf(table, seat, card);
  const { count: at, trick } = table;
  const entry = before ?? { seat, card, at, cause: 'directed', trick: trick.number };
  const majorAt = before?.status === 'major' ? before.majorAt : at;
  return lay(table, { ...entry, status: word, kind: 'director', majorAt });
};
