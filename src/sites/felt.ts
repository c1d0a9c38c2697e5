import {
  type BySeat,
  bySeat,
  type Card,
  FULL_HAND,
  partnerOf,
  SEATS,
  type Seat,
  type SeatCard,
  sortCards,
} from '../bridge';
import { boxOf } from './find';
import type { Place, Sighting } from './sighting';

/** A card where the page shows it. */
export type Shown = { readonly card: Card; readonly element: Element };
export type ShownInTrick = Shown & { readonly seat: Seat };

/** The cards in sight, and the elements that show them. */
export type Felt = {
  readonly hands: BySeat<readonly Shown[]>;
  readonly trick: readonly ShownInTrick[];
  readonly ordered: boolean;
};

/** How far a board has come, where the page tells it. */
export type Standing = {
  readonly viewer: Seat | null;
  readonly declarer: Seat | null;
  /** Null in the auction too. */
  readonly tricksPlayed: number | null;
};

/** Cards on a trick in the order in which a sighting lists them when the order of play is not told. */
export const byCompass = <T extends SeatCard>(trick: readonly T[]): T[] =>
  trick.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));

/** The cards in sight in each hand, sorted, without those in `except`. */
const handsOf = (felt: Felt, except: ReadonlySet<Card>): BySeat<Card[]> =>
  bySeat((seat) => sortCards(felt.hands[seat].map(({ card }) => card).filter((card) => !except.has(card))));

/**
 * How many cards each hand has, where the page tells it: it shows any hand whole of which no card is missing, and once play has
 * begun always the user's own, and dummy's after the first trick.
 */
const sizesOf = (
  hands: BySeat<readonly Card[]>,
  trick: readonly SeatCard[],
  { viewer, declarer, tricksPlayed }: Standing,
): BySeat<number | null> => {
  const left = FULL_HAND - (tricksPlayed ?? 0);
  // A full trick may be counted already or not yet. It is when a hand shows more than it could have left before.
  const isCounted = trick.length >= SEATS.length && SEATS.some((seat) => hands[seat].length >= left);
  const begun = left + (isCounted ? 1 : 0);
  const dummy = declarer && (tricksPlayed ?? 0) > 0 ? partnerOf(declarer) : null;
  return bySeat((seat) => {
    const seen = hands[seat].length;
    const whole = seen + trick.filter((card) => card.seat === seat).length === begun;
    const always = tricksPlayed !== null && (seat === viewer || (seat === dummy && seen > 0));
    return whole || always ? seen : null;
  });
};

/**
 * What a sighting says of the cards.
 * @param over the board is over: its hands are drawn anew, while the last trick may still lie there
 */
export const sightedOn = (
  felt: Felt,
  standing: Standing,
  over: boolean,
): Pick<Sighting, 'hands' | 'sizes' | 'trick' | 'ordered'> => {
  const trick = felt.trick.map(({ seat, card }) => ({ seat, card }));
  const hands = handsOf(felt, new Set(over ? trick.map(({ card }) => card) : []));
  return { hands, sizes: sizesOf(hands, trick, standing), trick, ordered: felt.ordered };
};

/** Whether all four hands are in sight whole: at a table where one plays oneself that is so only once the board is over. */
export const areAllOpen = ({ hands }: Felt): boolean => SEATS.every((seat) => hands[seat].length === FULL_HAND);

/** Whether, after cards have been played, all four hands lie open whole again: so pages show a board that is over. */
export const isLaidOpen = (felt: Felt, tricksPlayed: number | null): boolean =>
  (tricksPlayed ?? 0) + felt.trick.length > 0 && areAllOpen(felt);

/** Whether all thirteen tricks are counted and the last one has been put away, or hands are shown beside it. */
export const isPlayedOut = ({ hands, trick }: Felt, tricksPlayed: number | null): boolean =>
  tricksPlayed === FULL_HAND && (trick.length === 0 || SEATS.some((seat) => hands[seat].length > 0));

/** Where all cards in sight lie. Forces layout. */
export const placesOf = ({ hands, trick }: Felt): Place[] => {
  const shown = [...SEATS.flatMap((seat) => hands[seat].map((card) => ({ ...card, seat }))), ...trick];
  return shown.map(({ card, seat, element }) => ({ card, seat, ...boxOf(element) }));
};
