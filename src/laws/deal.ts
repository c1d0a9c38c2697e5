import {
  type BySeat,
  bySeat,
  type Card,
  CardSet,
  countBits,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  suitBit,
  suitNumber,
  suitOf,
} from '../bridge';
import { hiddenOf, type Played, suitLed, type Table, type Trick } from './table';

/**
 * A class of unseen cards: those of one suit, or a part of them. Which deals fit depends on nothing finer: a hand's size
 * and the suits it has shown out of.
 */
export type CardClass = { readonly suit: Suit; readonly size: number; readonly edge: boolean };

/** The part of a suit that lies beyond the highest or the lowest card known of a hand (57A). */
export type Edge = { readonly suit: Suit; readonly bits: number };

/** The hands that a player can still hold: by class, which classes his hidden cards can be from, as sets of bits. */
export type Holdings = { readonly classes: readonly CardClass[]; readonly supports: readonly number[] };

const ALL_KNOWN: Holdings = { classes: [], supports: [0] };

const unseen = ({ dealt }: Table): CardSet => SEATS.reduce((left, seat) => left.minus(dealt[seat]), CardSet.all);

const classesOf = (pool: CardSet, edge: Edge | null): CardClass[] => {
  const classes: CardClass[] = [];
  for (const suit of SUITS) {
    const bits = pool.suitBits(suitNumber(suit));
    const beyond = edge?.suit === suit ? bits & edge.bits : 0;
    classes.push({ suit, size: countBits(bits & ~beyond), edge: false }, { suit, size: countBits(beyond), edge: true });
  }
  return classes.filter(({ size }) => size > 0);
};

/** Classes as bits: those of which a condition holds. */
export const classesWhere = (classes: readonly CardClass[], holds: (c: CardClass) => boolean): number => {
  let bits = 0;
  for (const [i, c] of classes.entries()) if (holds(c)) bits |= 1 << i;
  return bits;
};

/** Bits of the classes of which a hand with these voids can hold a card. */
const openClasses = (classes: readonly CardClass[], voids: number): number =>
  classesWhere(classes, ({ suit }) => (voids & suitBit(suit)) === 0);

/**
 * Room for unseen cards by set of classes: how many cards of the classes in the set the given seats, and the cards gone
 * before the record began, can take together.
 */
const roomFor = (table: Table, classes: readonly CardClass[], seats: readonly Seat[]): number[] => {
  const sets = 1 << classes.length;
  const hidden = SEATS.reduce((sum, seat) => sum + hiddenOf(table, seat), 0);
  const gone = classes.reduce((sum, { size }) => sum + size, 0) - hidden;
  const room = new Array<number>(sets).fill(gone);
  room[0] = 0;
  for (const seat of seats) {
    const open = openClasses(classes, table.voids[seat]);
    const size = hiddenOf(table, seat);
    for (let set = 1; set < sets; set++) if (set & open) room[set] = (room[set] ?? 0) + size;
  }
  return room;
};

/** Number of unseen cards by set of classes. */
const sizesOf = (classes: readonly CardClass[]): number[] => {
  const sizes = [0];
  for (const { size } of classes) for (const sum of sizes.slice()) sizes.push(sum + size);
  return sizes;
};

/**
 * Whether some deal fits what has been seen: every card once, hand sizes, and no card of a suit that a hand has shown out
 * of. By Hall's theorem it does when no set of suits has more unseen cards than the hands that can hold them have room.
 */
export const someDealFits = (table: Table): boolean => {
  const classes = classesOf(unseen(table), null);
  return findRoom(0, 0, sizesOf(classes), roomFor(table, classes, SEATS));
};

/**
 * Which sets of classes the hidden cards of a player can come from, over every deal that fits.
 * @param edge a part of one suit to tell apart from its rest, or null
 */
