import type { Card, Seat } from '../../bridge';
import type { TableView } from '../../table/view';

/** Cards of one hand that came into sight together, the cause not known yet. */
export type Shown = { readonly seat: Seat; readonly cards: readonly Card[] };

/** The cards whose cause is asked for, those of one moment together, for they have one cause. */
export const unknownShown = (table: TableView): Shown[] => {
  const groups = new Map<string, { seat: Seat; cards: Card[] }>();
  for (const { seat, card, why } of table.ruling.exposed) {
    if (why !== 'unknown') continue;
    const entry = table.timeline.findLast(
      ({ event: e }) => e.type === 'expose' && e.how === 'unknown' && e.seat === seat && e.cards.includes(card),
    );
    const key = `${seat} ${entry?.index}`;
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { seat, cards: [card] });
  }
  return [...groups.values()];
};
