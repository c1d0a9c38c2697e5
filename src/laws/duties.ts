import { type Card, CardSet, isHonour, type Seat, type Suit, suitBit, suitBitsOf, suitNumber, suitOf } from '../bridge';
import { type Edge, type Holdings, holdingsOf } from './deal';
import { restrictionsOnLead } from './lead';
import type { Obligation, Verdicts } from './ruling';
import { handOf, isDefender, majorsOf, penaltyOf, suitLed, type Table } from './table';

/** What a player could put down: cards known of his hand, and classes (bits) of hidden ones. */
export type Candidates = { readonly known: CardSet; readonly hidden: number };

/** What binds the player in turn, and what the Laws say of each of his known cards. */
export type Study = Verdicts & {
  /** All duties that some hand of his could meet, in order of precedence. */
  readonly obligations: readonly Obligation[];
  /** The duties in order, and for each hand that he can hold what each left him to play. */
  readonly duties: readonly Obligation[];
  readonly walks: readonly (readonly Candidates[])[];
  /** Major penalty cards, or cards due under 52B2, that he may play now. */
  readonly playable: readonly Card[];
};

const suitClasses = (holdings: Holdings, suits: number): number => {
  let bits = 0;
  for (const [i, { suit }] of holdings.classes.entries()) if (suits & suitBit(suit)) bits |= 1 << i;
  return bits;
};

const edgeClasses = (holdings: Holdings): number => {
  let bits = 0;
  for (const [i, { edge }] of holdings.classes.entries()) if (edge) bits |= 1 << i;
  return bits;
};

const only = (from: Candidates, known: CardSet, hidden: number): Candidates => ({
  known: from.known.and(known),
  hidden: from.hidden & hidden,
});

/** The candidates that meet a duty; none when it cannot be met (44C, 59). */
const meeting = (duty: Obligation, from: Candidates, holdings: Holdings): Candidates => {
  switch (duty.kind) {
    case 'follow':
    case 'lead': {
      const suits = suitBitsOf(duty.suits);
      return only(from, from.known.inSuits(suits), suitClasses(holdings, suits));
    }
    case 'avoid': {
      const suits = 15 & ~suitBitsOf(duty.suits);
      return only(from, from.known.inSuits(suits), suitClasses(holdings, suits));
    }
    case 'highest':
    case 'lowest':
      return extreme(duty.kind, suitBitsOf(duty.suits), from, holdings);
    case 'play':
      return only(from, CardSet.of(duty.cards), 0);
    case 'before':
      return duty.cards.reduce((left, card) => only(left, CardSet.all.minus(otherSpots(left.known, card)), ~0), from);
  }
};

/** The other spot cards of a minor penalty card's suit (50C). */
const otherSpots = (cards: CardSet, penalty: Card): CardSet =>
  CardSet.of(
    cards
      .inSuits(suitBit(suitOf(penalty)))
      .toArray()
      .filter((card) => card !== penalty && !isHonour(card)),
  );

/** The highest or lowest card of the suit led (57A): a hidden one beyond the known ones, if there is one, else a known one. */
const extreme = (kind: 'highest' | 'lowest', suit: number, from: Candidates, holdings: Holdings): Candidates => {
  const beyond = from.hidden & edgeClasses(holdings);
  if (beyond !== 0) return { known: CardSet.empty, hidden: beyond };
  const known = from.known.inSuits(suit).toArray();
  const card = kind === 'highest' ? known[0] : known[known.length - 1];
  if (card !== undefined) return { known: CardSet.of([card]), hidden: 0 };
  return { known: CardSet.empty, hidden: from.hidden & suitClasses(holdings, suit) };
};

const isNone = (candidates: Candidates): boolean => candidates.known.isEmpty && candidates.hidden === 0;

