import { type Card, SEATS, type Seat, suitOf } from '../../src/bridge';
import type { Place } from '../../src/sites/sighting';
import type { TableView } from '../../src/table/view';

/** Where a hand begins on an invented table of 1000 by 700 pixels. */
const CORNERS: Readonly<Record<Seat, readonly [x: number, y: number]>> = {
  N: [300, 10],
  E: [800, 150],
  S: [300, 550],
  W: [10, 150],
};

export const WIDTH = 1000;

/** A card's size, and how far each card and each row of a suit is from the one before. */
export type Drawing = { readonly width: number; readonly height: number; readonly step: number; readonly row: number };

/** Cards that lie on each other as they do on a screen, and a hand in writing. */
export const PICTURES: Drawing = { width: 100, height: 148, step: 24, row: 62 };
export const WRITTEN: Drawing = { width: 11, height: 20, step: 15, row: 26 };

const handPlaces = (seat: Seat, cards: readonly Card[], { width, height, step, row }: Drawing): Place[] => {
  const [left, top] = CORNERS[seat];
  return cards.map((card) => {
    const suit = cards.filter((other) => suitOf(other) === suitOf(card));
    return {
      card,
      seat,
      x: left + step * suit.indexOf(card),
      y: top + row * 'SHDC'.indexOf(suitOf(card)),
      width,
      height,
    };
  });
};

/** Where the known cards of a table lie, a row for each suit. */
export const placesOf = ({ known }: TableView, drawing: Drawing): Place[] =>
  SEATS.flatMap((seat) => handPlaces(seat, known[seat], drawing));
