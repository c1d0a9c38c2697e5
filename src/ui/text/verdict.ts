import { type Card, type Seat, type Suit, suitOf } from '../../bridge';
import type { Obligation } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';
import { cardsOf, reasonText } from './reason';
import { waitsForDirector } from './waiting';

/** Cards that share one verdict and one reason. */
export type Group = { readonly reason: Message | null; readonly cards: readonly Card[] };

/** Cards of one verdict, those with the same reason together, in the order in which the reasons first come up. */
export const groupsOf = (table: TableView, seat: Seat, verdict: 'illegal' | 'depends'): Group[] => {
  const reasons = new Map(table.explanation.cards.map((reason) => [reason.card, reason]));
  const groups = new Map<string, { reason: Message | null; cards: Card[] }>();
  for (const card of table.ruling[verdict]) {
    const reason = reasons.get(card);
    const text = reason ? reasonText(table, seat, reason) : null;
    const key = JSON.stringify(text);
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { reason: text, cards: [card] });
  }
  return [...groups.values()];
};

type Duties = readonly Obligation[];
const find = (duties: Duties, kind: Obligation['kind']) => duties.find((duty) => duty.kind === kind);

const followed = (duties: Duties): Suit | undefined => {
  const duty = find(duties, 'follow');
  return duty && 'suits' in duty ? duty.suits[0] : undefined;
};

const beforeText = (table: TableView, card: Card, seat: Seat): Message => {
  const { legal } = table.ruling;
  const suit = suitOf(card);
  if (legal.length === 1 && table.hidden[seat] === 0) return message('ok_penalty');
  return legal.every((other) => suitOf(other) === suit)
    ? message('ok_before')
    : message('ok_beforeFree', { suit, cards: [card] });
};

/** Why the legal cards are those: null when nothing binds the player, or when it needs no word. */
export const legalReason = (table: TableView, seat: Seat): Message | null => {
  const { legal, obligations } = table.ruling;
  const play = find(obligations, 'play');
  if (play && cardsOf(play).some((card) => legal.includes(card))) {
    if (play.law === '52B2') return message('ok_replace');
    if (play.law === '57D') return message('ok_early');
    return message(legal.length > 1 ? 'ok_penaltySome' : 'ok_penalty');
  }
  const before = obligations.filter((duty) => duty.kind === 'before').flatMap(cardsOf)[0];
  if (before && legal.includes(before)) return beforeText(table, before, seat);
  const suit = followed(obligations);
  return suit && legal.length > 1 && legal.every((card) => suitOf(card) === suit)
    ? message('ok_follow', { suit })
    : null;
};

/** Whether the one legal card is the only one that this player can have to play. */
const forced = (table: TableView, seat: Seat): boolean => {
  const { legal, depends, obligations } = table.ruling;
  const due = obligations.some((duty) => duty.kind === 'play' && legal.some((card) => cardsOf(duty).includes(card)));
  return legal.length === 1 && depends.length === 0 && (due || table.hidden[seat] === 0);
};

/** The word over the legal cards. */
export const legalHead = (table: TableView, seat: Seat): Message => {
  const { legal, illegal, depends, trick } = table.ruling;
  const verb = trick.cards.length === 0 ? 'Lead' : 'Play';
  if (waitsForDirector(table)) return message(`untilThen${verb}`);
  if (forced(table, seat)) return message(`must${verb}`);
  const any = legal.length > 1 && illegal.length === 0 && depends.length === 0 && table.hidden[seat] === 0;
  return message(any ? `may${verb}Any` : `may${verb}`);
};
