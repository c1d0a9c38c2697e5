import { type BySeat, bySeat, isSeat, parseContract, SEATS, type Seat } from '../bridge';
import { handAt, panelsIn, trickAt } from './bridge-classroom-cards';
import { readStrain } from './calls';
import { byCompass, type Felt, isLaidOpen, isPlayedOut } from './felt';
import { boxesOf, isShown, one, oneShown, packed } from './find';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { outline, scrub, Unreadable } from './unreadable';

/** All known from the client's own source of August 2026, which was run. Sure. */
const AT = {
  /** Regions round a middle, each with `data-region`. */
  grid: '.grid-table',
  name: '.si-name',
  /** On the user's own seat; on South's where he has none. */
  you: '[you="true"]',
  /** Says that the user looks on. */
  kibitzer: '.tv-kibitz-note',
  /** On the panel of the seat in turn; another one while a robot thinks. */
  turn: '.active, .thinking',
  /** A drawing whose name is `Board 7, dealer West, not vulnerable`. */
  board: '[data-region="nw"] svg[role="img"]',
  /** `3NT`, `X`, `by N`; not there before there is a contract. */
  contract: '.chip-contract',
  bid: '.ct',
  doubled: '.dbl',
  declarer: '.by',
  trick: '.trick-area',
  /** Slots and counter; not there in the auction. */
  slots: '.trick-grid',
  /** `NS 0 · EW 0`. */
  counter: '.counter',
  next: '.is-next',
  /** Shown when the board is over. */
  result: '.tv-result-line',
} as const;

type Panels = BySeat<Element>;

const CONSOLE = /^#\/tables\/console(?:\/|$)/u;
const CLASS = /^#\/(?:play|tables\/console)\//u;
const ROBOT = /^Bot$|^(?:BBA|Pass)\+/u;

const hashOf = (table: Element): string => table.ownerDocument.defaultView?.location.hash ?? '';

/** A class's own table, or a teacher's console; or robots in all seats but one, which the client names so. */
const isPractice = (table: Element, panels: Panels): boolean => {
  const robots = SEATS.filter((seat) => ROBOT.test(packed(one(panels[seat], AT.name)))).length;
  return CLASS.test(hashOf(table)) || robots >= SEATS.length - 1;
};

const viewerAt = (table: Element, panels: Panels): Seat | null => {
  const [own, ...more] = SEATS.filter((seat) => panels[seat].querySelector(AT.you));
  if (!own || more.length > 0) throw new Unreadable('unknownSeat', AT.you, `${own} ${more.join(' ')}`);
  const looksOn = CONSOLE.test(hashOf(table)) || [...table.querySelectorAll(AT.kibitzer)].some(isShown);
  return looksOn ? null : own;
};

const seatedAt = (table: Element): Seated => {
  const panels = panelsIn(oneShown(table, AT.grid));
  return { viewer: viewerAt(table, panels), practice: isPractice(table, panels) };
};

/** The first number in the name of the drawing; the words may differ by language. */
const boardIn = (grid: Element): string | null =>
  /\d+/u.exec(grid.querySelector(AT.board)?.getAttribute('aria-label') ?? '')?.[0] ?? null;

/** Reads `3NT` `by N`, `4♠` `X` `by S`. @throws Unreadable */
const contractIn = (chip: Element): Pick<Stage, 'contract' | 'declarer'> => {
  const doubled = chip.querySelector(AT.doubled);
  const [bid, times, by] = [packed(one(chip, AT.bid)), doubled ? packed(doubled) : '', packed(one(chip, AT.declarer))];
  const contract = parseContract(`${bid.charAt(0)}${readStrain(bid.slice(1))}${times}`);
  const declarer = by.slice(-1);
  if (!contract || !isSeat(declarer) || packed(chip) !== bid + times + by) {
    throw new Unreadable('contract', AT.contract, scrub(packed(chip)));
  }
  return { contract, declarer };
};

const tricksIn = (slots: Element): number => {
  const text = packed(one(slots, AT.counter));
  const [a, b, ...more] = text.match(/\d+/gu) ?? [];
  const sum = Number(a) + Number(b);
  if (more.length === 0 && sum <= 13) return sum;
  throw new Unreadable('count', AT.counter, scrub(text));
};

const stageIn = (grid: Element, slots: Element | null, ended: boolean): Stage => {
  const chip = grid.querySelector(AT.contract);
  if (chip) return { auction: false, ...contractIn(chip), tricksPlayed: tricksIn(slots ?? one(grid, AT.slots)) };
  // The places of a trick are there only in the play.
  if (slots && !ended) throw new Unreadable('missing', AT.contract, outline(grid));
  return IN_AUCTION;
};

const feltIn = (panels: Panels, slots: Element | null): Felt => {
  const hands = bySeat((seat) => handAt(panels[seat]));
  return { hands, trick: slots ? byCompass(SEATS.flatMap((seat) => trickAt(slots, seat))) : [], ordered: false };
};

/** A panel and the trick mark the same seat; while only one has moved on, neither tells. */
const turnIn = (panels: Panels, slots: Element | null): Seat | null => {
  const [turn = null, ...more] = SEATS.filter((seat) => panels[seat].matches(AT.turn));
  const next = slots?.querySelector(AT.next);
  const differs = next && turn !== null && !next.matches(`.slot-${turn.toLowerCase()}`);
  return differs || more.length > 0 ? null : turn;
};

const see = (table: Element): Seen | null => {
  const grid = oneShown(table, AT.grid);
  const panels = panelsIn(grid);
  const slots = [...grid.querySelectorAll(`${AT.trick} ${AT.slots}`)].find(isShown) ?? null;
  const board = boardIn(grid);
  // Between two messages of the server, and before the first deal, there is a table with nothing on it.
  if (board === null && !slots && !grid.querySelector('.holding')) return null;
  const ended = [...table.querySelectorAll(AT.result)].some(isShown);
  const stage = stageIn(grid, slots, ended);
  const felt = feltIn(panels, slots);
  const { tricksPlayed } = stage;
  return {
    board,
    seated: seatedAt(table),
    stage,
    felt,
    turn: turnIn(panels, slots),
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
  attributes: ['class', 'style', 'hidden', 'you', 'aria-label', 'data-region'],
  table: `body:has(${AT.grid})`,
  evidence: ['.seat-panel', '.seat-indicator', AT.contract, AT.slots],
  where: { hands: '.holding', trick: AT.trick, contract: AT.contract },
  seated: seatedAt,
  see,
  keepClear: (table) => boxesOf(table, [AT.contract, AT.counter, '.tv-toast']),
});
