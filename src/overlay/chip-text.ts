import type { Seat } from '../bridge';
import type { Obligation } from '../laws';
import type { Message, TableView, View } from '../table/view';
import { answerTexts } from '../ui/text/answer';
import { dutyText } from '../ui/text/duty';
import { type Band, bandOf } from '../ui/text/turn';
import { message } from '../words';

/** A line of the chip, with the Law that it rests on. */
export type ChipLine = {
  readonly text: Message;
  readonly law: string | null;
  readonly duty: Obligation['kind'] | null;
};

/** What the chip says. */
export type ChipText = {
  readonly who: Band['who'];
  /** The line above, when the turn must wait. */
  readonly over: Message | null;
  readonly head: Message;
  readonly turn: Seat | null;
  readonly lines: readonly ChipLine[];
};

const line = (text: Message, law: string | null): ChipLine => ({ text, law, duty: null });

/** So many cards can be named in one line. */
const FEW = 3;

/** Whether the legal cards are few, certain, and not simply all that there are. */
const canNameCards = ({ ruling, hidden, known }: TableView, seat: Seat): boolean =>
  ruling.legal.length > 0 &&
  ruling.legal.length <= FEW &&
  ruling.depends.length === 0 &&
  hidden[seat] === 0 &&
  known[seat].length > ruling.legal.length;

const headOf = (table: TableView, seat: Seat, band: Band): Message => {
  if (band.turnIn === 'over' || !canNameCards(table, seat)) return band.head;
  const { legal, trick } = table.ruling;
  return message(trick.cards.length === 0 ? 'overlay_lead' : 'overlay_play', { seat, cards: legal });
};

const dutiesOf = ({ ruling }: TableView): ChipLine[] =>
  ruling.obligations.map((duty, i, all) => ({
    text: dutyText(duty, all.slice(0, i), ruling.trick.cards.length === 0),
    law: duty.law,
    duty: duty.kind,
  }));

/** What is decided, where no duty says it. */
const decisionOf = ({ ruling, explanation }: TableView): ChipLine[] => {
  const { decision } = ruling;
  if (decision === null || decision.kind === 'designate') return [];
  if (decision.kind === 'accept') return [line(answerTexts(ruling, decision).head, decision.law)];
  const text =
    decision.kind === 'lead'
      ? message('waitLead', { seat: decision.leader })
      : message('waitPlay', { seat: decision.seat });
  return [line(text, explanation.decisionLaw)];
};

const liveText = (table: TableView): ChipText => {
  const { turn } = table.ruling;
  if (turn === null || table.over) {
    return { who: null, over: null, head: message('boardOver'), turn: null, lines: [] };
  }
  const band = bandOf(table, turn);
  return {
    who: band.who,
    over: band.turnIn === 'over' ? band.over : null,
    head: headOf(table, turn, band),
    turn,
    lines: [...(table.claim ? [line(message('claimHead'), '68')] : []), ...decisionOf(table), ...dutiesOf(table)],
  };
};

/** What the chip says of a table that is followed, or cannot be read. */
export const chipText = ({ table, reason }: View): ChipText =>
  table
    ? liveText(table)
    : {
        who: null,
        over: null,
        head: message('unreadableHead'),
        turn: null,
        lines: reason ? [line(reason, null)] : [],
      };
