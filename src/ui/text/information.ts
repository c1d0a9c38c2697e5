import { type Card, partnerOf, type Seat, type SeatCard } from '../../bridge';
import type { Information } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';

/** The notes on one card. */
export const informationOn = (table: TableView, seat: Seat, card: Card): Information[] =>
  table.explanation.information.filter((note) => note.seat === seat && note.card === card);

/** What a note says: which information is authorised, and for whom. */
export const informationText = (table: TableView, { seat, note }: Information): Message =>
  message(`information_${note}`, { partner: partnerOf(seat), declarer: table.ruling.declarer });

/** Cards that were penalty cards until declarer's choice sent them back to a hand, where they are still. */
export const pickedUp = ({ ruling, explanation }: TableView): SeatCard[] => {
  const lying = new Set([...ruling.penaltyCards, ...ruling.exposed].map(({ card }) => card));
  const notes = explanation.information.filter(({ card }) => !lying.has(card));
  return [...new Map(notes.map(({ seat, card }) => [card, { seat, card }])).values()];
};
