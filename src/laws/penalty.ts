import { type Card, compareCards, isHonour, type Seat } from '../bridge';
import type { Cause } from './ruling';
import type { Word } from './situation';
import { type ExposedEntry, isDefender, type PenaltyEntry, penaltyOf, type Table } from './table';

/** How a card came to lie on the table, as 50B asks: a single spot shown unintentionally, or a deliberate play. */
export type Exposure = { readonly cause: Cause; readonly deliberate: boolean };

const holds = (seat: Seat, card: Card) => (entry: { readonly seat: Seat; readonly card: Card }) =>
  entry.seat === seat && entry.card === card;

/** Takes a card off the table (50A: played or picked up): it is neither a penalty card nor waiting for a word. */
export const clearCard = (table: Table, seat: Seat, card: Card): Table => {
  if (entryOf(table, seat, card) === null) return table;
  const stays = (entry: ExposedEntry | PenaltyEntry) => !holds(seat, card)(entry);
  return { ...table, penalty: table.penalty.filter(stays), exposed: table.exposed.filter(stays) };
};

/** Two or more penalty cards of one defender are all major (50B). */
const raiseSeveral = (table: Table, seat: Seat): Table => {
  if (penaltyOf(table, seat).length < 2) return table;
  const raise = (p: PenaltyEntry): PenaltyEntry =>
    p.seat === seat && p.status === 'minor' ? { ...p, status: 'major', kind: 'several', majorAt: table.count } : p;
  return { ...table, penalty: table.penalty.map(raise) };
};

const inOrder = (a: ExposedEntry | PenaltyEntry, b: ExposedEntry | PenaltyEntry): number =>
  a.at - b.at || compareCards(a.card, b.card);

/** In the order of the events that made them so, within one event sorted. */
const insert = (table: Table, entry: PenaltyEntry): Table => ({
  ...table,
  penalty: [...table.penalty, entry].sort(inOrder),
});

const kindOf = (card: Card, exposure: Exposure): 'deliberate' | 'honour' | 'spot' => {
  if (exposure.deliberate) return 'deliberate';
  return isHonour(card) ? 'honour' : 'spot';
};

/**
 * Makes a defender's card a penalty card (49, 50B): minor when it is a single spot shown unintentionally, else major.
 * A card that is one already keeps its place and never falls back to minor, unless the Director had spoken on it.
 * A card of the declaring side never becomes one (48A).
 */
export const makePenaltyCard = (table: Table, seat: Seat, card: Card, exposure: Exposure): Table => {
  if (!isDefender(table, seat)) return table;
  const before = table.penalty.find(holds(seat, card));
  const kind = kindOf(card, exposure);
  const keepsMajor = before?.status === 'major' && before.kind !== 'director';
  if (keepsMajor) return dropExposed(table, seat, card);
  const entry: PenaltyEntry = {
    seat,
    card,
    status: kind === 'spot' ? 'minor' : 'major',
    at: before?.at ?? table.count,
    majorAt: table.count,
    cause: exposure.cause,
    kind,
    trick: table.trick.number,
  };
  return raiseSeveral(insert(clearCard(table, seat, card), entry), seat);
};

const dropExposed = (table: Table, seat: Seat, card: Card): Table => ({
  ...table,
  exposed: table.exposed.filter((e) => !holds(seat, card)(e)),
});

/** Notes a defender's card as seen and waiting; one that is a penalty card stays one. */
export const expose = (table: Table, seat: Seat, card: Card, why: ExposedEntry['why']): Table => {
  if (!isDefender(table, seat) || table.penalty.some(holds(seat, card))) return table;
  const waiting = table.exposed.find(holds(seat, card));
  if (waiting?.why === why) return table;
  return {
    ...table,
    exposed: [...dropExposed(table, seat, card).exposed, { seat, card, why, at: table.count }],
  };
};

/** What a card was when it lay on the table; null when it was an ordinary card. */
export const entryOf = (table: Table, seat: Seat, card: Card): PenaltyEntry | ExposedEntry | null =>
  table.penalty.find(holds(seat, card)) ?? table.exposed.find(holds(seat, card)) ?? null;

/** A penalty card that comes back is again what it was, but two or more are all major (50B, 62B2). */
export const restorePenalty = (table: Table, entry: PenaltyEntry): Table =>
  raiseSeveral(insert(clearCard(table, entry.seat, entry.card), entry), entry.seat);

/** A card that waited for a word before it was played waits for it again when it comes back. */
export const restoreExposed = (table: Table, entry: ExposedEntry): Table => ({
  ...table,
  exposed: [...table.exposed, entry].sort(inOrder),
});

/** The Director's word on one card (50: "unless the Director designates otherwise"); it changes no other card. */
export const directCard = (table: Table, seat: Seat, card: Card, word: Word): Table => {
  const before = table.penalty.find(holds(seat, card));
  const cleared = clearCard(table, seat, card);
  if (word === 'none') return cleared;
  const becomesMajor = word === 'major' && before?.status !== 'major';
  return insert(cleared, {
    seat,
    card,
    status: word,
    at: before?.at ?? table.count,
    majorAt: becomesMajor ? table.count : (before?.majorAt ?? table.count),
    cause: before?.cause ?? 'directed',
    kind: 'director',
    trick: before?.trick ?? table.trick.number,
  });
};
