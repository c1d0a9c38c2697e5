import { type BySeat, type Card, isCard, isSeat, nextSeat, partnerOf, previousSeat, type Seat } from '../bridge';
import { type Side, seatAt } from './compass';
import { byCompass, type Felt, type Shown, type ShownInTrick } from './felt';
import { boxOf, isShown, one, oneShown, packed } from './find';
import type { Stage } from './seen';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  own: '#bottom-seat',
  partner: '#partner-seat, [data-testid="top-seat"]',
  /** Hands at the sides: face up when dummy's, else backs, which have no name. */
  row: '#opponents-row',
  side: '[data-testid="vertical-hand"]',
  trick: '#current-trick',
  /** Parts of the names of classes; what follows differs from build to build. */
  slots: {
    top: '[class*="CurrentTrick_top__"]',
    right: '[class*="CurrentTrick_right__"]',
    bottom: '[class*="CurrentTrick_bottom__"]',
    left: '[class*="CurrentTrick_left__"]',
  },
  card: '[data-testid]',
  /** A player, by his seat, which ends the name. */
  seated: '[data-testid*="-seat-"]',
} as const;

const SIDES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[];

/** `SA`, `HT`, `H10`; null for the name of anything else. */
const named = (element: Element): Card | null => {
  const card = (element.getAttribute('data-testid') ?? '').replace(/10$/u, 'T');
  return isCard(card) ? card : null;
};

/** @throws Unreadable when something that looks like a card beside it has a name that is none */
const checkBeside = ({ element }: Shown): void => {
  const alike = [...(element.parentElement?.children ?? [])].filter(
    (other) => other.className === element.className && other.matches(AT.card),
  );
  const strange = alike.find((other) => named(other) === null);
  if (strange) throw new Unreadable('unknownCard', AT.card, scrub(strange.getAttribute('data-testid') ?? ''));
};

/** The cards shown at a place. A card can have parts with its own name. @throws Unreadable */
const cardsAt = (place: Element): Shown[] => {
  const cards = [...place.querySelectorAll(AT.card)].flatMap((element) => {
    const card = named(element);
    const isPart =
      card !== null && element.parentElement?.closest(`[data-testid="${element.getAttribute('data-testid')}"]`);
    return card && !isPart && isShown(element) ? [{ card, element }] : [];
  });
  for (const card of cards) checkBeside(card);
  return cards;
};

/** The user's own cards in sight. @throws Unreadable */
export const ownCards = (table: Element): Card[] => cardsAt(oneShown(table, AT.own)).map(({ card }) => card);

const slotCards = (trick: Element, side: Side, bottom: Seat): ShownInTrick[] => {
  const slot = trick.querySelector(AT.slots[side]);
  if (!slot) return [];
  const cards = named(slot) && isShown(slot) ? [{ card: named(slot), element: slot }] : cardsAt(slot);
  if (cards.length === 0 && isShown(slot) && packed(slot) !== '') {
    throw new Unreadable('unknownCard', AT.slots[side], scrub(packed(slot)));
  }
  return cards.flatMap(({ card, element }) => (card ? [{ card, element, seat: seatAt(side, bottom) }] : []));
};

/** @throws Unreadable when a card on the trick lies in none of the four places */
const trickAt = (table: Element, bottom: Seat): ShownInTrick[] => {
  const trick = one(table, AT.trick);
  if (!isShown(trick)) return [];
  const cards = SIDES.flatMap((side) => slotCards(trick, side, bottom));
  if (cardsAt(trick).length !== cards.length) {
    throw new Unreadable('unknownSeat', Object.values(AT.slots).join(), outline(trick));
  }
  return byCompass(cards);
};

/**
 * The seat of a hand at the side, by the side of the trick's middle on which all of it is drawn; null where it lies on both, and
 * where nothing is laid out.
 */
const seatByPlace = (hand: Element, trick: Element | null, bottom: Seat): Seat | null => {
  const [at, around] = [boxOf(hand), trick && boxOf(trick)];
  if (!around || around.width === 0 || at.width === 0) return null;
  const middle = around.x + around.width / 2;
  if (at.x + at.width <= middle) return nextSeat(bottom);
  return at.x >= middle ? previousSeat(bottom) : null;
};

/** The seat named on the player whose hand this is: the nearest one around it, if there is one alone. */
const seatBeside = (hand: Element, row: Element): Seat | null => {
  let at = hand.parentElement;
  while (at && at !== row && !at.querySelector(AT.seated)) at = at.parentElement;
  const [player, ...more] = at && at !== row ? at.querySelectorAll(AT.seated) : [];
  const seat = player?.getAttribute('data-testid')?.at(-1);
  return more.length === 0 && isSeat(seat) ? seat : null;
};

type SideHand = { readonly seat: Seat; readonly cards: readonly Shown[] };

/**
 * Hands that lie open at the sides. One alone, while dummy sits at a side, is dummy's; the player beside a hand and its place tell
 * too, and all of them must agree. @throws Unreadable
 */
const sidesAt = (table: Element, bottom: Seat, { declarer }: Stage): SideHand[] => {
  const dummy = declarer && partnerOf(declarer);
  const atSide = [nextSeat(bottom), previousSeat(bottom)];
  const row = one(table, AT.row);
  const open = [...row.querySelectorAll(AT.side)].map((element) => ({ element, cards: cardsAt(element) }));
  const shown = open.filter(({ cards }) => cards.length > 0);
  const inRow = cardsAt(row).filter(({ element }) => !element.closest(`${AT.trick}, ${AT.own}, ${AT.partner}`));
  if (shown.flatMap(({ cards }) => cards).length !== inRow.length) {
    throw new Unreadable('missing', AT.side, outline(row));
  }
  const sided = shown.map(({ element, cards }) => {
    const place = seatByPlace(element, table.querySelector(AT.trick), bottom);
    const alone = shown.length === 1 && dummy && atSide.includes(dummy) ? dummy : null;
    const told = new Set([seatBeside(element, row), place, alone].flatMap((each) => each ?? []));
    const [seat, ...others] = told;
    if (!seat || others.length > 0) {
      throw new Unreadable('unknownSeat', AT.side, `${shown.length}; ${dummy ?? '?'}; ${[...told].join(' ')}`);
    }
    return { seat, cards };
  });
  if (new Set(sided.map(({ seat }) => seat)).size !== sided.length) {
    throw new Unreadable('unknownSeat', AT.side, sided.map(({ seat }) => seat).join(' '));
  }
  return sided;
};

/** The cards in sight, by the side of the screen at which they lie. @throws Unreadable */
export const feltAt = (table: Element, bottom: Seat, stage: Stage): Felt => {
  const hands: BySeat<readonly Shown[]> = { N: [], E: [], S: [], W: [] };
  hands[bottom] = cardsAt(oneShown(table, AT.own));
  hands[partnerOf(bottom)] = cardsAt(oneShown(table, AT.partner));
  for (const { seat, cards } of sidesAt(table, bottom, stage)) hands[seat] = cards;
  const trick = stage.auction && !table.querySelector(AT.trick) ? [] : trickAt(table, bottom);
  return { hands, trick, ordered: false };
};
