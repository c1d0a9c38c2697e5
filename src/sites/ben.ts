import { type BySeat, bySeat, FULL_HAND, isCard, partnerOf, SEATS, type Seat, seatsFrom } from '../bridge';
import { type Called, checkRotation, contractFrom, declarerOf, type Outcome, outcomeOf, readCall } from './calls';
import { readSuit } from './cards';
import { byCompass, type Felt, isLaidOpen, isPlayedOut, type Shown } from './felt';
import { boxesOf, exactly, isShown, one, packed } from './find';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { outline, scrub, Unreadable } from './unreadable';

/** All known from the client's own source: ids and classes of the page, which is written by hand. Sure. */
const AT = {
  /** The table has no frame that is sure to hold hands and auction too. */
  table: 'body:has(#table-container)',
  hands: { N: '#north', E: '#east', S: '#south', W: '#west' },
  slots: { N: '.trick-north', E: '.trick-east', S: '.trick-south', W: '.trick-west' },
  labels: { N: '.label-north', E: '.label-east', S: '.label-south', W: '.label-west' },
  /** `symbol` is suit and rank, `data-value` the rank again, the text the suit's symbol. */
  card: '.card',
  /** Of the player in turn; no label has it when the board is over. */
  turn: '.seat-label.turn',
  /** Who makes the first call. */
  dealer: '.seat-label.dealer',
  board: '.label-number',
  auction: '#auction',
  columns: '#auction thead th',
  rows: '#auction tbody tr',
  /** `Tricks`, and after the first one `Tricks NS:1 EW:0`. */
  tricks: '.tricks',
} as const satisfies Record<string, string | BySeat<string>>;

const shownCard = (element: Element): Shown => {
  const card = element.getAttribute('symbol');
  const told = `${readSuit(packed(element))}${element.getAttribute('data-value')}`;
  if (isCard(card) && card === told) return { card, element };
  throw new Unreadable('unknownCard', AT.card, scrub(`${card} ${told}`));
};

/** The cards shown at one place, which holds nothing else. Hands and slots that are hidden keep their cards. @throws Unreadable */
const cardsAt = (table: Element, selector: string): Shown[] => {
  const place = one(table, selector);
  if (!isShown(place)) return [];
  const cards = [...place.querySelectorAll(AT.card)];
  const text = cards.map(packed).join('');
  if (packed(place) !== text) throw new Unreadable('missing', AT.card, outline(place));
  return cards.filter(isShown).map(shownCard);
};

const feltAt = (table: Element): Felt => ({
  hands: bySeat((seat) => cardsAt(table, AT.hands[seat])),
  trick: byCompass(SEATS.flatMap((seat) => cardsAt(table, AT.slots[seat]).map((card) => ({ ...card, seat })))),
  ordered: false,
});

const turnAt = (table: Element): Seat | null => {
  const marked = SEATS.filter((seat) => one(table, AT.labels[seat]).querySelector(AT.turn));
  return marked.length === 1 ? (marked[0] ?? null) : null;
};

/**
 * The client fills the slots in rotation from the seat that should have led, so a card out of turn lies in another's slot. Then
 * the turn, which is that of the seat after the player's own, does not fit, and nobody can say who played what.
 * @throws Unreadable
 */
const checkSlots = ({ trick }: Felt, turn: Seat | null): void => {
  if (trick.length === 0 || trick.length >= SEATS.length || turn === null) return;
  const due = seatsFrom(turn).slice(-trick.length);
  if (trick.some(({ seat }) => !due.includes(seat))) {
    throw new Unreadable('unknownSeat', AT.turn, `${trick.map(({ seat }) => seat).join('')}; ${turn}`);
  }
};

/** Columns by the first letter of their headings, in English like all of the page. @throws Unreadable */
const columnsAt = (table: Element): readonly Seat[] => {
  const headings = exactly(table, AT.columns, SEATS.length).map((at) => packed(at).charAt(0));
  const seats = headings.flatMap((letter) => SEATS.filter((seat) => seat === letter));
  if (new Set(seats).size !== SEATS.length) throw new Unreadable('unknownSeat', AT.columns, headings.join(' '));
  return seats;
};

const callsAt = (table: Element): Called[] => {
  const columns = columnsAt(table);
  const cells = [...table.querySelectorAll(AT.rows)].flatMap((row) =>
    [...row.children].map((cell, i) => ({ text: packed(cell), seat: columns[i] })),
  );
  return cells.flatMap(({ text, seat }) => {
    // Cells before the dealer's are empty.
    if (text === '') return [];
    const call = readCall(text);
    if (!call || !seat) throw new Unreadable('contract', AT.rows, scrub(text));
    return [{ seat, call }];
  });
};

