import { type BySeat, type Card, FULL_HAND, isCard, partnerOf, type Seat } from '../bridge';
import type { Names } from './compass';
import type { Felt, Shown } from './felt';
import { isShown, layerOf, one } from './find';
import type { Stage } from './seen';
import { trickByPlace } from './trick-by-place';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  area: '#playing_area',
  /** One a card, for all 52, wherever they are. A second set outside the area only loads the drawings beforehand. */
  face: '#playing_area > div > img[src*="/cards_svg/"]',
} as const;

/** `QC.svg`. Backs are `…_RB`, `CB2` and `1B`; `simplified_…` is another way of drawing, which is not understood. */
const FACE = /\/cards_svg\/([AKQJT2-9])([SHDC])\.svg$/u;
const BACK = /\/cards_svg\/(?:\w*_RB|CB2|1B)\.svg$/u;

const DECK = 52;

/** Where a card is, by its layer. Own hand and what is hidden: sure; the others: likely. */
const LAYERS = [
  { from: -Infinity, to: 9, at: 'hidden' },
  { from: 100, to: 119, at: 'trick' },
  { from: 120, to: 199, at: 'dummy' },
  { from: 200, to: 249, at: 'declarer' },
  { from: 250, to: 1199, at: 'gone' },
  { from: 1200, to: 95_199, at: 'dummy' },
  { from: 95_200, to: 109_999, at: 'own' },
] as const;

/** The first layer of the trick: a card's own, less this, is its place in the order of play. */
const LEAD = 100;

/** The middle of the trick within the area. */
const MIDDLE = { x: 0.5, y: 0.5 };

type Spot = (typeof LAYERS)[number]['at'];
type Spotted = Shown & { readonly at: Spot; readonly layer: number };

const cardIn = (image: Element): Card | null => {
  const source = image.getAttribute('src') ?? '';
  const [, rank, suit] = FACE.exec(source) ?? [];
  const card = `${suit}${rank}`;
  if (isCard(card)) return card;
  if (BACK.test(source)) return null;
  throw new Unreadable('unknownCard', AT.face, scrub(source));
};

const spotOf = (card: Card, element: Element): Spotted => {
  const layer = layerOf(element);
  const found = LAYERS.find(({ from, to }) => layer !== null && from <= layer && layer <= to);
  if (layer === null || !found) throw new Unreadable('unknownSeat', `${AT.face} z-index`, `${card} ${layer ?? '?'}`);
  return { card, element, layer, at: found.at };
};

/** A card of a past trick may show its back. */
const isTurned = (image: Element): boolean => {
  const layer = image.parentElement && layerOf(image.parentElement);
  return cardIn(image) === null && layer !== null && LAYERS.find(({ to }) => layer <= to)?.at === 'gone';
};

/** All cards, wherever they are. @throws Unreadable when the deck is not whole */
const deckAt = (table: Element): Spotted[] => {
  const images = [...table.querySelectorAll(AT.face)];
  const faces = images.flatMap((image) => {
    const [card, element] = [cardIn(image), image.parentElement];
    return card && element ? [spotOf(card, element)] : [];
  });
  const cards = new Set(faces.map(({ card }) => card));
  if (cards.size < faces.length) throw new Unreadable('doubled', AT.face, `${faces.length}`);
  const all = faces.length + images.filter(isTurned).length;
  if (all !== DECK) throw new Unreadable('missing', AT.face, `${all}/${DECK}`);
  return faces.filter(({ element, at }) => at === 'hidden' || isShown(element));
};

const isOrdered = (trick: readonly Spotted[]): boolean =>
  new Set(trick.map(({ layer }) => layer)).size === trick.length;

/**
 * Dummy's cards. When other hands are shown, with a claim or at the end, they lie in its layers too: then nobody can say whose
 * card is whose, which does not matter once all tricks are settled. @throws Unreadable
 */
const dummysOf = (open: readonly Spotted[], { tricksPlayed }: Stage, isLed: boolean): readonly Spotted[] => {
  // Before the lead nothing of dummy is in sight: a card there is the lead on its way. All of it can be, when that was taken back.
  const isComing = open.length > 0 && open.length < FULL_HAND && tricksPlayed === 0 && !isLed;
  if (open.length <= FULL_HAND && !isComing) return open;
  if (tricksPlayed === FULL_HAND) return [];
  throw new Unreadable('sizes', AT.face, `${open.length}`);
};

/** The cards in sight. @param names where the players' names stand @throws Unreadable */
export const feltAt = (table: Element, names: Names, bottom: Seat, stage: Stage, turn: Seat | null): Felt => {
  const deck = deckAt(table);
  const of = (spot: Spot): Spotted[] => deck.filter(({ at }) => at === spot);
  const hands: BySeat<readonly Shown[]> = { N: [], E: [], S: [], W: [] };
  hands[bottom] = of('own');
  const faced = [...of('dummy'), ...of('declarer')];
  const { declarer } = stage;
  if (faced.length > 0 && !declarer) throw new Unreadable('unknownSeat', AT.face, outline(one(table, AT.area)));
  if (declarer) {
    const dummy = partnerOf(declarer);
    hands[dummy] = [...hands[dummy], ...dummysOf(of('dummy'), stage, of('trick').length > 0)];
    hands[declarer] = [...hands[declarer], ...of('declarer')];
  }
  const trick = of('trick')
    .toSorted((a, b) => a.layer - b.layer)
    .map((card) => ({ ...card, order: card.layer - LEAD }));
  const around = { felt: one(table, AT.area), middle: MIDDLE, bottom, names, stage, turn };
  return {
    hands,
    trick: trickByPlace(trick, around, AT.face),
    ordered: isOrdered(trick),
  };
};