/** Narrows what a player could play by each duty in turn; one that cannot be met gives way. */
const narrow = (duties: readonly Obligation[], hand: CardSet, support: number, holdings: Holdings): Candidates[] => {
  const steps: Candidates[] = [{ known: hand, hidden: support }];
  let now: Candidates = { known: hand, hidden: support };
  for (const duty of duties) {
    const met = meeting(duty, now, holdings);
    if (!isNone(met)) now = met;
    steps.push(now);
  }
  return steps;
};

/** For the highest or lowest card: the part of the suit beyond what is known of the hand. */
const edgeOf = (duties: readonly Obligation[], hand: CardSet): Edge | null => {
  for (const duty of duties) {
    if (duty.kind !== 'highest' && duty.kind !== 'lowest') continue;
    const [suit] = duty.suits;
    const known = suit === undefined ? 0 : hand.suitBits(suitNumber(suit));
    if (suit === undefined || known === 0) return null;
    const bits = duty.kind === 'highest' ? (known & -known) - 1 : 0x1fff & ~((2 << (31 - Math.clz32(known))) - 1);
    return { suit, bits };
  }
  return null;
};

/** Following suit and restrictions (44C, 26, 50D2, 51B, 57A), in order of precedence. */
const restrictionsOf = (table: Table, seat: Seat): Obligation[] => {
  const led = suitLed(table.trick);
  if (led === null || seat === table.trick.leader) {
    return isDefender(table, seat) ? restrictionsOnLead(table, seat) : [];
  }
  return [{ law: '44C', kind: 'follow', suits: [led] }, ...partnerPlayDuty(table, seat, led)];
};

const partnerPlayDuty = (table: Table, seat: Seat, led: Suit): Obligation[] => {
  const order = table.trick.partnerPlay;
  if (order === null || order.seat !== seat || order.choice === null) return [];
  switch (order.choice) {
    case 'highest':
    case 'lowest':
      return [{ law: '57A', kind: order.choice, suits: [led] }];
    case 'require':
      return [{ law: '57A', kind: 'lead', suits: order.suits }];
    case 'forbid':
      return [{ law: '57A', kind: 'avoid', suits: order.suits }];
    case 'free':
      return [];
  }
};

/** Whether no card of this hand lies on the table with a duty of its own. */
const owesNothing = (table: Table, seat: Seat): boolean =>
  !table.penalty.some((p) => p.seat === seat) && !table.exposed.some((e) => e.seat === seat && e.why === 'early');

/** The duties that penalty cards put on their owner (52B2, or 50D1, 51A and 50C), then a card played early (57D). */
const penaltyDuties = (table: Table, seat: Seat, reachable: CardSet): { duties: Obligation[]; playable: Card[] } => {
  if (owesNothing(table, seat)) return { duties: [], playable: [] };
  const early = table.exposed.filter((e) => e.seat === seat && e.why === 'early').map((e) => e.card);
  const last: Obligation[] = early.length > 0 ? [{ law: '57D', kind: 'play', cards: CardSet.of(early).toArray() }] : [];
  const due = dueCards(table, seat);
  const wanted = due.length > 0 ? due : majorsOf(table, seat).map((p) => p.card);
  const playable = CardSet.of(wanted).and(reachable).toArray();
  const said = table.trick.named.findLast((n) => n.seat === seat);
  const named = playable.find((card) => said?.cards.includes(card));
  const law = due.length > 0 ? '52B2' : playable.length > 1 ? '51A' : '50D1';
  const must: Obligation[] = playable.length > 0 ? [{ law, kind: 'play', cards: named ? [named] : playable }] : [];
  const minors = due.length > 0 ? [] : penaltyOf(table, seat).filter((p) => p.status === 'minor');
  const before = minors.map((p): Obligation => ({ law: '50C', kind: 'before', cards: [p.card] }));
  return { duties: [...must, ...before, ...last], playable: named ? [named] : playable };
};

