import {
  type BySeat,
  type Card,
  ofSuit,
  parseHolding,
  rankOf,
  type Seat,
  type SeatCard,
  SUITS,
  suitOf,
} from '../../../src/bridge';
import { inHappyDom } from '../doms';

/** What lies on a table of a page that nobody knows. */
export type Scene = {
  readonly hands: Partial<BySeat<readonly Card[]>>;
  readonly trick: readonly SeatCard[];
};

/** How a page tells its cards. */
export type Style = {
  readonly name: string;
  readonly lang: string;
  /** One card, as the inside of an element with that box. */
  readonly card: (card: Card, box: string) => string;
  /** All cards of a hand lie loose on the table, and not in an element of the hand's own. */
  readonly flat?: true;
  /** A hand as four lines of text. */
  readonly lines?: true;
  readonly letters?: Readonly<Record<string, string>>;
};

const SYMBOLS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const NAMES: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANKS: Readonly<Record<string, string>> = {
  A: 'Ace',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  T: 'Ten',
  '9': 'Nine',
  '8': 'Eight',
  '7': 'Seven',
  '6': 'Six',
  '5': 'Five',
  '4': 'Four',
  '3': 'Three',
  '2': 'Two',
};
const DUTCH: Readonly<Record<string, string>> = { A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer' };
const DUTCH_SUITS: Readonly<Record<string, string>> = { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' };

const rank = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const suit = (card: Card): string => suitOf(card);
const code = (card: Card): string => `${rankOf(card)}${suitOf(card)}`;

/** Unicode's playing cards: suits are sixteen apart, and between jack and queen there is a knight. */
const glyph = (card: Card): string =>
  String.fromCodePoint(0x1f0a0 + 16 * SUITS.indexOf(suitOf(card)) + ' A23456789TJ QK'.indexOf(rankOf(card)));

export const STYLES: readonly Style[] = [
  {
    name: 'text of symbol and rank',
    lang: 'en',
    card: (card, box) =>
      `<div class="card ${/[HD]/.test(suit(card)) ? 'red' : 'black'}" data-box="${box}"><span data-box="${box}">${SYMBOLS[suit(card)]}</span>${rank(card)}</div>`,
  },
  {
    name: 'one character a card',
    lang: '',
    card: (card, box) => `<span class="glyph" data-box="${box}">${glyph(card)}</span>`,
  },
  {
    name: 'lines of text',
    lang: 'en',
    lines: true,
    card: (card, box) =>
      `<div class="played" data-box="${box}"><i data-box="${box}">${SYMBOLS[suit(card)]}</i>${rank(card)}</div>`,
  },
  {
    name: 'lines of Dutch text',
    lang: 'nl',
    lines: true,
    letters: { K: 'H', Q: 'V', J: 'B' },
    card: (card, box) =>
      `<div class="played" data-box="${box}">${SYMBOLS[suit(card)]}${({ K: 'H', Q: 'V', J: 'B' } as Record<string, string>)[rankOf(card)] ?? rank(card)}</div>`,
  },
  {
    name: 'aria-label',
    lang: 'en',
    card: (card, box) =>
      `<button aria-label="${RANKS[rankOf(card)]} of ${NAMES[suit(card)]}" data-box="${box}"><svg data-box="${box}"></svg></button>`,
  },
  {
    name: 'Dutch alternative text',
    lang: '',
    card: (card, box) =>
      `<img data-box="${box}" alt="${DUTCH_SUITS[suit(card)]} ${DUTCH[rankOf(card)] ?? rank(card)}" src="/p/${'x'.repeat(3)}.png">`,
  },
  {
    name: 'file names, loose on the table',
    lang: 'en',
    flat: true,
    card: (card, box) =>
      `<div style="position:absolute" data-box="${box}"><img data-box="${box}" src="/cards_svg/${code(card)}.svg?v=3"></div>`,
  },
  {
    name: 'a sprite by class',
    lang: 'en',
    card: (card, box) =>
      `<div class="sprite card-${suit(card).toLowerCase()}${rank(card).toLowerCase()}" data-box="${box}"></div>`,
  },
  {
    name: 'a sprite by fragment',
    lang: 'en',
    flat: true,
    card: (card, box) =>
      `<svg data-box="${box}"><use data-box="${box}" href="/all.svg#card-us-gs-${(rankOf(card) + suit(card)).toLowerCase()}"></use></svg>`,
  },
  {
    name: 'data of suit and rank',
    lang: 'en',
    card: (card, box) =>
      `<div class="c" data-suit="${NAMES[suit(card)]}" data-rank="${rank(card)}" data-box="${box}">${rank(card)}</div>`,
  },
  {
    name: 'classes by word, corners of text',
    lang: 'en',
    card: (card, box) =>
      `<div class="card ${NAMES[suit(card)]}" data-box="${box}"><b data-box="${box}">${rank(card)}</b><b data-box="${box}">${rank(card)}</b></div>`,
  },
];

type At = { readonly x: number; readonly y: number };

const box = ({ x, y }: At, width = 50, height = 70): string => `${x} ${y} ${width} ${height}`;

/** The middle of each seat's hand; South is at the bottom. */
const HANDS: BySeat<At> = { N: { x: 500, y: 20 }, E: { x: 860, y: 300 }, S: { x: 500, y: 610 }, W: { x: 20, y: 300 } };
const SLOTS: BySeat<At> = {
  N: { x: 475, y: 240 },
  E: { x: 545, y: 315 },
  S: { x: 475, y: 390 },
  W: { x: 405, y: 315 },
};

const fan = (cards: readonly Card[], seat: Seat, style: Style): string => {
  const { x, y } = HANDS[seat];
  const across = seat === 'N' || seat === 'S';
  return cards
    .map((card, i) =>
      style.card(card, box(across ? { x: x - (cards.length * 30) / 2 + i * 30, y } : { x, y: y - 150 + i * 26 })),
    )
    .join('');
};

const lines = (cards: readonly Card[], seat: Seat, style: Style): string => {
  const { x, y } = HANDS[seat];
  const rows = SUITS.map((each, i) => {
    const ranks = ofSuit(cards, each).map((card) => style.letters?.[rankOf(card)] ?? rank(card));
    const at = box({ x, y: y + i * 18 }, 120, 18);
    return `<div class="row" data-box="${at}"><span class="symbol" data-box="${at}">${SYMBOLS[each]}</span> <span class="ranks" data-box="${at}">${ranks.join(' ') || '—'}</span></div>`;
  });
  return rows.join('');
};

const hand = (cards: readonly Card[], seat: Seat, style: Style): string => {
  const inside = style.lines ? lines(cards, seat, style) : fan(cards, seat, style);
  return style.flat
    ? inside
    : `<div class="place"><div class="hand" data-box="${box({ x: 0, y: 0 }, 1, 1)}">${inside}</div></div>`;
};

/** Things of a page that look like cards and are none. */
const DECOYS = `<div class="auction" data-box="700 20 200 90"><span class="bid" data-box="700 20 40 20">1♠</span><span class="bid" data-box="740 20 40 20">2♥</span>
  <span class="bid" data-box="780 20 40 20">Pass</span><span class="bid" data-box="820 20 40 20">3NT</span></div>
  <div class="contract" data-box="20 20 40 20">2♥</div><div class="col c2" data-box="0 0 1000 10"></div><h2 class="h3" data-box="5 5 20 20">x</h2>
  <div class="chat" data-box="920 500 80 100"><p data-box="920 500 80 20">why ♥K, the (no<b>th</b>ing dealt) 2th best?</p></div>`;

const bodyOf = ({ hands, trick }: Scene, style: Style): string => {
  const held = Object.entries(hands).map(([seat, cards]) => hand(cards, seat as Seat, style));
  const played = trick.map(
    ({ seat, card }) =>
      `<div class="slot ${seat}" data-box="${box(SLOTS[seat])}">${style.card(card, box(SLOTS[seat]))}</div>`,
  );
  return `${DECOYS}<div id="felt" data-box="0 0 1000 700">${held.join('')}<div class="trick" data-box="400 240 200 220">${played.join('')}</div></div>`;
};

const NOWHERE = { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };

const lieWhereTold = (page: Document): void => {
  for (const element of page.querySelectorAll('*')) {
    const [x, y, width, height] = element.getAttribute('data-box')?.split(' ').map(Number) ?? [];
    element.getBoundingClientRect = () => {
      if (x === undefined || y === undefined || !width || !height) return { ...NOWHERE, toJSON: () => NOWHERE };
      const lies = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
      return { ...lies, toJSON: () => lies };
    };
  }
};

/** An empty page in that style's language. */
export const emptyPage = ({ lang }: Pick<Style, 'lang'>): Document =>
  inHappyDom(`<!doctype html><html lang="${lang}"><body></body></html>`);

/** Draws a scene anew. @param extra put at the end of the body */
export const draw = (page: Document, scene: Scene, style: Style, extra = ''): void => {
  page.body.innerHTML = bodyOf(scene, style) + extra;
  lieWhereTold(page);
};

const holding = (text: string): readonly Card[] => parseHolding(text) ?? [];

/** Invented. South plays three no trump, West leads. */
export const DEAL: BySeat<readonly Card[]> = {
  N: holding('A63.KQ72.J84.QT5'),
  E: holding('Q95.T985.T63.K84'),
  S: holding('K72.AJ3.AQ92.A72'),
  W: holding('JT84.64.K75.J963'),
};

/** The scene after these cards: whole tricks are put away. @param seen the hands that the page shows */
export const sceneAfter = (plays: readonly SeatCard[], seen: readonly Seat[]): Scene => {
  const gone = new Set(plays.map(({ card }) => card));
  const left = (seat: Seat): readonly Card[] => DEAL[seat].filter((card) => !gone.has(card));
  return {
    hands: Object.fromEntries(seen.map((seat) => [seat, left(seat)])),
    trick: plays.slice(plays.length - (plays.length % 4)),
  };
};

/** A trick as it can be played from {@link DEAL}. */
export const FIRST_TRICK: readonly SeatCard[] = [
  { seat: 'W', card: 'S4' },
  { seat: 'N', card: 'S3' },
  { seat: 'E', card: 'SQ' },
  { seat: 'S', card: 'SK' },
];
