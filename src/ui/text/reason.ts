import { type Card, type Seat, type Suit, suitOf } from '../../bridge';
import type { CardReason, Obligation } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';

/** The cards that an obligation speaks of. */
export const cardsOf = (duty: Obligation): readonly Card[] => ('cards' in duty ? duty.cards : []);

const suitsOf = (duty: Obligation): readonly Suit[] => ('suits' in duty ? duty.suits : []);

/** Suits that the obligations ask for and that this card is not of. */
const asked = (duties: readonly Obligation[], card: Card): Suit[] =>
  duties
    .filter(({ kind }) => kind === 'follow' || kind === 'lead')
    .flatMap(suitsOf)
    .filter((suit) => suit !== suitOf(card));

/** Suits that the obligations bar, this card's among them. */
const barred = (duties: readonly Obligation[], card: Card): readonly Suit[] =>
  duties.filter((duty) => duty.kind === 'avoid' && suitsOf(duty).includes(suitOf(card))).flatMap(suitsOf);

const isKnownOf = (table: TableView, seat: Seat, suit: Suit): boolean =>
  table.known[seat].some((card) => suitOf(card) === suit);

/**
 * Why a card is barred though it is not certain that the suit asked for is held: what bars it when it is not.
 * @returns null when the first reason is enough
 */
const barredAnyway = (table: TableView, seat: Seat, reason: CardReason): Message | null => {
  const [suit] = reason.suits;
  if (reason.kind !== 'follow' || suit === undefined || isKnownOf(table, seat, suit)) return null;
  const { obligations } = table.ruling;
  const due = obligations.find((duty) => duty.kind === 'play');
  if (due) return message('no_followPlay', { suit, cards: cardsOf(due) });
  const suits = barred(obligations, reason.card);
  if (suits.length > 0) return message('no_followAvoid', { suit, suits });
  const first = obligations.find((duty) => duty.kind === 'before' && !cardsOf(duty).includes(reason.card));
  if (first && cardsOf(first).some((card) => suitOf(card) === suitOf(reason.card))) {
    return message('no_followBefore', { suit, cards: cardsOf(first) });
  }
  return null;
};

const illegalText = (table: TableView, seat: Seat, reason: CardReason): Message => {
  const { suits, cards } = reason;
  switch (reason.kind) {
    case 'wait': {
      const kind = table.ruling.decision?.kind;
      return message(kind === 'lead' || kind === 'play' ? 'no_waitChoice' : 'no_wait');
    }
    case 'designate':
      return message('no_designate', { declarer: table.ruling.declarer, cards });
    case 'play':
    case 'before':
      return message(`no_${reason.kind}`, { cards });
    default:
      return barredAnyway(table, seat, reason) ?? message(`no_${reason.kind}`, { suits });
  }
};

const isMajor = (table: TableView, card: Card): boolean =>
  table.ruling.penaltyCards.some((p) => p.card === card && p.status === 'major');

/** On what a card hangs that does not meet a suit asked for, or is of a suit barred. */
const suitCondition = (table: TableView, seat: Seat, card: Card): Message | null => {
  const { obligations } = table.ruling;
  const none = asked(obligations, card);
  const only = barred(obligations, card);
  if (none.length > 0 && only.length > 0) return message('may_noneOnly', { seat, none, only });
  if (only.length > 0) return message(isMajor(table, card) ? 'may_onlyThen' : 'may_only', { seat, only });
  if (none.length > 0) return message(isMajor(table, card) ? 'may_noneThen' : 'may_none', { seat, none });
  return null;
};

const dependsText = (table: TableView, seat: Seat, reason: CardReason): Message => {
  const { suits, cards, kind } = reason;
  switch (kind) {
    case 'wait':
      return message('may_wait');
    case 'designate':
      return message('may_designate', { declarer: table.ruling.declarer });
    case 'play':
    case 'before':
      return message(`may_${kind}`, { cards });
    case 'highest':
    case 'lowest':
      return message(`may_${kind}`, { seat, suits });
    default:
      return suitCondition(table, seat, reason.card) ?? message('may_none', { seat, none: suits });
  }
};

/** Why a card may not be played now, or on what it hangs whether it may. */
export const reasonText = (table: TableView, seat: Seat, reason: CardReason): Message =>
  reason.verdict === 'illegal' ? illegalText(table, seat, reason) : dependsText(table, seat, reason);
