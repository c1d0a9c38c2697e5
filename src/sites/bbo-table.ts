import { type BySeat, bySeat, type Card, nextSeat, partnerOf, type Seat, sortCards, trumpsOf } from '../bridge';
import type { Stage } from './bbo-contract';
import { byCompass, diagramHands, diagramsAt, diagramTrick, type Shown, type ShownInTrick } from './bbo-diagrams';
import { AT } from './bbo-parts';
import type { People } from './bbo-people';
import { type Played, picturesAt } from './bbo-pictures';
import { isLaidOut, seatByPlace } from './compass';
import { one, styleOf } from './find';
import { type Clues, seatsOfTrick } from './trick-seats';
import { Unreadable } from './unreadable';

/** The cards in sight, and the elements that show them. */
export type Felt = {
  readonly hands: BySeat<readonly Shown[]>;
  readonly trick: readonly ShownInTrick[];
  readonly ordered: boolean;
};

/** The middle of the trick on this site's felt. */
const MIDDLE = { x: 0.5, y: 0.52 };

const FULL_HAND = 13;

/** The page's language, by which honours are read. */
const languageOf = (table: Element): string => table.ownerDocument.documentElement.lang;

/** Whether cards are drawn as pictures: then no hand is displayed as text. */
const hasPictures = (table: Element): boolean =>
  diagramsAt(table).every((diagram) => styleOf(diagram)?.display === 'none');

const cluesFrom = (table: Element, stage: Stage, turn: Seat | null): Clues => ({
  turn,
  trumps: stage.contract && trumpsOf(stage.contract),
  openingLeader: stage.declarer && stage.tricksPlayed === 0 ? nextSeat(stage.declarer) : null,
  isLaidOut: isLaidOut(one(table, AT.felt)),
});

/** @throws Unreadable when nobody can say who played the cards of the trick */
const withSeats = (table: Element, trick: readonly Played[], bottom: Seat, clues: Clues): ShownInTrick[] => {
  const felt = one(table, AT.felt);
  const lying = trick.map((card) => ({ ...card, lies: seatByPlace(felt, card.element, bottom, MIDDLE) }));
  const seats = seatsOfTrick(lying, clues);
  if (!seats) {
    const text = lying.map(({ card, order, lies }) => `${order} ${card} ${lies ?? '?'}`).join(', ');
    throw new Unreadable('unknownSeat', AT.picture, `${text}; ${clues.turn ?? '?'}`);
  }
  return trick.flatMap(({ card, element }, i) => (seats[i] ? [{ card, element, seat: seats[i] }] : []));
};

/** Reads the cards in sight, whichever way they are drawn. @throws Unreadable */
export const feltAt = (table: Element, people: People, stage: Stage, turn: Seat | null): Felt => {
  const language = languageOf(table);
  if (!hasPictures(table)) {
    return {
      hands: diagramHands(table, language),
      trick: byCompass(diagramTrick(table, language)),
      ordered: false,
    };
  }
  const { hands, trick } = picturesAt(table, language);
  const seated = trick.length > 0 ? withSeats(table, trick, people.bottom, cluesFrom(table, stage, turn)) : [];
  const ordered = new Set(trick.map(({ order }) => order)).size === trick.length;
  return { hands, trick: ordered ? seated : byCompass(seated), ordered };
};

/** The cards in sight in each hand, sorted, without those in `except`. */
export const handsOf = (felt: Felt, except: ReadonlySet<Card>): BySeat<Card[]> =>
  bySeat((seat) => sortCards(felt.hands[seat].map(({ card }) => card).filter((card) => !except.has(card))));

/**
 * How many cards each hand has, where the page tells it: it shows any hand whole of which no card is missing, and once play has
 * begun always the user's own, and dummy's after the first trick.
 */
export const sizesOf = (
  hands: BySeat<readonly Card[]>,
  trick: readonly ShownInTrick[],
  viewer: Seat | null,
  { declarer, tricksPlayed }: Stage,
): BySeat<number | null> => {
  const begun = FULL_HAND - (tricksPlayed ?? 0);
  const dummy = declarer && (tricksPlayed ?? 0) > 0 ? partnerOf(declarer) : null;
  return bySeat((seat) => {
    const seen = hands[seat].length;
    const whole = seen + trick.filter((card) => card.seat === seat).length === begun;
    const always = tricksPlayed !== null && (seat === viewer || (seat === dummy && seen > 0));
    return whole || always ? seen : null;
  });
};
