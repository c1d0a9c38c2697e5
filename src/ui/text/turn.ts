import type { Seat } from '../../bridge';
import { suitOf } from '../../bridge';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';
import { waitsForDirector } from './waiting';

/** The band at the top: who must act now, and what comes after that. */
export type Band = {
  /** Whose sign stands beside it. */
  readonly who: Seat | 'defenders' | 'director' | null;
  /** The line above: what was led, or whose turn waits. */
  readonly over: Message | null;
  readonly head: Message;
  /** Which of the two lines says whose turn it is. */
  readonly turnIn: 'head' | 'over';
};

const leads = (table: TableView): boolean => table.ruling.trick.cards.length === 0;

const context = (table: TableView): Message => {
  const { trick } = table.ruling;
  const led = trick.cards[0];
  if (led) return message('wasLed', { suit: suitOf(led.card) });
  return message(trick.number === 1 ? 'openingLead' : 'firstToTrick');
};

const turnHead = (table: TableView, seat: Seat): Message => {
  if (!leads(table)) return message('turnPlay', { seat });
  return message(table.ruling.trick.number === 1 ? 'turnOpening' : 'turnLead', { seat });
};

const decisionHead = (table: TableView): Pick<Band, 'who' | 'head'> | null => {
  const { decision } = table.ruling;
  if (decision === null) return null;
  const { by } = decision;
  if (by === 'defenders') return { who: by, head: message('defendersAnswer') };
  if (decision.kind === 'accept') return { who: by, head: message('byAnswers', { by }) };
  return { who: by, head: message(decision.kind === 'designate' ? 'byNames' : 'byChooses', { by }) };
};

/** What the band says of a table whose board is not over. */
export const bandOf = (table: TableView, seat: Seat): Band => {
  const over = message(leads(table) ? 'turnLeadFirst' : 'turnPlayFirst', { seat });
  const decides = decisionHead(table);
  if (decides) return { ...decides, over, turnIn: 'over' };
  if (waitsForDirector(table)) return { who: 'director', over, head: message('directorDecides'), turnIn: 'over' };
  return { who: seat, over: context(table), head: turnHead(table, seat), turnIn: 'head' };
};
