import {
  type Card,
  CardSet,
  isHonour,
  type Seat,
  type Suit,
  sortCards,
  suitBit,
  suitBitsOf,
  suitNumber,
  suitOf,
} from '../bridge';
import { classesWhere, type Edge, type Holdings, holdingsOf } from './deal';
import { restrictionsOnLead } from './lead';
import type { Obligation, Verdicts } from './ruling';
import { cardsLying, handOf, isDefender, lyingOf, penaltyOf, suitLed, type Table } from './table';

/** What a player could put down: cards known of his hand, and classes (bits) of hidden ones. */
export type Candidates = { readonly known: CardSet; readonly hidden: number };

/** What one hand that a player can hold leaves him to play: at first, and after each of his duties. */
export type Walk = readonly Candidates[];

/** What binds the player in turn, and what the Laws say of each of his known cards. */
export type Study = {
  readonly verdicts: Verdicts;
  /** All duties that some hand of his could meet, in order of precedence. */
  readonly obligations: readonly Obligation[];
  /** The duties in order, and for each hand that he can hold what each left him to play. */
  readonly duties: readonly Obligation[];
  readonly walks: readonly Walk[];
};

const fromSuits = (suits: number, { known, hidden }: Candidates, { classes }: Holdings): Candidates => ({
  known: known.inSuits(suits),
  hidden: hidden & classesWhere(classes, ({ suit }) => (suits & suitBit(suit)) !== 0),
});

/** The candidates that meet a duty; none when it cannot be met (44C, 59). */
const meeting = (duty: Obligation, from: Candidates, holdings: Holdings): Candidates => {
  switch (duty.kind) {
    case 'follow':
    case 'lead':
      return fromSuits(suitBitsOf(duty.suits), from, holdings);
    case 'avoid':
      return fromSuits(~suitBitsOf(duty.suits), from, holdings);
    case 'highest':
    case 'lowest':
      return extreme(duty.kind, fromSuits(suitBitsOf(duty.suits), from, holdings), holdings);
    case 'play':
      return { known: from.known.and(CardSet.of(duty.cards)), hidden: 0 };
    case 'before':
      return { ...from, known: from.known.minus(CardSet.of(otherSpots(from.known, duty.cards))) };
  }
};

/** The other spot cards of the suit of a minor penalty card (50C). */
const otherSpots = (cards: CardSet, penalty: readonly Card[]): Card[] =>
  cards
    .inSuits(suitBitsOf(penalty.map(suitOf)))
    .toArray()
    .filter((card) => !penalty.includes(card) && !isHonour(card));

/** The highest or lowest card of the suit led (57A): a hidden one beyond the known ones, if there is one, else a known one. */
const extreme = (kind: 'highest' | 'lowest', ofSuit: Candidates, { classes }: Holdings): Candidates => {
  const beyond = ofSuit.hidden & classesWhere(classes, ({ edge }) => edge);
  if (beyond !== 0) return { known: CardSet.empty, hidden: beyond };
  const card = ofSuit.known.toArray().at(kind === 'highest' ? 0 : -1);
  return card === undefined ? ofSuit : { known: CardSet.of([card]), hidden: 0 };
};

const isNone = (candidates: Candidates): boolean => candidates.known.isEmpty && candidates.hidden === 0;

/** Goes on with what a player could play by each duty in turn; one that cannot be met gives way. */
const walkOn = (walk: Walk, duties: readonly Obligation[], holdings: Holdings): Walk => {
  const steps = [...walk];
  let now = endOf(walk);
  for (const duty of duties) {
    const met = meeting(duty, now, holdings);
    if (!isNone(met)) now = met;
    steps.push(now);
  }
  return steps;
};

const endOf = (walk: Walk): Candidates => walk.at(-1) ?? { known: CardSet.empty, hidden: 0 };

/** Known cards that some hand leaves him free to play. */
const reachableBy = (walks: readonly Walk[]): CardSet =>
  walks.reduce((some, walk) => some.union(endOf(walk).known), CardSet.empty);

/** For the highest or lowest card: the part of the suit beyond what is known of the hand. */
const edgeOf = (duties: readonly Obligation[], hand: CardSet): Edge | null => {
  for (const duty of duties) {
    if (duty.kind !== 'highest' && duty.kind !== 'lowest') continue;
    const [suit] = duty.suits;
    const known = suit === undefined ? 0 : hand.suitBits(suitNumber(suit));
    if (suit === undefined || known === 0) return null;
    return { suit, bits: duty.kind === 'highest' ? (known & -known) - 1 : -2 << (31 - Math.clz32(known)) };
  }
  return null;
};

/** Following suit and restrictions (44C, 26, 50D2, 51B, 57A), in order of precedence. */
const restrictionsOf = (table: Table, seat: Seat): Obligation[] => {
  const led = suitLed(table.trick);
  if (led === null) return isDefender(table, seat) ? restrictionsOnLead(table, seat) : [];
  return [{ law: '44C', kind: 'follow', suits: [led] }, ...partnerPlayDuty(table, seat, led)];
};

