import type { Card, Suit } from '../bridge';
import { choose, designable, momentOf, offersNow, openDecision } from './decision';
import { study } from './duties';
import { becomeDummy, direct, restrict, showCards } from './expose';
import { makePenaltyCard } from './penalty';
import { acceptCard, readPlay, refuseCard } from './play';
import type { Result } from './ruling';
import type { Choice, TableEvent } from './situation';
import { isOver, type Outcome, Refusal, type Table } from './table';
import { withdraw } from './withdraw';

/**
 * Takes one event more. The table given stays as it was; an event that cannot follow gives an error and no table.
 * @param event of the right form (see `parseEvent`)
 */
export const step = (table: Table, event: TableEvent): Result<Table> => {
  const outcome = apply(table, event);
  if (outcome instanceof Refusal) {
    const { code, message } = outcome;
    return { ok: false, error: { code, event: table.count, message } };
  }
  return { ok: true, value: settleEarly({ ...outcome, count: table.count + 1 }, table.count) };
};

const apply = (table: Table, event: TableEvent): Outcome => {
  if (isOver(table) && event.type !== 'withdraw' && event.type !== 'direct') {
    return new Refusal('board-over', 'the last card has been played');
  }
  switch (event.type) {
    case 'play':
      return readPlay(table, event.seat, event.card);
    case 'expose':
      return showCards(table, event);
    case 'withdraw':
      return withdraw(table, event.seat, event.card, event.why);
    case 'choose':
      return chooseOffer(table, event.choice, event.suits ?? []);
    case 'designate':
      return designate(table, event.card);
    case 'accept':
      return accept(table, event.as === 'dummy');
    case 'refuse':
      return table.awaiting === null ? notAsked('refusal') : refuseCard(table, table.awaiting);
    case 'restrict':
      return restrict(table, event);
    case 'direct':
      return direct(table, event.seat, event.card, event.as);
  }
};

const notAsked = (what: string): Refusal => new Refusal('not-an-option', `no ${what} is asked for now`);

const sameSuits = (a: readonly Suit[], b: readonly Suit[]): boolean =>
  a.length === b.length && a.every((suit) => b.includes(suit));

const chooseOffer = (table: Table, choice: Choice, suits: readonly Suit[]): Outcome => {
  const offer = offersNow(momentOf(table)).find((o) => o.choice === choice && sameSuits(o.suits, suits));
  if (offer) return choose(table, offer);
  return new Refusal('not-an-option', `nobody offers the choice "${[choice, ...suits].join(' ')}" now`);
};

const designate = (table: Table, card: Card): Outcome => {
  const moment = momentOf(table);
  const seat = moment.turn;
  const offered = openDecision(moment) === 'designate' && designable(moment).includes(card);
  if (seat === null || !offered) return new Refusal('not-an-option', `${card} cannot be designated now`);
  const said = { seat, cards: [card], at: table.count };
  return { ...table, trick: { ...table.trick, named: [...table.trick.named, said] } };
};

const accept = (table: Table, asDummy: boolean): Outcome => {
  const { awaiting } = table;
  if (awaiting === null) return notAsked('acceptance');
  if (asDummy && awaiting.law !== '54') {
    return new Refusal('not-an-option', 'declarer can become dummy only after an opening lead out of turn (54A)');
  }
  const accepted = acceptCard(table, awaiting);
  return asDummy ? becomeDummy(accepted) : accepted;
};

/** A card played early that no hand of its owner would allow at his turn is a major penalty card (57D). */
const settleEarly = (table: Table, at: number): Table => {
  if (!table.exposed.some((e) => e.why === 'early')) return table;
  const exposure = { cause: 'early', deliberate: true } as const;
  const impossible = table.exposed.filter((e) => e.why === 'early' && study(table, e.seat).illegal.includes(e.card));
  const asOf = { ...table, count: at };
  return { ...impossible.reduce((now, e) => makePenaltyCard(now, e.seat, e.card, exposure), asOf), count: table.count };
};
