import type { PenaltyReason } from '../../laws';
import type { Message } from '../../table/view';
import { message } from '../../words';
import { dutyText } from '../kit';
import { informationText } from '../text/information';
import { penaltyReason } from '../text/penalty';
import type { Matter } from './matter';
import type { Source } from './plan';

/** A sentence of a script, with the paragraph that it rests on, English numbering of the edition in force. */
export type Said = { readonly what: Message; readonly law: string | null };

const reasonsOf = ({ table, seat }: Matter): PenaltyReason[] =>
  table.explanation.penaltyCards.filter((reason) => reason.seat === seat);

const cause = (matter: Matter): Said[] =>
  reasonsOf(matter).flatMap((reason) => penaltyReason(matter.table, reason).map((what) => ({ what, law: reason.law })));

/** Of which kind each card is; cards of one kind by one paragraph are told together. */
const status = (matter: Matter): Said[] => {
  const reasons = reasonsOf(matter);
  const kinds = new Map(reasons.map((reason) => [`${reason.status} ${reason.law}`, reason]));
  return [...kinds.values()].map(({ status: kind, law }) => {
    const cards = reasons.filter((reason) => reason.status === kind && reason.law === law).map(({ card }) => card);
    return { what: message(`script_is_${kind}`, { cards, count: cards.length }), law };
  });
};

const duties = ({ table }: Matter): Said[] => {
  const { obligations, trick } = table.ruling;
  const leading = trick.cards.length === 0;
  return obligations.map((duty, i) => ({ what: dutyText(duty, obligations.slice(0, i), leading), law: duty.law }));
};

/** What may be used of these cards, and by whom; what holds for several of them is told once. */
const information = ({ table, seat, cards }: Matter): Said[] => {
  const notes = table.explanation.information.filter((note) => note.seat === seat && cards.includes(note.card));
  const alike = new Map(notes.map((note) => [`${note.note} ${note.law}`, note]));
  return [...alike.values()].map((note) => ({ what: informationText(table, note), law: note.law }));
};

/** Sentences that follow from the ruling and its reasons alone. */
export const SOURCES: Readonly<Record<Source, (matter: Matter) => Said[]>> = { cause, status, duties, information };
