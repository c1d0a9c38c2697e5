import { type BySeat, bySeat, isSeat, parseContract, SEATS, type Seat } from '../bridge';
import { handAt, trickAt } from './bridge-classroom-cards';
import { readStrain } from './calls';
import { byCompass, type Felt, isLaidOpen, isPlayedOut } from './felt';
import { around, boxesOf, exactly, isShown, one, oneShown, packed } from './find';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { outline, scrub, Unreadable } from './unreadable';

/** All known from the client's own source, as it stood until July 2026. Sure. */
const AT = {
  /** The table has no frame that is known; this strip of the four seats is always there. */
  seats: '.tv-seats',
  seat: '.tv-seat',
  letter: '.tv-seat-letter',
  name: '.tv-seat-name',
  you: 'tv-seat-you',
  turn: 'tv-seat-turn',
  /** How many cards a hand has, hidden or not; during the play only. */
  count: '.tv-seat-count',
  /** Chips above the table: board, dealer, vulnerability, contract. */
  tag: '.tv-tag',
  /** `3NT by N`; not there before there is a contract. */
  contract: '.tv-tag-contract',
  hands: '.bridge-table',
  trick: '.trick-area',
  /** Slots and counter; in the auction they can be left out. */
  grid: '.trick-grid',
  /** `NS 0 · EW 0`. */
  counter: '.counter',
  next: '.is-next',
  /** Shown when the board is over. */
  result: '.tv-result-line',
} as const;

/** At the end of the user's own name. */
const YOU = /\(you\)/u;

type Strip = { readonly seat: Seat; readonly element: Element };

/** The four seats. @throws Unreadable */
const stripAt = (table: Element): readonly Strip[] => {
  const strip = exactly(oneShown(table, AT.seats), AT.seat, SEATS.length).map((element) => {
    const seat = packed(one(element, AT.letter));
    if (!isSeat(seat)) throw new Unreadable('unknownSeat', AT.letter, scrub(seat));
    return { seat, element };
  });
  if (new Set(strip.map(({ seat }) => seat)).size === SEATS.length) return strip;
  throw new Unreadable('unknownSeat', AT.letter, strip.map(({ seat }) => seat).join(' '));
};

const markedIn = (strip: readonly Strip[], name: string): Seat | null => {
  const [first, ...more] = strip.filter(({ element }) => element.classList.contains(name));
  return first && more.length === 0 ? first.seat : null;
};

/** A class's own table, or a teacher's console; or robots in all seats but one, which the client names so. */
const isPractice = (table: Element, strip: readonly Strip[]): boolean => {
  const address = table.ownerDocument.defaultView?.location.hash ?? '';
  const robots = strip.filter(({ element }) => packed(one(element, AT.name)) === 'Bot').length;
  return /^#\/(?:play|tables\/console)\//u.test(address) || robots >= SEATS.length - 1;
};

/** The user's seat is marked, and his name ends in "(you)": either tells, so that nobody who plays is taken for a kibitzer. @throws Unreadable */
const viewerIn = (strip: readonly Strip[]): Seat | null => {
  const own = strip.filter(({ element }) => element.matches(`.${AT.you}`) || YOU.test(packed(element)));
  if (own.length > 1) throw new Unreadable('unknownSeat', `.${AT.you}`, own.map(({ seat }) => seat).join(' '));
  return own[0]?.seat ?? null;
};

const seatedAt = (table: Element, strip: readonly Strip[]): Seated => ({
  viewer: viewerIn(strip),
  practice: isPractice(table, strip),
});

/** `Board 7`: the chip with a number and no more. The words differ by language, a number does not. */
const boardIn = (frame: Element): string | null => {
  const numbers = [...frame.querySelectorAll(AT.tag)].map((at) => /^\p{L}+(\d+)$/u.exec(packed(at))?.[1]);
  return numbers.find((number) => number !== undefined) ?? null;
};

