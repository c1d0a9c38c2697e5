import { type BySeat, bySeat, type Card, SEATS, type Seat } from '../bridge';
import { isOver, type Tabletop } from './tabletop';

/**
 * Which hands are hidden, as a `data-hide` says it: none (a teacher sees all), one side (a kibitzer behind the other), or
 * all but one (that seat's player). Dummy is open after the lead in each of them.
 */
export const HIDINGS = ['none', 'EW', 'NS', 'ESW', 'NSW', 'NEW', 'NES'] as const;
export type Hiding = (typeof HIDINGS)[number];

/** The player whose view a hiding is: the one seat left; null for a teacher or a kibitzer. */
export const viewerOf = (hiding: Hiding): Seat | null =>
  hiding.length === 3 ? (SEATS.find((seat) => !hiding.includes(seat)) ?? null) : null;

/** Whether dummy lies on the table: after the opening lead by the right hand, and whenever play has gone on. */
const dummyIsDown = (table: Tabletop): boolean =>
  table.deal.size < 13 || table.tricks.length > 0 || table.trick.length > 1 || table.led === table.deal.leader;

const isHidden = (table: Tabletop, hiding: Hiding, seat: Seat): boolean => {
  if (hiding === 'none' || !hiding.includes(seat) || isOver(table)) return false;
  if (table.sign === 'claim' && seat === table.deal.declarer) return false;
  return !(seat === table.dummy && dummyIsDown(table));
};

/** The cards of each hand whose faces can be seen, sorted: open hands, and what lies face up before a hidden one. */
export const facesOf = (table: Tabletop, hiding: Hiding): BySeat<readonly Card[]> =>
  bySeat((seat) => {
    const front = new Set(table.front.map(({ card }) => card));
    const hidden = isHidden(table, hiding, seat);
    return table.hands[seat].filter((card) => front.has(card) || !(hidden || table.deal.closed.has(card)));
  });