/** What each choice over partner's play makes his duty (57A). */
const DUTY_BY_CHOICE = { highest: 'highest', lowest: 'lowest', require: 'lead', forbid: 'avoid' } as const;

const partnerPlayDuty = (table: Table, seat: Seat, led: Suit): Obligation[] => {
  const { partnerPlay } = table.trick;
  if (partnerPlay?.seat !== seat || partnerPlay.choice === null || partnerPlay.choice === 'free') return [];
  const { choice, suits } = partnerPlay;
  return [{ law: '57A', kind: DUTY_BY_CHOICE[choice], suits: suits.length > 0 ? suits : [led] }];
};

/** The duties that penalty cards put on their owner (52B2, or 50D1, 51A and 50C), then a card played early (57D). */
const penaltyDuties = (table: Table, seat: Seat, reachable: CardSet): Obligation[] => {
  if (lyingOf(table, seat).length === 0) return [];
  const due = dueCards(table, seat);
  const replaces = due.length > 0;
  const wanted = replaces ? due : cardsLying(table, seat, 'major');
  const playable = CardSet.of(wanted).and(reachable).toArray();
  const said = table.trick.named.findLast((n) => n.seat === seat);
  const named = playable.find((card) => said?.cards.includes(card));
  const law = replaces ? '52B2' : playable.length > 1 ? '51A' : '50D1';
  const minors = replaces ? [] : cardsLying(table, seat, 'minor');
  return [
    ...dutyToPlay(law, named ? [named] : playable),
    ...minors.map((card): Obligation => ({ law: '50C', kind: 'before', cards: [card] })),
    ...dutyToPlay('57D', sortCards(cardsLying(table, seat, 'early'))),
  ];
};

const dutyToPlay = (law: string, cards: readonly Card[]): Obligation[] =>
  cards.length > 0 ? [{ law, kind: 'play', cards }] : [];

/** Cards one of which must replace a refused one, as far as they are still penalty cards in this hand (52B2). */
const dueCards = (table: Table, seat: Seat): Card[] => {
  const held = penaltyOf(table, seat).map((p) => p.card);
  const due = table.trick.due.findLast((d) => d.seat === seat)?.cards ?? [];
  return due.filter((card) => held.includes(card));
};

/**
 * Studies a player's hand as if it were his turn: his duties in order, and each known card on every hand that he can still
 * hold (Laws 44C, 59; order of precedence: following suit, restrictions, penalty cards).
 */
export const study = (table: Table, seat: Seat): Study => {
  const hand = handOf(table, seat);
  const restrictions = restrictionsOf(table, seat);
  if (restrictions.length === 0 && lyingOf(table, seat).length === 0) {
    return { verdicts: { legal: hand.toArray(), illegal: [], depends: [] }, obligations: [], duties: [], walks: [] };
  }
  const holdings = holdingsOf(table, seat, edgeOf(restrictions, hand));
  const begun = holdings.supports.map((hidden) => walkOn([{ known: hand, hidden }], restrictions, holdings));
  const ofPenaltyCards = penaltyDuties(table, seat, reachableBy(begun));
  const walks = begun.map((walk) => walkOn(walk, ofPenaltyCards, holdings));
  const duties = [...restrictions, ...ofPenaltyCards];
  const canMeet = (duty: Obligation, at: Candidates | undefined) =>
    at !== undefined && !isNone(meeting(duty, at, holdings));
  return {
    verdicts: verdictsOf(hand, walks),
    obligations: duties.filter((duty, i) => walks.some((walk) => canMeet(duty, walk[i]))),
    duties,
    walks,
  };
};

const verdictsOf = (hand: CardSet, walks: readonly Walk[]): Verdicts => {
  const some = reachableBy(walks);
  const every = walks.reduce((left, walk) => left.and(endOf(walk).known), hand);
  return { legal: every.toArray(), illegal: hand.minus(some).toArray(), depends: some.minus(every).toArray() };
};

/** What a card played in turn is: right on some hand, a revoke on every hand (61A), or a breach of a penalty card's duty (52A). */
export type Breach = 'none' | 'revoke' | { readonly due: readonly Card[] };

/** Reads a card that a player faced in turn. The duty of 57D binds, but its breach is neither a revoke nor one of 52. */
export const breachOf = (table: Table, seat: Seat, card: Card): Breach => {
  const meets = (duty: Obligation) => isMetBy(card, duty);
  if (penaltyOf(table, seat).length === 0 && restrictionsOf(table, seat).every(meets)) return 'none';
  const { duties, walks } = study(table, seat);
  const broken = duties.find((_, i) => !walks.some((walk) => walk[i + 1]?.known.has(card)));
  if (broken === undefined || broken.law === '57D') return 'none';
  return 'cards' in broken ? { due: broken.cards } : 'revoke';
};

/** Whether a card meets a restriction by its suit alone, whatever else is in the hand. */
const isMetBy = (card: Card, duty: Obligation): boolean => {
  const suit = suitOf(card);
  if (duty.kind === 'follow' || duty.kind === 'lead') return duty.suits.includes(suit);
  return duty.kind === 'avoid' && !duty.suits.includes(suit);
};