/** Cards one of which must replace a refused one, as far as they are still penalty cards in this hand (52B2). */
const dueCards = (table: Table, seat: Seat): Card[] => {
  const held = penaltyOf(table, seat).map((p) => p.card);
  const due = table.trick.due.findLast((d) => d.seat === seat)?.cards ?? [];
  return due.filter((card) => held.includes(card));
};

const NOTHING_BINDS: Study = {
  legal: [],
  illegal: [],
  depends: [],
  obligations: [],
  playable: [],
  duties: [],
  walks: [],
};

/**
 * Studies a player's hand as if it were his turn: his duties in order, and each known card on every hand that he can still
 * hold (Laws 44C, 59; order of precedence: following suit, restrictions, penalty cards).
 */
export const study = (table: Table, seat: Seat): Study => {
  const hand = handOf(table, seat);
  const first = restrictionsOf(table, seat);
  if (first.length === 0 && owesNothing(table, seat)) return { ...NOTHING_BINDS, legal: hand.toArray() };
  const holdings = holdingsOf(table, seat, edgeOf(first, hand));
  const { duties, playable } = penaltyDuties(table, seat, reachableUnder(first, hand, holdings));
  return judge([...first, ...duties], hand, holdings, playable);
};

const judge = (duties: readonly Obligation[], hand: CardSet, holdings: Holdings, playable: readonly Card[]): Study => {
  const walks = holdings.supports.map((support) => narrow(duties, hand, support, holdings));
  const ends = walks.map((steps) => steps.at(-1)?.known ?? hand);
  const some = ends.reduce((a, b) => a.union(b), CardSet.empty);
  const every = ends.reduce((a, b) => a.and(b), hand);
  return {
    legal: every.toArray(),
    illegal: hand.minus(some).toArray(),
    depends: some.minus(every).toArray(),
    obligations: duties.filter((duty, i) => walks.some((steps) => canMeet(duty, steps[i], holdings))),
    playable,
    duties,
    walks,
  };
};

const canMeet = (duty: Obligation, at: Candidates | undefined, holdings: Holdings): boolean =>
  at !== undefined && !isNone(meeting(duty, at, holdings));

/** What a card played in turn is: right on some hand, a revoke on every hand (61A), or a breach of a penalty card's duty (52A). */
export type Breach = 'none' | 'revoke' | { readonly due: readonly Card[] };

/** Reads a card that a player faced in turn. The duty of 57D binds, but its breach is neither a revoke nor one of 52. */
export const breachOf = (table: Table, seat: Seat, card: Card): Breach => {
  const hand = handOf(table, seat);
  const first = restrictionsOf(table, seat);
  if (penaltyOf(table, seat).length === 0 && first.every((duty) => isMetBy(card, duty))) return 'none';
  const holdings = holdingsOf(table, seat, edgeOf(first, hand));
  const after = reachableUnder(first, hand, holdings);
  if (!after.has(card)) return 'revoke';
  const duties = penaltyDuties(table, seat, after).duties.filter((duty) => duty.law !== '57D');
  if (reachableUnder([...first, ...duties], hand, holdings).has(card)) return 'none';
  const broken = duties.find((duty) => !meeting(duty, { known: hand, hidden: 0 }, holdings).known.has(card));
  return { due: broken && 'cards' in broken ? broken.cards : [] };
};

/** Whether a card meets a restriction by its suit alone, whatever else is in the hand. */
const isMetBy = (card: Card, duty: Obligation): boolean => {
  const suit = suitOf(card);
  if (duty.kind === 'follow' || duty.kind === 'lead') return duty.suits.includes(suit);
  return duty.kind === 'avoid' && !duty.suits.includes(suit);
};

/** Known cards that some hand leaves him free to play under these duties. */
const reachableUnder = (duties: readonly Obligation[], hand: CardSet, holdings: Holdings): CardSet =>
  holdings.supports.reduce(
    (some, support) => some.union(narrow(duties, hand, support, holdings).at(-1)?.known ?? hand),
    CardSet.empty,
  );
