import { type BySeat, bySeat, type Card, FULL_HAND, isCard, type Seat } from '../bridge';
import { type Side, seatAt } from './compass';
import type { Shown } from './felt';
import { isShown, one } from './find';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  hands: {
    bottom: '.cards-hand-BOTTOM',
    left: '.cards-hand-LEFT',
    top: '.cards-hand-TOP',
    right: '.cards-hand-RIGHT',
  },
  card: '.bridge-card',
  /** A played card stays where it is, all through the board. */
  played: '.bridge-card-played',
  /** One that the user may play now. */
  active: '.bridge-card-active',
  face: 'use',
} as const;

/** `#card-us-gs-kd`: rank, then suit; the ten is `t`. */
const FACE = /^#card-us-gs-([2-9tjqka])([shdc])$/u;
const BACK = /back/iu;

/** One of the four hands on the page. */
export type Hand = {
  readonly seat: Seat;
  readonly element: Element;
  readonly held: readonly Shown[];
  readonly played: readonly Shown[];
  /** Cards that lie there face down; on some pages none do. */
  readonly backs: number;
};

/** The drawing's name; the attribute has a prefix on some pages, and whether that is a name space depends on who wrote it. */
const drawingOf = (use: Element): string =>
  use.getAttribute('href') ??
  use.getAttribute('xlink:href') ??
  use.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ??
  '';

/** The face of a card; null for one that shows its back, or nothing. */
const faceOf = (element: Element): Card | null => {
  const drawings = new Set([...element.querySelectorAll(AT.face)].map(drawingOf).filter((name) => !BACK.test(name)));
  const [drawing, ...more] = drawings;
  if (drawing === undefined) return null;
  const [, rank = '', suit = ''] = FACE.exec(drawing) ?? [];
  const card = `${suit}${rank}`.toUpperCase();
  if (more.length > 0 || !isCard(card)) throw new Unreadable('unknownCard', `${AT.card} ${AT.face}`, scrub(drawing));
  return card;
};

const facesIn = (element: Element): Shown[] =>
  [...element.querySelectorAll(AT.card)].flatMap((at) => {
    const card = faceOf(at);
    return card ? [{ card, element: at }] : [];
  });

const handAt = (table: Element, side: Side, bottom: Seat): Hand => {
  const element = one(table, AT.hands[side]);
  const faces = facesIn(element);
  const played = faces.filter((face) => face.element.matches(AT.played));
  const held = faces.filter((face) => !face.element.matches(AT.played) && isShown(face.element));
  const [cards, gone, drawn] = [AT.card, AT.played, AT.face].map((at) => element.querySelectorAll(at).length);
  if (drawn && !cards) throw new Unreadable('missing', AT.card, outline(element));
  // Whatever was played has shown its face, and whatever shows it was played or is held.
  if (gone !== played.length || held.length + played.length !== faces.length)
    throw new Unreadable('unknownCard', AT.played, `${held.length}+${played.length} ${faces.length} ${gone}`);
  return { seat: seatAt(side, bottom), element, held, played, backs: (cards ?? 0) - faces.length };
};

/** The four hands. @throws Unreadable */
export const handsAt = (table: Element, bottom: Seat): BySeat<Hand> => {
  const hands = (Object.keys(AT.hands) as Side[]).map((side) => handAt(table, side, bottom)); // its keys are the four sides
  const cards = hands.flatMap(({ held, played }) => [...held, ...played]).map(({ card }) => card);
  if (new Set(cards).size < cards.length) throw new Unreadable('doubled', AT.card, `${cards.length}`);
  for (const hand of hands) checkSize(hand);
  return bySeat((seat) => hands.find((hand) => hand.seat === seat) ?? handAt(table, 'bottom', bottom));
};

const oddSize = ({ seat, held, played, backs }: Hand): Unreadable =>
  new Unreadable('sizes', AT.card, `${seat} ${held.length}+${played.length}+${backs}`);

/** Nobody shows one card alone here: a hand is open or not, and where it lies face down all of it does. @throws Unreadable `sizes` */
const checkSize = (hand: Hand): void => {
  const { held, played, backs } = hand;
  const isOdd = held.length > 0 && backs > 0;
  if (isOdd || (held.length + backs > 0 && held.length + played.length + backs !== FULL_HAND)) throw oddSize(hand);
};

/** All cards of a hand that is open, held and played. @throws Unreadable `sizes` while some are missing */
export const wholeHand = (hand: Hand): readonly Card[] => {
  const cards = [...hand.held, ...hand.played].map(({ card }) => card);
  if (cards.length !== FULL_HAND) throw oddSize(hand);
  return cards;
};

/** Whether all cards of a hand lie open, and none of them has been played. */
export const isFresh = ({ held, played }: Hand): boolean => held.length === FULL_HAND && played.length === 0;

/** Whether the user may play a card of this hand now. */
export const isActive = ({ element }: Hand): boolean =>
  [...element.querySelectorAll(AT.active)].some((card) => !card.matches(AT.played) && isShown(card));