export const holdingsOf = (table: Table, seat: Seat, edge: Edge | null): Holdings => {
  const hidden = hiddenOf(table, seat);
  if (hidden === 0) return ALL_KNOWN;
  const classes = classesOf(unseen(table), edge);
  const open = openClasses(classes, table.voids[seat]);
  const others = roomFor(
    table,
    classes,
    SEATS.filter((s) => s !== seat),
  );
  const sizes = sizesOf(classes);
  const supports: number[] = [];
  for (let support = 1; support < sizes.length; support++) {
    if ((support & ~open) === 0 && findRoom(support, hidden, sizes, others)) supports.push(support);
  }
  return { classes, supports };
};

/**
 * Whether all unseen cards find room when a player holds as many of them as are `hidden` in his hand: at least one of each
 * class in `support` and none of another.
 */
const findRoom = (support: number, hidden: number, sizes: readonly number[], others: readonly number[]): boolean => {
  const spare = hidden - countBits(support);
  if (spare < 0) return false;
  for (let set = 1; set < sizes.length; set++) {
    const left = (sizes[set] ?? 0) - countBits(set & support);
    if (left > (others[set] ?? 0) + (set & support ? spare : 0)) return false;
  }
  return true;
};

/** A play that failed to follow suit and stands: it proves a void, unless it is a revoke. */
type Failure = { readonly played: Played; readonly suit: Suit };

const failuresIn = (table: Table): Failure[] => {
  const failures: Failure[] = [];
  for (const trick of [...table.done, table.trick]) {
    const [lead] = trick.cards;
    const suit = suitLed(trick);
    if (lead === undefined || suit === null) continue;
    // A card that was on the trick before this lead (the first one having been taken back) did not fail to follow it.
    const later = trick.cards.filter((played) => played.at >= lead.at);
    for (const played of later) if (suitOf(played.card) !== suit) failures.push({ played, suit });
  }
  return failures;
};

const voidsOf = (failures: readonly Failure[]): BySeat<number> => {
  const voids = bySeat(() => 0);
  for (const { played, suit } of failures) if (!played.revoke) voids[played.seat] |= suitBit(suit);
  return voids;
};

/** The table with the voids that its tricks prove (contract section 3: only a card that stands in a trick proves one). */
export const withVoids = (table: Table): Table => ({ ...table, voids: voidsOf(failuresIn(table)) });

const markRevokes = (table: Table, revokes: ReadonlySet<Played>): Table => {
  const mark = (played: Played): Played => (revokes.has(played) ? { ...played, revoke: true } : played);
  const marked = (trick: Trick): Trick => ({ ...trick, cards: trick.cards.map(mark) });
  return { ...table, done: table.done.map(marked), trick: marked(table.trick) };
};

/**
 * What follows from a card that has just shown up in a hand: each earlier failure of that hand to follow its suit was a
 * revoke; and when no deal is left, failures of others yield, the latest first, but only those that stand in the way.
 */
export const reconsider = (table: Table, seat: Seat, card: Card): Table => {
  if (SEATS.every((s) => table.voids[s] === 0)) return table;
  const proofs = failuresIn(table).filter((f) => !f.played.revoke);
  const kept = tenable(
    table,
    proofs.filter((f) => f.played.seat !== seat || f.suit !== suitOf(card)),
  );
  if (kept.length === proofs.length) return table;
  return withVoids(markRevokes(table, new Set(proofs.filter((f) => !kept.includes(f)).map((f) => f.played))));
};

/** The failures to follow suit that can all have been voids, so that some deal fits: an earlier one before a later one. */
const tenable = (table: Table, failures: readonly Failure[]): readonly Failure[] => {
  const fits = (voids: readonly Failure[]) => someDealFits({ ...table, voids: voidsOf(voids) });
  if (fits(failures)) return failures;
  let kept: readonly Failure[] = [];
  for (const failure of failures.toSorted((a, b) => a.played.at - b.played.at)) {
    const more = [...kept, failure];
    if (fits(more)) kept = more;
  }
  return kept;
};
