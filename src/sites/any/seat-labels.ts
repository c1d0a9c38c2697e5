import { nextSeat, type Seat } from '../../bridge';
import { boxOf, isShown, packed } from '../find';
import { centreOf, type Side, sideOf } from './geometry';
import type { Layout } from './layout';
import { SEAT_WORDS } from './vocabulary';

const LETTERS: Readonly<Record<string, Seat>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

const seatOf = (element: Element): Seat | null => {
  if (element.childElementCount > 0) return null;
  const text = packed(element);
  return LETTERS[text] ?? SEAT_WORDS.get(text.toLowerCase()) ?? null;
};

const ROUND: Readonly<Record<Side, number>> = { bottom: 0, left: 1, top: 2, right: 3 };

/** The seat at the bottom when this seat is at that side: seats go round as sides do. */
const bottomBy = (seat: Seat, side: Side): Seat => {
  let at = seat;
  for (let i = 0; i < (4 - ROUND[side]) % 4; i += 1) at = nextSeat(at);
  return at;
};

/** The seat at a side when that one is at the bottom. */
export const seatAt = (side: Side, bottom: Seat): Seat => {
  let at = bottom;
  for (let i = 0; i < ROUND[side]; i += 1) at = nextSeat(at);
  return at;
};

/**
 * The seat at the bottom, where the page writes all four seats, each once, at the sides of the table; null where it does not, or
 * where they do not stand in the order of the compass.
 */
export const bottomByLabels = ({ table, centre }: Layout): Seat | null => {
  const labels = [...table.querySelectorAll('*')].flatMap((element) => {
    const seat = seatOf(element);
    return seat && isShown(element) ? [{ seat, side: sideOf(centreOf(boxOf(element)), centre) }] : [];
  });
  if (labels.length !== 4 || new Set(labels.map(({ seat }) => seat)).size !== 4) return null;
  const bottoms = new Set(labels.map(({ seat, side }) => side && bottomBy(seat, side)));
  const [bottom = null] = bottoms;
  return bottoms.size === 1 ? bottom : null;
};
