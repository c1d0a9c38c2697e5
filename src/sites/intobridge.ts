import { isSeat, type Seat } from '../bridge';
import { contractFrom, type Outcome, outcomeOf } from './calls';
import { areAllOpen, isPlayedOut } from './felt';
import { boxesOf, isShown, one, oneShown, packed } from './find';
import { BIDS, callsAt, outcomeBefore, remember } from './intobridge-calls';
import { feltAt, ownCards } from './intobridge-cards';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { scrub, Unreadable } from './unreadable';

/** All known from one add-on that works on the site: likely. Classes `css-…` change with every build of the site: never used. */
const AT = {
  own: '#bottom-seat',
  /** Of the player at the bottom; the seat's letter ends it. */
  occupied: '[data-testid^="occupied-seat-"]',
  board: '#vulnerability-wrapper',
  /** Level and declarer as text, the strain as a drawing; a button with the tricks of either side. */
  contract: '.board-contract',
  tricks: '.board-contract button p',
  trick: '#current-trick',
  claim: '[role="alert"][data-testid="inline-notification"]',
} as const;

const bottomAt = (table: Element): Seat => {
  const seat = one(oneShown(table, AT.own), AT.occupied).getAttribute('data-testid')?.replace('occupied-seat-', '');
  if (isSeat(seat)) return seat;
  throw new Unreadable('unknownSeat', AT.occupied, scrub(seat ?? ''));
};

/** Whoever sits at the bottom is taken to be the user, so that nothing is read that he might not be allowed. */
const seatedAt = (table: Element): Seated => ({ viewer: bottomAt(table), practice: false });

/** The words written at a place, but for those on its buttons. */
const wordsAt = (place: Node): string[] =>
  [...place.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').split(/\s+/u).filter((word) => word !== '');
    return node.nodeName.toLowerCase() === 'button' ? [] : wordsAt(node);
  });

/** The one word of that form; null when there is none or more than one. */
const oneWord = (words: readonly string[], form: RegExp): string | null => {
  const [word = null, ...more] = words.filter((each) => form.test(each));
  return more.length > 0 ? null : word;
};

const tricksAt = (table: Element): number | null => {
  const numbers = [...table.querySelectorAll(AT.tricks)].map(packed);
  const [a, b, ...more] = numbers;
  if (!/^\d+$/u.test(a ?? '') || !/^\d+$/u.test(b ?? '') || more.length > 0) return null;
  const sum = Number(a) + Number(b);
  if (sum > 13) throw new Unreadable('count', AT.tricks, `${a} + ${b}`);
  return sum;
};

type Panel = { readonly level: number; readonly declarer: Seat };

/** Level and declarer on the contract's panel; null while it shows neither. @throws Unreadable */
const panelAt = (table: Element): Panel | null => {
  const panel = table.querySelector(AT.contract);
  const words = panel && isShown(panel) ? wordsAt(panel) : [];
  if (words.length === 0) return null;
  const level = oneWord(words, /^[1-7]$/u);
  const seat = oneWord(words, /^(?:[NESW]|North|East|South|West)$/u)?.charAt(0);
  if (level === null || !isSeat(seat)) throw new Unreadable('contract', AT.contract, scrub(words.join(' ')));
  return { level: Number(level), declarer: seat };
};

/** While the calls are there they tell the whole contract, later those that were seen; else only who plays it is known. @throws Unreadable */
const stageFrom = (outcome: Outcome | null, panel: Panel | null, tricksPlayed: number | null): Stage => {
  if (outcome === 'open' || outcome === 'passed') return IN_AUCTION;
  if (!panel) throw new Unreadable('missing', AT.contract, '');
  if (outcome && outcome.level !== panel.level) {
    throw new Unreadable('contract', AT.contract, `${panel.level} ≠ ${outcome.level}`);
  }
  return { auction: false, contract: outcome && contractFrom(outcome), declarer: panel.declarer, tricksPlayed };
};

/** Nothing on the page counts the cards of a hand; the user's own is always whole. */
const UNTOLD = { N: null, E: null, S: null, W: null } as const;

const isClaimShown = (table: Element): boolean =>
  [...table.querySelectorAll(AT.claim)].some((note) => isShown(note) && note.querySelectorAll('button').length >= 2);

const see = (table: Element): Seen | null => {
  const bottom = bottomAt(table);
  const [calls, panel] = [callsAt(table), panelAt(table)];
  const hand = ownCards(table);
  if (!calls && !panel && !table.querySelector(AT.trick) && hand.length === 0) return null;
  const mark = table.querySelector(AT.board);
  const board = mark && oneWord(wordsAt(mark), /^\d{1,3}$/u);
  if (calls) remember(table.ownerDocument, { ...calls, board, hand });
  const shown = calls && outcomeOf(calls.calls, BIDS);
  const outcome = shown ?? (panel && outcomeBefore(table.ownerDocument, { board, hand, ...panel }));
  const stage = stageFrom(outcome, panel, tricksAt(table));
  const felt = feltAt(table, bottom, stage);
  const own = felt.hands[bottom].length;
  return {
    board,
    seated: seatedAt(table),
    stage,
    felt,
    sizes: { ...UNTOLD, [bottom]: own > 0 ? own : null },
    // Not in the page: the core counts.
    turn: null,
    claim: isClaimShown(table),
    over: outcome === 'passed' || areAllOpen(felt) || isPlayedOut(felt, stage.tricksPlayed),
  };
};

/** IntoBridge. The user's own hand lies at the bottom. */
export const intobridge = seeingReader({
  id: 'intobridge',
  name: 'IntoBridge',
  matches: ['https://play.intobridge.com/*'],
  examples: ['https://play.intobridge.com/', 'https://play.intobridge.com/table/1'],
  table: `body:has(${AT.own})`,
  evidence: [AT.trick, AT.contract, BIDS],
  where: { hands: AT.own, trick: AT.trick, contract: AT.contract },
  seated: seatedAt,
  see,
  keepClear: (table) => boxesOf(table, [AT.contract, AT.claim]),
});
