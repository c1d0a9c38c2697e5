import { type BySeat, bySeat, type Card, SEATS, type Seat, sameSide, sortCards } from '../bridge';
import type { TableEvent } from '../laws';
import type { Sighting } from '../sites/sighting';
import { type Course, looseOn } from './course';
import { gapsIn } from './picture';
import { type Position, sizeOf } from './position';
import type { Showing } from './record';

/** What a settled sighting shows beyond the play. */
export type News = {
  /** Cards seen in the hands as everybody may see them: from now on they are known. */
  readonly learned: BySeat<readonly Card[]>;
  /** Cards of a defender's hidden hand that have come to sight: the user is asked for the cause. */
  readonly exposed: readonly TableEvent[];
  readonly showing: Showing;
};

/** Whether all cards of a hand are in sight. */
const isWhole = ({ position }: Course, sighting: Sighting, seat: Seat): boolean => {
  const out = sighting.trick.filter((put) => put.seat === seat && position.where.get(put.card)?.at === 'hand').length;
  return sighting.hands[seat].length === sizeOf(position, seat) - out;
};

/** Whether the page shows this hand by right: dummy's and declarer's, the user's own, and whatever a claim lays open. */
const isOpenByRight = ({ position }: Course, sighting: Sighting, seat: Seat): boolean =>
  sameSide(seat, position.ruling.declarer) || seat === sighting.viewer || sighting.signs.claim;

/** Cards of which the ruling says already that they have been seen. */
const isMarked = ({ ruling }: Position, card: Card): boolean =>
  [...ruling.penaltyCards, ...ruling.exposed].some((shown) => shown.card === card);

/** Nobody drops more cards at once: such a hand is laid open, and the page lacks some of it. */
const MOST_AT_ONCE = 4;

/** Some, but not all, cards of a hidden hand that have not shown before. */
const newlySeen = (course: Course, sighting: Sighting, seat: Seat): readonly Card[] => {
  if (isWhole(course, sighting, seat) || isOpenByRight(course, sighting, seat)) return [];
  const before = course.showing.closed[seat];
  const fresh = before
    ? sighting.hands[seat].filter((card) => !before.includes(card) && !isMarked(course.position, card))
    : course.fit.shown[seat];
  return fresh.length > MOST_AT_ONCE ? [] : fresh;
};

/** Of a hand that a kibitzer sees all cards but one: nobody can say whether one was never shown or the page has lost one. */
export const lackingOne = (course: Course, sighting: Sighting): Seat | undefined =>
  SEATS.find((seat) => {
    const lacking = sizeOf(course.position, seat) - sighting.hands[seat].length;
    return lacking === 1 && newlySeen(course, sighting, seat).length > 1 && sighting.viewer === null;
  });

/** A hand that was closed stays so, with what shows of it, until all of it is in sight again. */
const stillClosed = (course: Course, sighting: Sighting): Showing['closed'] => {
  const closed: Partial<Record<Seat, readonly Card[]>> = {};
  for (const seat of SEATS) {
    const before = course.showing.closed[seat];
    if (before && !isWhole(course, sighting, seat))
      closed[seat] = sortCards(new Set([...before, ...sighting.hands[seat]]));
  }
  return closed;
};

/** What a course leaves to be learned from the hands, and what has been exposed. */
export const newsOf = (course: Course, sighting: Sighting): News => {
  const exposed = SEATS.flatMap((seat): TableEvent[] => {
    const cards = newlySeen(course, sighting, seat);
    return cards.length > 0 ? [{ type: 'expose', seat, cards: sortCards(cards), how: 'unknown' }] : [];
  });
  const loose = looseOn(course, sighting).map(({ card }) => card);
  const dropped = loose.filter((card) => course.showing.dropped?.includes(card));
  return {
    learned: bySeat((seat) => (newlySeen(course, sighting, seat).length > 0 ? [] : course.fit.shown[seat])),
    exposed,
    showing: {
      loose,
      ...(dropped.length > 0 ? { dropped } : {}),
      closed: stillClosed(course, sighting),
    },
  };
};

/** Defenders whose hands are known in full and not, or not all, in sight, while others are: a page may have hidden them. */
export const hiddenNow = (course: Course, sighting: Sighting): readonly Seat[] => {
  const { position, showing } = course;
  if (SEATS.every((seat) => sighting.hands[seat].length === 0)) return [];
  return SEATS.filter((seat) => {
    if (isOpenByRight(course, sighting, seat) || position.hidden[seat] > 0 || showing.closed[seat]) return false;
    const none = sighting.hands[seat].length === 0 && !isWhole(course, sighting, seat);
    return none || gapsIn(position, showing, sighting, seat).length > 0;
  });
};

/** Takes those hands for closed: from now on a card of theirs that comes to sight is news. */
export const close = (showing: Showing, seats: readonly Seat[], sighting: Sighting): Showing => ({
  ...showing,
  closed: { ...showing.closed, ...Object.fromEntries(seats.map((seat) => [seat, sighting.hands[seat]])) },
});
