import { type BySeat, bySeat, type Seat } from '../bridge';
import { AT } from './bbo-parts';
import { readCard } from './cards';
import type { Shown } from './felt';
import { drawnWithin, layerOf, one, packed } from './find';
import { memoryOf, type Touched } from './touched';
import type { Played } from './trick-by-place';
import { outline, scrub, Unreadable } from './unreadable';

export type Pictures = { readonly hands: BySeat<Shown[]>; readonly trick: readonly Played[] };

/** The hundreds of the z-index of a card in hand tell its seat, whoever sits at the bottom of the screen. */
const HUNDREDS: Readonly<Record<number, Seat>> = { 1: 'S', 2: 'W', 3: 'N', 4: 'E' };

/** The z-indices 90 to 93 are the first to the fourth card of the trick. */
const LEAD = 90;
const LAST = 93;

/** While hands are being moved the page gives every card this z-index, and no seat can be told from it. */
const MOVING = 100;

type Layered = Shown & { readonly layer: number | null };

const pictureOf = (element: Element, isDrawn: (element: Element) => boolean, language: string): Layered | null => {
  const text = packed(element);
  if (text === '' || !isDrawn(element)) return null;
  const card = readCard(text, language);
  if (!card) throw new Unreadable('unknownCard', AT.picture, scrub(text));
  return { card, element, layer: layerOf(element) };
};

const isOnTrick = (picture: Layered): picture is Layered & { readonly layer: number } =>
  picture.layer !== null && picture.layer >= LEAD && picture.layer <= LAST;

const seatOf = ({ layer }: Layered): Seat | undefined => HUNDREDS[Math.trunc((layer ?? 0) / 100)];

/** @throws Unreadable when a card is drawn that is in no hand and not on the trick, or hands are being moved */
const checkSeats = (pictures: readonly Layered[]): void => {
  const lost = pictures.find((picture) => !isOnTrick(picture) && !seatOf(picture));
  if (lost) throw new Unreadable('unknownSeat', AT.picture, `${lost.card} z ${lost.layer ?? '?'}`);
  const moving = pictures.filter(({ layer }) => layer === MOVING).length;
  if (moving > 1) throw new Unreadable('unknownSeat', AT.picture, `${moving} × z ${MOVING}`);
};

/** Of each picture what it shows, as long as it is not touched and the felt stays where it is. */
const remember = memoryOf<Layered | null>();

/** Reads hands and trick drawn as pictures of cards. @throws Unreadable */
export const picturesAt = (table: Element, language: string, touched?: Touched): Pictures => {
  const felt = one(table, AT.felt);
  const surface = one(felt, AT.surface);
  const elements = [...surface.querySelectorAll(AT.picture)];
  if (elements.length === 0) throw new Unreadable('missing', AT.picture, outline(surface));
  const isDrawn = drawnWithin(felt);
  const recall = remember(surface, language + JSON.stringify(felt.getBoundingClientRect()), touched);
  const pictures = elements.flatMap((element) => recall(element, () => pictureOf(element, isDrawn, language)) ?? []);
  checkSeats(pictures);
  return {
    hands: bySeat((seat) => pictures.filter((picture) => !isOnTrick(picture) && seatOf(picture) === seat)),
    trick: pictures
      .filter(isOnTrick)
      .toSorted((a, b) => a.layer - b.layer)
      .map((picture) => ({ ...picture, order: picture.layer - LEAD })),
  };
};
