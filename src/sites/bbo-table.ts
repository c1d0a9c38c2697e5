import { nextSeat, previousSeat, SEATS, type Seat, trumpsOf } from '../bridge';
import { diagramHands, diagramsAt, diagramTrick } from './bbo-diagrams';
import { AT } from './bbo-parts';
import type { People } from './bbo-people';
import { type Played, picturesAt } from './bbo-pictures';
import { isLaidOut, isLeftOf, seatByPlace } from './compass';
import { byCompass, type Felt, type ShownInTrick } from './felt';
import { exactly, one, styleOf } from './find';
import type { Stage } from './seen';
import type { Touched } from './touched';
import { type Clues, isLeftOver, seatsOfTrick } from './trick-seats';
import { Unreadable } from './unreadable';

/** The middle of the trick on this site's felt. */
const MIDDLE = { x: 0.5, y: 0.52 };

/** The page's language, by which honours are read. */
const languageOf = (table: Element): string => table.ownerDocument.documentElement.lang;

const isPutAway = (element: Element): boolean => styleOf(element)?.display === 'none';

/** Whether cards are drawn as pictures: then no hand is displayed as text, nor is the trick, which alone may be there at the end. */
const hasPictures = (table: Element): boolean =>
  [...diagramsAt(table), ...table.querySelectorAll(AT.trickText)].every(isPutAway);

/** Whether the player at the left has his bar to the right of the other's: then places tell nothing of seats. */
const isMirrored = (table: Element, { bottom, letters }: People): boolean => {
  const bars = exactly(table, AT.bar, SEATS.length);
  const seats = [...letters.values()];
  const [left, right] = [nextSeat(bottom), previousSeat(bottom)].map((seat) => bars[seats.indexOf(seat)]);
  return left !== undefined && right !== undefined && isLeftOf(right, left);
};

const cluesFrom = (table: Element, stage: Stage, turn: Seat | null): Clues => ({
  turn,
  trumps: stage.contract && trumpsOf(stage.contract),
  openingLeader: stage.declarer && stage.tricksPlayed === 0 ? nextSeat(stage.declarer) : null,
  isLaidOut: isLaidOut(one(table, AT.felt)),
});

/** @throws Unreadable when nobody can say who played the cards of the trick */
const withSeats = (table: Element, trick: readonly Played[], people: People, clues: Clues): ShownInTrick[] => {
  const felt = one(table, AT.felt);
  const mirrored = isMirrored(table, people);
  const lying = trick.map((card) => ({
    ...card,
    lies: mirrored ? null : seatByPlace(felt, card.element, people.bottom, MIDDLE),
  }));
  if (isLeftOver(lying, clues.turn)) return [];
  const seats = seatsOfTrick(lying, clues);
  if (!seats) {
    const text = lying.map(({ card, order, lies }) => `${order} ${card} ${lies ?? '?'}`).join(', ');
    throw new Unreadable('unknownSeat', AT.picture, `${text}; ${clues.turn ?? '?'}`);
  }
  return trick.flatMap(({ card, element }, i) => (seats[i] ? [{ card, element, seat: seats[i] }] : []));
};

/** Reads the cards in sight, whichever way they are drawn. @throws Unreadable */
export const feltAt = (table: Element, people: People, stage: Stage, turn: Seat | null, touched?: Touched): Felt => {
  const language = languageOf(table);
  if (!hasPictures(table)) {
    return {
      hands: diagramHands(table, language),
      trick: byCompass(diagramTrick(table, language)),
      ordered: false,
    };
  }
  const { hands, trick } = picturesAt(table, language, touched);
  const seated = trick.length > 0 ? withSeats(table, trick, people, cluesFrom(table, stage, turn)) : [];
  const ordered = new Set(trick.map(({ order }) => order)).size === trick.length;
  return { hands, trick: ordered ? seated : byCompass(seated), ordered };
};
