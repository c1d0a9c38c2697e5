import { type Card, partnerOf, type Suit } from '../bridge';
import { choose, momentOf } from './decision';
import { study } from './duties';
import { direct, restrict, showCards } from './expose';
import { makePenaltyCard } from './penalty';
import { acceptCard, readPlay, refuseCard } from './play';
import type { Result } from './ruling';
import type { Choice, TableEvent } from './situation';
import { isOver, isRefusal, notAnOption, type Outcome, type Refusal, type Table, withTrick } from './table';
import { withdraw } from './withdraw';

/**
 * Takes one event more. The table given stays as it was; an event that cannot follow gives an error and no table.
 * @param event of the right form (see `parseEvent`)
 */
export const step = (table: Table, event: TableEvent): Result<Table> => {
  const outcome = apply(table, event);
  if (isRefusal(outcome)) {
    const { code, message } = outcome;
    return { ok: false, error: { code, event: table.count, message } };
  }
  return { ok: true, value: { ...settleEarly(outcome), count: table.count + 1 } };
};

const apply = (table: Table, event: TableEvent): Outcome => {
  if (isOver(table) && event.type !== 'withdraw' && event.type !== 'direct') {
    return { code: 'board-over', message: 'the last card has been played' };
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

const notAsked = (what: string): Refusal => notAnOption(`no ${what} is asked for now`);

const sameSuits = (a: readonly Suit[], b: readonly Suit[]): boolean =>
  a.length === b.length && a.every((suit) => b.includes(suit));

const chooseOffer = (table: Table, choice: Choice, suits: readonly Suit[]): Outcome => {
  const { decision } = momentOf(table);
  const options = decision !== null && 'options' in decision ? decision.options : [];
  const option = options.find((o) => o.choice === choice && sameSuits(o.suits, suits));
  if (option) return choose(table, option);
  return notAnOption(`nobody offers the choice "${[choice, ...suits].join(' ')}" now`);
};

const designate = (table: Table, card: Card): Outcome => {
  const { decision } = momentOf(table);
  const offered = decision?.kind === 'designate' && decision.cards.includes(card);
  if (!offered) return notAnOption(`${card} cannot be designated now`);
  const said = { seat: decision.seat, cards: [card], at: table.count };
  return withTrick(table, { named: [...table.trick.named, said] });
};

const accept = (table: Table, asDummy: boolean): Outcome => {
  const { awaiting } = table;
  if (awaiting === null) return notAsked('acceptance');
  if (asDummy && awaiting.law !== '54') {
    return notAnOption('declarer can become dummy only after an opening lead out of turn (54A)');
  }
  const accepted = acceptCard(table, awaiting);
  // Declarer spreads his hand: his partner becomes declarer (54A).
  return asDummy ? { ...accepted, declarer: partnerOf(table.declarer) } : accepted;
};

/** A card played early that no hand of its owner would allow at his turn is a major penalty card (57D). */
const settleEarly = (table: Table): Table =>
  table.lying
    .filter(({ seat, card, status }) => status === 'early' && study(table, seat).verdicts.illegal.includes(card))
    .reduce((now, { seat, card }) => makePenaltyCard(now, seat, card, 'early'), table);