const tricksAt = (table: Element): number => {
  const [a, b, ...more] = packed(one(table, AT.tricks)).match(/\d+/gu) ?? ['0', '0'];
  const sum = Number(a) + Number(b);
  if (more.length > 0 || !(sum <= 13)) throw new Unreadable('count', AT.tricks, `${a} + ${b}`);
  return sum;
};

/** @throws Unreadable when the first call is another's than the dealer's */
const checkDealer = (table: Element, [first]: readonly Called[]): void => {
  const label = table.querySelector(AT.dealer);
  if (first && label && packed(label) !== first.seat) throw new Unreadable('contract', AT.dealer, first.seat);
};

const stageAt = (table: Element, calls: readonly Called[], outcome: Outcome): Stage => {
  if (typeof outcome === 'string') return IN_AUCTION;
  checkRotation(calls, AT.rows);
  checkDealer(table, calls);
  return {
    auction: false,
    contract: contractFrom(outcome),
    declarer: declarerOf(calls),
    tricksPlayed: tricksAt(table),
  };
};

const asked = (table: Element): URLSearchParams =>
  new URLSearchParams(table.ownerDocument.defaultView?.location.search);

/**
 * Only the calls tell who declares, and some may be missing. After the first trick a player sees his own hand and dummy's, and
 * declarer's if he is dummy: a hand that lies open where dummy's should is dummy's. @throws Unreadable
 */
const checkDummy = ({ hands }: Felt, { declarer, tricksPlayed }: Stage, viewer: Seat | null): void => {
  const dummy = declarer && partnerOf(declarer);
  if (!dummy || !viewer || viewer === dummy || hands[dummy].length > 0) return;
  const left = FULL_HAND - (tricksPlayed ?? 0) - 1;
  const other = SEATS.find((seat) => seat !== viewer && left > 0 && left < FULL_HAND - 1 && hands[seat].length >= left);
  if (other) throw new Unreadable('contract', AT.rows, `${dummy} ${other}`);
};

/** The address says which seats a person plays; with more than one, or none, nobody is *the* viewer. The others are robots. */
const seatedAt = (table: Element): Seated => {
  const [viewer = null, ...more] = SEATS.filter((seat) => asked(table).has(seat));
  return { viewer: more.length > 0 ? null : viewer, practice: true };
};

/** Unless the address asks for it at all times, one's own hand is drawn at one's own turn first, and hidden at that of others. */
const isOwnAway = (table: Element, { viewer }: Seated): boolean => {
  if (viewer === null || asked(table).get('V') === 'x') return false;
  const hand = one(table, AT.hands[viewer]);
  return !isShown(hand) || hand.childElementCount === 0;
};

const see = (table: Element): Seen | null => {
  const board = packed(one(table, AT.board));
  if (board === '' && !table.querySelector(AT.auction)) return null;
  one(table, AT.auction);
  const calls = callsAt(table);
  const outcome = outcomeOf(
    calls.map(({ call }) => call),
    AT.rows,
  );
  const stage = stageAt(table, calls, outcome);
  const felt = feltAt(table);
  const turn = turnAt(table);
  const over = outcome === 'passed' || isLaidOpen(felt, stage.tricksPlayed) || isPlayedOut(felt, stage.tricksPlayed);
  if (!over) checkSlots(felt, turn);
  const seated = seatedAt(table);
  if (!over) checkDummy(felt, stage, seated.viewer);
  const ownAway = isOwnAway(table, seated);
  return { board: board || null, seated, stage, felt, ownAway, turn, claim: false, over };
};

/** BEN, the robot table that people run at home. One person plays, or nobody; robots play the rest. */
export const ben = seeingReader({
  id: 'ben',
  name: 'BEN',
  // A pattern takes every port.
  matches: ['http://localhost/app/bridge.html*', 'http://127.0.0.1/app/bridge.html*'],
  examples: ['http://localhost:8080/app/bridge.html?S=x', 'http://127.0.0.1:8080/app/bridge.html'],
  attributes: ['class', 'style', 'hidden', 'symbol', 'data-value'],
  table: AT.table,
  evidence: ['#auction', '#south', AT.slots.S],
  where: { hands: AT.card, trick: Object.values(AT.slots).join(), contract: AT.auction },
  seated: seatedAt,
  see,
  keepClear: (table) => boxesOf(table, [AT.tricks, AT.auction]),
});
