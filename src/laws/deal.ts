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
import { hiddenOf, type Played, type Table } from './table';

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

const unseen = (table: Table): CardSet => {
  const { N, E, S, W } = table.dealt;
  return CardSet.all.minus(N.union(E).union(S.union(W)));
};

const classesOf = (pool: CardSet, edge: Edge | null): CardClass[] => {
  const classes: CardClass[] = [];
  for (const suit of SUITS) {
    const bits = pool.suitBits(suitNumber(suit));
    const beyond = edge?.suit === suit ? bits & edge.bits : 0;
    const within = countBits(bits & ~beyond);
    if (within > 0) classes.push({ suit, size: within, edge: false });
    if (beyond !== 0) classes.push({ suit, size: countBits(beyond), edge: true });
  }
  return classes;
};

/** Bits of the classes of which a hand with these voids can hold a card. */
const openClasses = (classes: readonly CardClass[], voids: number): number => {
  let bits = 0;
  for (const [i, { suit }] of classes.entries()) if ((voids & suitBit(suit)) === 0) bits |= 1 << i;
  return bits;
};

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
  const room = roomFor(table, classes, SEATS);
  return sizesOf(classes).every((size, set) => size <= (room[set] ?? 0));
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
    if ((support & ~open) === 0 && fits(support, hidden, sizes, others)) supports.push(support);
  }
  return { classes, supports };
};

/** Whether a player can hold at least one card of each class in `support`, none of the others, and the rest finds room. */
const fits = (support: number, hidden: number, sizes: readonly number[], others: readonly number[]): boolean => {
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
    const lead = trick.cards[0];
    if (lead === undefined || lead.seat !== trick.leader) continue;
    const suit = suitOf(lead.card);
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

const markRevokes = (table: Table, revokes: ReadonlySet<Played>): Table => {
  if (revokes.size === 0) return table;
  const mark = (played: Played): Played => (revokes.has(played) ? { ...played, revoke: true } : played);
  return {
    ...table,
    done: table.done.map((trick) => ({ ...trick, cards: trick.cards.map(mark) })),
    trick: { ...table.trick, cards: table.trick.cards.map(mark) },
  };
};

/** The table with the voids that its tricks prove (contract section 3: only a card that stands in a trick proves one). */
export const withVoids = (table: Table): Table => ({ ...table, voids: voidsOf(failuresIn(table)) });

/**
 * What follows from a card that has just shown up in a hand: each earlier failure of that hand to follow its suit was a
 * revoke; and when no deal is left, failures of others yield, the latest first, but only those that stand in the way.
 */
export const reconsider = (table: Table, seat: Seat, card: Card): Table => {
  if (SEATS.every((s) => table.voids[s] === 0)) return table;
  const own = (f: Failure) => f.played.seat === seat && f.suit === suitOf(card) && !f.played.revoke;
  const exposed = new Set(
    failuresIn(table)
      .filter(own)
      .map((f) => f.played),
  );
  const marked = exposed.size === 0 ? table : withVoids(markRevokes(table, exposed));
  return someDealFits(marked) ? marked : withVoids(markRevokes(marked, yielding(marked)));
};

/** The plays whose proof of a void must yield so that some deal fits again. */
const yielding = (table: Table): Set<Played> => {
  const proofs = failuresIn(table)
    .filter((f) => !f.played.revoke)
    .sort((a, b) => b.played.at - a.played.at);
  const fitsWith = (kept: readonly Failure[]) => someDealFits({ ...table, voids: voidsOf(kept) });
  const dropped: Failure[] = [];
  let kept = proofs;
  while (kept.length > 0 && !fitsWith(kept)) {
    dropped.push(...kept.slice(0, 1));
    kept = kept.slice(1);
  }
  for (const failure of dropped.reverse()) if (fitsWith([...kept, failure])) kept = [...kept, failure];
  return new Set(proofs.filter((f) => !kept.includes(f)).map((f) => f.played));
};
