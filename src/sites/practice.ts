import { bySeat, type Card, isCard, isSeat, parseContract, type Seat, type SeatCard, sortCards } from '../bridge';
import { one } from './find';
import type { Sighting, Signs } from './sighting';
import { siteReader } from './site';
import { Unreadable } from './unreadable';

const ID = 'practice';

/** Where the practice page keeps its table; its own simulator writes these, and only this reader reads them. */
const AT = {
  table: '[data-practice-table]',
  hand: (seat: Seat) => `[data-hand="${seat}"]`,
  face: '[data-face]',
  back: '[data-back]',
  trick: '[data-trick]',
  played: '[data-played]',
} as const;

const ATTRIBUTES = [
  'data-practice-table',
  'data-board',
  'data-contract',
  'data-declarer',
  'data-viewer',
  'data-to-play',
  'data-tricks',
  'data-sign',
  'data-hand',
  'data-face',
  'data-back',
  'data-trick',
  'data-played',
  'data-by',
] as const;

type Attribute = (typeof ATTRIBUTES)[number];

const seatIn = (element: Element, name: Attribute): Seat | null => {
  const value = element.getAttribute(name);
  if (value === null || isSeat(value)) return value;
  throw new Unreadable('unknownSeat', `[${name}]`, value);
};

const cardIn = (element: Element, name: Attribute): Card => {
  const value = element.getAttribute(name);
  if (isCard(value)) return value;
  throw new Unreadable('unknownCard', `[${name}]`, value ?? '');
};

/** The cards of one hand. They can lie in two places: those that are held, and those face up before their owner. */
const handIn = (table: Element, seat: Seat): { readonly faces: readonly Card[]; readonly size: number } => {
  const at = AT.hand(seat);
  one(table, at);
  const faces = [...table.querySelectorAll(`${at} ${AT.face}`)].map((card) => cardIn(card, 'data-face'));
  const backs = table.querySelectorAll(`${at} ${AT.back}`).length;
  return { faces: sortCards(faces), size: faces.length + backs };
};

const playedIn = (card: Element): SeatCard => {
  const seat = seatIn(card, 'data-by');
  if (seat === null) throw new Unreadable('unknownSeat', '[data-by]', '');
  return { seat, card: cardIn(card, 'data-played') };
};

const contractIn = (table: Element): string => {
  const contract = table.getAttribute('data-contract') ?? '';
  if (parseContract(contract)) return contract;
  throw new Unreadable('contract', '[data-contract]', contract);
};

const tricksIn = (table: Element): number => {
  const text = table.getAttribute('data-tricks') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  throw new Unreadable('count', '[data-tricks]', text);
};

/** There is no auction on this page, and empty hands say well enough that a board is over. */
const signsIn = (table: Element): Signs => {
  const sign = table.getAttribute('data-sign');
  return { auction: false, claim: sign === 'claim', over: false, review: sign === 'review' };
};

const sighting = (table: Element): Sighting => {
  const hands = bySeat((seat) => handIn(table, seat));
  return {
    site: ID,
    board: table.getAttribute('data-board'),
    contract: contractIn(table),
    declarer: seatIn(table, 'data-declarer'),
    viewer: seatIn(table, 'data-viewer'),
    practice: true,
    hands: bySeat((seat) => hands[seat].faces),
    sizes: bySeat((seat) => hands[seat].size),
    trick: [...one(table, AT.trick).querySelectorAll(AT.played)].map(playedIn),
    ordered: true,
    turn: seatIn(table, 'data-to-play'),
    tricksPlayed: tricksIn(table),
    signs: signsIn(table),
  };
};

/**
 * The practice table of `practice.html`, read as the table of any site is: from what its page shows. Content scripts do not
 * run in pages of the extension, so the page itself runs the watcher with this reader.
 */
export const practiceReader = siteReader({
  id: ID,
  name: 'Face Up',
  matches: [],
  examples: [],
  attributes: ATTRIBUTES,
  table: AT.table,
  evidence: [],
  where: { hands: '[data-hand]', trick: AT.trick },
  seated: (table) => ({ viewer: seatIn(table, 'data-viewer'), practice: true }),
  sighting,
});
