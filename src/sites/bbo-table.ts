import { nextSeat, partnerOf, previousSeat, SEATS, type Seat } from '../bridge';
import { diagramHands, diagramsAt, diagramTrick } from './bbo-diagrams';
import { AT } from './bbo-parts';
import type { People } from './bbo-people';
import { picturesAt } from './bbo-pictures';
import type { Names } from './compass';
import { byCompass, type Felt } from './felt';
import { exactly, one, styleOf } from './find';
import type { Stage } from './seen';
import type { Touched } from './touched';
import { trickByPlace } from './trick-by-place';

/** The middle of the trick on this site's felt. */
const MIDDLE = { x: 0.5, y: 0.52 };

/** The page's language, by which honours are read. */
const languageOf = (table: Element): string => table.ownerDocument.documentElement.lang;

const isPutAway = (element: Element): boolean => styleOf(element)?.display === 'none';

/** Whether cards are drawn as pictures: then no hand is displayed as text, nor is the trick, which alone may be there at the end. */
const hasPictures = (table: Element): boolean =>
  [...diagramsAt(table), ...table.querySelectorAll(AT.trickText)].every(isPutAway);

const namesAt = (table: Element, { bottom, letters }: People): Names => {
  const bars = exactly(table, AT.bar, SEATS.length);
  const seats = [...letters.values()];
  const of = (seat: Seat): Element | undefined => bars[seats.indexOf(seat)];
  return {
    bottom: of(bottom),
    left: of(nextSeat(bottom)),
    top: of(partnerOf(bottom)),
    right: of(previousSeat(bottom)),
  };
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
  const around = { felt: one(table, AT.felt), middle: MIDDLE, names: namesAt(table, people), stage, turn };
  const seated = trickByPlace(trick, { ...around, bottom: people.bottom }, AT.picture);
  const ordered = new Set(trick.map(({ order }) => order)).size === trick.length;
  return { hands, trick: ordered ? seated : byCompass(seated), ordered };
};
