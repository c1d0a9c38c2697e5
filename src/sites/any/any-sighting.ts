import { bySeat, type Card, FULL_HAND, type Seat, sortCards } from '../../bridge';
import { byCompass } from '../felt';
import { boxOf } from '../find';
import type { Place, Sighting } from '../sighting';
import type { Count } from './board';
import { SIDES, type Side } from './geometry';
import type { Assigned, Layout } from './layout';
import type { Mark } from './marks';
import { seatAt } from './seat-labels';
import type { WrittenContract } from './written-contract';

/** One look, taken apart. */
export type Look = { readonly layout: Layout; readonly assigned: Assigned; readonly count: Count };

/** A part of the page as it has been understood, for the outline: a hand or the trick, and who it belongs to. */
export type Understood = {
  readonly side: Side | 'trick';
  readonly seat: Seat | null;
  readonly elements: readonly Element[];
};

/** What is known of a board beside its cards. */
type Known = {
  readonly site: string;
  readonly bottom: Seat;
  readonly written: WrittenContract;
  /** The side at which the user plays; null when he only watches. */
  readonly viewer: Side | null;
  readonly isOpen: (side: Side) => boolean;
};

const cardsOf = (marks: readonly Mark[]): Card[] => sortCards(marks.map(({ card }) => card));

const elementsOf = (marks: readonly Mark[]): Element[] => marks.map(({ element }) => element);

/** What is visible of the table. */
export const sightingFrom = ({ assigned, count }: Look, { site, bottom, written, viewer, isOpen }: Known): Sighting => {
  const sideOf = (seat: Seat): Side => SIDES.find((side) => seatAt(side, bottom) === seat) ?? 'bottom';
  return {
    site,
    board: null,
    ...written,
    viewer: viewer ? seatAt(viewer, bottom) : null,
    practice: false,
    hands: bySeat((seat) => cardsOf(assigned.hands[sideOf(seat)])),
    sizes: bySeat((seat) => (isOpen(sideOf(seat)) ? assigned.hands[sideOf(seat)].length : null)),
    trick: byCompass(assigned.trick.map(({ card, side }) => ({ card, seat: seatAt(side, bottom) }))),
    ordered: false,
    turn: null,
    tricksPlayed: FULL_HAND - count.begun,
    signs: { auction: false, claim: false, over: false, review: false },
  };
};

/** Where the cards lie. Forces layout. */
export const placesIn = ({ assigned: { hands, trick } }: Look, bottom: Seat): Place[] => {
  const held = SIDES.flatMap((side) => hands[side].map((mark) => ({ ...mark, side })));
  return [...held, ...trick].map(({ card, side, element }) => ({
    card,
    seat: seatAt(side, bottom),
    ...boxOf(element),
  }));
};

/** The parts of the page in which there are cards. */
export const understoodIn = ({ assigned: { hands, trick } }: Look, bottom: Seat | null): Understood[] => {
  const told = SIDES.map((side): Understood => {
    return { side, seat: bottom && seatAt(side, bottom), elements: elementsOf(hands[side]) };
  });
  return [...told, { side: 'trick' as const, seat: null, elements: elementsOf(trick) }].filter(
    ({ elements }) => elements.length > 0,
  );
};
