import { type BySeat, bySeat, type Card, isCard, type Seat, SUITS } from '../bridge';
import { LISTED } from './bbo-people';
import { readCard, readRank, readSuit } from './cards';
import type { Shown, ShownInTrick } from './felt';
import { exactly, isShown, one, packed } from './find';
import { outline, scrub, Unreadable } from './unreadable';

const AT = {
  /** One a seat, as all lists here: South, West, North, East. Hidden while cards are pictures. */
  hand: '.handDivStyle',
  bar: '.nameRowDivStyle',
  suit: '.suitRowDivStyle',
  symbol: '.suitSymbolDivStyle',
  /** Hidden for a hand that is not shown, though its cards stay in it. */
  holding: '.suitHoldingDivStyle',
  /** A card, by its colour held or played. */
  rank: 'font',
  /** A card on the trick; a hidden one still has the text of an earlier trick. */
  trick: '.trickCardStyle',
  /** The image of a face, `cardbghi` under the mouse; and of a back. */
  face: 'img[src*="cardbg"]',
  back: 'img[src*="cardback"]',
} as const;

/** The viewer is in English. */
const LANGUAGE = 'en';

/** Colours of a card in hand, and of one that was played but is still listed. */
const HELD = '000000';
const PLAYED = '808080';

/** A small card that a diagram does not name. */
const UNNAMED = /^x*$/u;

const isHeld = (rank: Element): boolean => {
  const colour = (rank.getAttribute('color') ?? '').replace('#', '');
  if (colour === HELD || colour === PLAYED) return colour === HELD;
  throw new Unreadable('unknownCard', `${AT.rank}[color]`, colour);
};

const rankIn = (suit: string | null, element: Element): Shown => {
  const card = `${suit}${readRank(packed(element), LANGUAGE)}`;
  if (!isCard(card)) throw new Unreadable('unknownCard', AT.rank, scrub(packed(element)));
  return { card, element };
};

const suitIn = (row: Element): Shown[] => {
  const holding = one(row, AT.holding);
  const suit = readSuit(packed(one(row, AT.symbol)));
  const ranks = [...holding.querySelectorAll(AT.rank)].filter((rank) => packed(rank) !== '');
  const unread = packed(holding).length - ranks.reduce((length, rank) => length + packed(rank).length, 0);
  if (unread > 0 && !UNNAMED.test(packed(holding).slice(-unread)))
    throw new Unreadable('missing', AT.rank, outline(holding));
  return isShown(holding) ? ranks.filter(isHeld).map((rank) => rankIn(suit, rank)) : [];
};

const handIn = (hand: Element): Shown[] => {
  const rows = exactly(hand, AT.suit, SUITS.length);
  const suits = new Set(rows.map((row) => readSuit(packed(one(row, AT.symbol)))));
  if (suits.size !== SUITS.length || suits.has(null)) throw new Unreadable('doubled', AT.symbol, outline(hand));
  return rows.flatMap(suitIn);
};

/** Whether hands are written out; else cards are pictures. */
export const isWritten = (table: Element): boolean => exactly(table, AT.hand, LISTED.length).some(isShown);

export const writtenHands = (table: Element): BySeat<Shown[]> => {
  const hands = exactly(table, AT.hand, LISTED.length);
  const read = hands.map((hand) => (isShown(hand) ? handIn(hand) : []));
  return bySeat((seat) => read[LISTED.indexOf(seat)] ?? []);
};

export const writtenTrick = (table: Element): ShownInTrick[] =>
  exactly(table, AT.trick, LISTED.length).flatMap((element, i) => {
    const seat = LISTED[i];
    if (!seat || packed(element) === '' || !isShown(element)) return [];
    const card = readCard(packed(element), LANGUAGE);
    if (!card) throw new Unreadable('unknownCard', AT.trick, scrub(packed(element)));
    return [{ seat, card, element }];
  });

/** Reads the corners of a picture, `9♠♠9♠`: the same rank and the same symbol, several times over. */
const cornersOf = (element: Element): Card => {
  const text = packed(element).replace(/[\u{FE0E}\u{FE0F}]/gu, '');
  const [, rank = '', symbol = ''] = /^(\w{1,2})([^\w])\2?\1?\2?$/u.exec(text) ?? [];
  const card = readCard(`${rank}${symbol}`, LANGUAGE);
  if (!card) throw new Unreadable('unknownCard', AT.face, scrub(text));
  return card;
};

/** Pictures, in hands by where they stand in the page, the rest in the order of play; and how many cards each hand has. */
export type Drawn = {
  readonly hands: BySeat<Shown[]>;
  readonly sizes: BySeat<number>;
  readonly trick: readonly Shown[];
};

/** Reads cards drawn as pictures: a hand's lie between its own element and its player's bar, the trick's after all bars. @throws Unreadable */
export const drawnCards = (table: Element): Drawn => {
  const bars = exactly(table, AT.bar, LISTED.length);
  const hands = exactly(table, AT.hand, LISTED.length);
  const drawn: Drawn & { trick: Shown[] } = { hands: bySeat(() => []), sizes: bySeat(() => 0), trick: [] };
  let seat: Seat | null = null;
  let barsSeen = 0;
  for (const element of table.children) {
    if (hands.includes(element)) seat = LISTED[hands.indexOf(element)] ?? null;
    if (bars.includes(element)) {
      seat = null;
      barsSeen += 1;
    }
    const isFace = element.querySelector(AT.face) !== null;
    if ((!isFace && !element.querySelector(AT.back)) || !isShown(element)) continue;
    if (seat) drawn.sizes[seat] += 1;
    else if (barsSeen < LISTED.length) throw new Unreadable('unknownSeat', AT.face, outline(element));
    if (isFace) (seat ? drawn.hands[seat] : drawn.trick).push({ card: cornersOf(element), element });
  }
  return drawn;
};