/** Reads `3NT by N`, `4♠X by S`. @throws Unreadable */
const contractIn = (tag: Element): Pick<Stage, 'contract' | 'declarer'> => {
  const text = tag.textContent ?? '';
  const [, level, strain = '', doubled = '', seat] =
    /^\s*([1-7])\s*(NT|.\p{M}?)\s*(X{0,2})\s+\p{L}+\s+([NESW])\s*$/u.exec(text) ?? [];
  const contract = parseContract(`${level}${readStrain(strain)}${doubled}`);
  if (!contract || !isSeat(seat)) throw new Unreadable('contract', AT.contract, scrub(text));
  return { contract, declarer: seat };
};

const tricksIn = (grid: Element): number => {
  const [a, b, ...more] = packed(one(grid, AT.counter)).match(/\d+/gu) ?? [];
  const sum = Number(a) + Number(b);
  if (more.length === 0 && sum <= 13) return sum;
  throw new Unreadable('count', AT.counter, scrub(packed(one(grid, AT.counter))));
};

const stageIn = (frame: Element, grid: Element | null): Stage => {
  const tag = frame.querySelector(AT.contract);
  if (tag) return { auction: false, ...contractIn(tag), tricksPlayed: tricksIn(grid ?? one(frame, AT.grid)) };
  // A trick has been counted only in the play.
  const result = frame.querySelector(AT.result);
  if (grid && !result && tricksIn(grid) > 0) throw new Unreadable('missing', AT.contract, outline(grid));
  return IN_AUCTION;
};

const feltIn = (frame: Element, grid: Element | null): Felt => {
  const hands = bySeat((seat) => handAt(one(frame, AT.hands), seat));
  return { hands, trick: grid ? byCompass(SEATS.flatMap((seat) => trickAt(grid, seat))) : [], ordered: false };
};

/** @throws Unreadable when a number of cards cannot be read */
const countsIn = (strip: readonly Strip[]): BySeat<number | null> => {
  const countOf = (element: Element): number | null => {
    const text = element.querySelector(AT.count)?.textContent;
    if (text === undefined || text === null) return null;
    const [, digits] = /^\D*(\d{1,2})\D*$/u.exec(text) ?? [];
    if (digits === undefined || Number(digits) > 13) throw new Unreadable('count', AT.count, scrub(text));
    return Number(digits);
  };
  return bySeat((seat) => {
    const at = strip.find((each) => each.seat === seat);
    return at ? countOf(at.element) : null;
  });
};

/** The strip and the trick mark the same seat; while only one has moved on, neither tells. */
const turnIn = (strip: readonly Strip[], grid: Element | null): Seat | null => {
  const turn = markedIn(strip, AT.turn);
  const next = grid?.querySelector(AT.next);
  return next && turn !== null && !next.matches(`.slot-${turn.toLowerCase()}`) ? null : turn;
};

const see = (table: Element): Seen | null => {
  const strip = stripAt(table);
  const frame = around(oneShown(table, AT.seats), [AT.hands, AT.tag]);
  const grid = [...frame.querySelectorAll(`${AT.trick} ${AT.grid}`)].find(isShown) ?? null;
  const stage = stageIn(frame, grid);
  const felt = feltIn(frame, grid);
  const { tricksPlayed } = stage;
  const ended = [...frame.querySelectorAll(AT.result)].some(isShown);
  return {
    board: boardIn(frame),
    seated: seatedAt(table, strip),
    stage,
    felt,
    sizes: countsIn(strip),
    turn: turnIn(strip, grid),
    claim: false,
    over: ended || isLaidOpen(felt, tricksPlayed) || isPlayedOut(felt, tricksPlayed),
  };
};

/** Bridge Classroom, a teaching site: tables of a class and those to which players invite each other. */
export const bridgeClassroom = seeingReader({
  id: 'bridge-classroom',
  name: 'Bridge Classroom',
  matches: ['https://bridge-classroom.com/*', 'https://bridge-classroom.org/*'],
  examples: ['https://bridge-classroom.com/#/table/abc', 'https://bridge-classroom.org/#/play/abc'],
  attributes: ['class', 'style', 'hidden'],
  table: `body:has(${AT.seats})`,
  evidence: [AT.seat, '.tv-header-left', AT.contract],
  where: { hands: `${AT.hands} .hand`, trick: AT.trick, contract: AT.contract },
  seated: (table) => seatedAt(table, stripAt(table)),
  see,
  keepClear: (table) => boxesOf(table, [AT.contract, AT.counter, '.tv-toast']),
});
