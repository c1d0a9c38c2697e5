import { type BySeat, bySeat, CARDS, type Card, SEATS, type Seat, SUITS, type Suit } from '../../../src/bridge';
import {
  type Decision,
  EDITIONS,
  HOWS,
  knownCards,
  type Ruling,
  rulingOf,
  type Setup,
  start,
  step,
  type Table,
  type TableEvent,
  UNDO_RULES,
  WHYS,
  WORDS,
} from '../../../src/laws';
import type { Chance } from './random';

/** A table made by chance: what is known of it at first, and the hands that are really held. */
export type Deal = { readonly setup: Setup; readonly truth: BySeat<readonly Card[]> };

const STRAINS = [...SUITS, 'NT'] as const;

/** A deal with some hands open, some half seen and some hidden. */
export const dealFrom = (chance: Chance, cards = chance.pick([13, 13, 13, 8, 5, 3, 2])): Deal => {
  const deck = chance.shuffle(CARDS);
  const truth = bySeat((seat) => deck.slice(SEATS.indexOf(seat) * cards, (SEATS.indexOf(seat) + 1) * cards));
  const seen = (seat: Seat) => chance.pick([cards, cards, cards, 0, chance.below(cards + 1)]) && truth[seat];
  const declarer = chance.pick(SEATS);
  return {
    truth,
    setup: {
      laws: chance.pick(EDITIONS),
      undo: chance.pick(UNDO_RULES),
      contract: `${1 + chance.below(7)}${chance.pick(STRAINS)}${chance.pick(['', '', 'X', 'XX'])}`,
      declarer,
      hands: bySeat((seat) =>
        chance.shuffle(seen(seat) || []).slice(0, chance.pick([cards, cards, chance.below(cards + 1)])),
      ),
      cards,
      leader: cards === 13 ? (SEATS[(SEATS.indexOf(declarer) + 1) % 4] ?? declarer) : chance.pick(SEATS),
    },
  };
};

/** Cards really left in a hand. */
const left = (deal: Deal, table: Table, seat: Seat): Card[] => deal.truth[seat].filter((card) => !table.out.has(card));

const choiceEvent = (chance: Chance, decision: Extract<Decision, { kind: 'lead' | 'play' }>): TableEvent => {
  const { choice, suits } = chance.pick(decision.options);
  return suits.length > 0 ? { type: 'choose', choice, suits } : { type: 'choose', choice };
};

const answer = (chance: Chance, decision: Decision): TableEvent => {
  switch (decision.kind) {
    case 'lead':
    case 'play':
      return choiceEvent(chance, decision);
    case 'designate':
      return { type: 'designate', card: chance.pick(decision.cards) };
    case 'accept':
      if (decision.law === '54' && chance.onceIn(3)) return { type: 'accept', as: 'dummy' };
      return chance.onceIn(2) ? { type: 'accept' } : { type: 'refuse' };
  }
};

const suits = (chance: Chance): Suit[] => chance.shuffle(SUITS).slice(0, 1 + chance.below(3));

/** Something odd: a card out of turn, shown or taken back, a word of the Director, a restriction. */
const oddEvent = (chance: Chance, deal: Deal, table: Table): TableEvent => {
  const seat = chance.pick(SEATS);
  const hand = left(deal, table, seat);
  const card = hand.length > 0 ? chance.pick(hand) : chance.pick(CARDS);
  switch (chance.below(8)) {
    case 0:
    case 1:
      return { type: 'play', seat, card };
    case 2:
    case 3:
      return exposeEvent(chance, seat, hand, card);
    case 4:
    case 5:
      return withdrawEvent(chance, table, seat, card);
    case 6:
      return { type: 'direct', seat, card, as: chance.pick(WORDS) };
    default:
      return chance.onceIn(2)
        ? { type: 'restrict', seat, forbid: suits(chance) }
        : { type: 'restrict', seat, require: [chance.pick(SUITS)] };
  }
};

const exposeEvent = (chance: Chance, seat: Seat, hand: readonly Card[], card: Card): TableEvent => {
  const more = chance.shuffle(hand).slice(0, chance.pick([1, 1, 1, 2, 3]));
  const how = chance.onceIn(2) ? 'dropped' : chance.pick(HOWS);
  return { type: 'expose', seat, cards: more.length > 0 ? more : [card], how };
};

const withdrawEvent = (chance: Chance, table: Table, seat: Seat, card: Card): TableEvent => {
  const last = [...(table.done.at(-1)?.cards ?? []), ...table.trick.cards].slice(-3);
  const why = chance.pick(WHYS);
  if (last.length === 0 || chance.onceIn(5)) return { type: 'withdraw', seat, card, why };
  const played = chance.pick(last);
  return { type: 'withdraw', seat: played.seat, card: played.card, why };
};

/** The next event: mostly right plays and answers, now and then something odd. */
export const nextEvent = (chance: Chance, deal: Deal, table: Table, ruling: Ruling, oddOnceIn: number): TableEvent => {
  if (chance.onceIn(oddOnceIn)) return oddEvent(chance, deal, table);
  if (ruling.decision !== null && !chance.onceIn(6)) return answer(chance, ruling.decision);
  const seat = ruling.turn ?? chance.pick(SEATS);
  const hand = left(deal, table, seat);
  const right = hand.filter((card) => !ruling.illegal.includes(card));
  const from = right.length > 0 && !chance.onceIn(12) ? right : hand;
  return { type: 'play', seat, card: from.length > 0 ? chance.pick(from) : chance.pick(CARDS) };
};

/** One moment of a random table. */
export type Moment = {
  readonly deal: Deal;
  readonly events: readonly TableEvent[];
  readonly table: Table;
  readonly ruling: Ruling;
};

/** Plays a random table and hands out every moment of it; events that cannot follow are tried and left out. */
export function* momentsOf(chance: Chance, deal: Deal, oddOnceIn = 7): Generator<Moment> {
  const begun = start(deal.setup);
  if (!begun.ok) throw new Error(begun.error.message);
  let table = begun.value;
  let events: readonly TableEvent[] = [];
  for (let tries = 0; tries < deal.setup.cards * 8 + 10; tries++) {
    const ruling = rulingOf(table);
    yield { deal, events, table, ruling };
    const event = nextEvent(chance, deal, table, ruling, oddOnceIn);
    const stepped = step(table, event);
    if (!stepped.ok) continue;
    table = stepped.value;
    events = [...events, event];
  }
}

/** Whether a hand is known to its last card. */
export const isOpen = ({ table, ruling }: Moment): boolean =>
  ruling.turn !== null &&
  table.dealt[ruling.turn].size === table.setup.cards &&
  knownCards(table, ruling.turn).length > 0;
