import type { BySeat, Card, Seat } from '../bridge';
import { bySeat, partnerOf } from '../bridge';
import type { TableView, View } from '../table/view';
import { message } from '../words';

type Message = ReturnType<typeof message>;

/**
 * What the ruling puts on the table's cards: the dress alone. The reader looks at none of it, for what is on the table must
 * not depend on what is said of it.
 */
export type Marks = {
  /** For the cards of the player in turn that are not simply legal. */
  readonly verdicts: ReadonlyMap<Card, 'illegal' | 'depends'>;
  readonly penalty: ReadonlyMap<Card, 'minor' | 'major'>;
  /** Seen, and waiting for a word. */
  readonly waiting: ReadonlySet<Card>;
  /** What stands beside each seat's name. */
  readonly notes: BySeat<readonly Message[]>;
};

const notesFor = ({ ruling }: TableView, seat: Seat): Message[] => {
  const notes: Message[] = [];
  if (seat === ruling.declarer) notes.push(message('practice_declarer'));
  if (seat === partnerOf(ruling.declarer)) notes.push(message('practice_dummy'));
  if (seat === ruling.turn) notes.push(message(turnKey(ruling)));
  const count = ruling.penaltyCards.filter((card) => card.seat === seat).length;
  if (count > 0) notes.push(message('practice_faceUp', { count }));
  return notes;
};

const turnKey = ({ decision, trick }: TableView['ruling']) => {
  if (decision && decision.kind !== 'designate') return 'practice_waits';
  if (trick.cards.length > 0) return 'practice_plays';
  return trick.number === 1 ? 'practice_opens' : 'practice_leads';
};

/** The marks that a view puts on the table; none when nothing is said of it. */
export const marksOf = (view: View): Marks => {
  const table = view.table;
  const ruling = table?.ruling;
  return {
    verdicts: new Map([
      ...(ruling?.illegal ?? []).map((card) => [card, 'illegal'] as const),
      ...(ruling?.depends ?? []).map((card) => [card, 'depends'] as const),
    ]),
    penalty: new Map(ruling?.penaltyCards.map(({ card, status }) => [card, status])),
    waiting: new Set(ruling?.exposed.map(({ card }) => card)),
    notes: bySeat((seat) => (table ? notesFor(table, seat) : [])),
  };
};
