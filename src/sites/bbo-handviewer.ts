import { isSeat, parseContract, type Seat } from '../bridge';
import { drawnCards, isWritten, writtenHands, writtenTrick } from './bbo-handviewer-cards';
import { LISTED } from './bbo-people';
import { readStrain } from './calls';
import { byCompass, isPlayedOut } from './felt';
import { boxesOf, exactly, isShown, packed, styleOf } from './find';
import { IN_AUCTION, type Seen, type Stage, seeingReader } from './seen';
import type { Seated } from './sighting';
import { trickByPlace } from './trick-by-place';
import { outline, scrub, Unreadable } from './unreadable';

/** All seen at first hand, in the viewer's own script. Sure. */
const AT = {
  table: '#theDiv',
  bar: '.nameRowDivStyle',
  /** The seat's letter, in English like all of the page. */
  letter: '.nameInitialDivStyle',
  board: '.vulInnerDivStyle',
  /** Columns of the auction, its calls, contract with tricks, and score. */
  panel: '.auctionTableDivStyle',
  /** Passing words: a claim, the result, an undo. */
  word: '.announceDivStyle',
  trick: '.trickCardStyle',
} as const;

/** Background of the bar of the player in turn. Under the mouse a bar loses it, and then nobody can say. */
const YELLOW = 'rgb(255,206,0)';

/** Nobody plays here: a board that was played before is shown. */
const ONLOOKER: Seated = { viewer: null, practice: true };

/** South is at the bottom, always. */
const BOTTOM: Seat = 'S';
const MIDDLE = { x: 0.5, y: 0.5 };

const checkSeats = (table: Element): void => {
  const letters = exactly(table, AT.letter, LISTED.length).map(packed);
  if (letters.some((letter, i) => letter !== LISTED[i])) {
    throw new Unreadable('unknownSeat', AT.letter, scrub(letters.join(' ')));
  }
};

const turnAt = (table: Element): Seat | null => {
  const bars = exactly(table, AT.bar, LISTED.length);
  const isYellow = (bar: Element | undefined): boolean =>
    bar !== undefined && (styleOf(bar)?.backgroundColor ?? '').replace(/\s+/gu, '') === YELLOW;
  const [seat = null, ...more] = LISTED.filter((_, i) => isYellow(bars[i]));
  return more.length > 0 ? null : seat;
};

/** `4♥x N NS: 0 EW: 1`, without its spaces. */
const CONTRACT = /^([1-7])(NT|.\p{M}?)(x{0,2})([NESW])\p{L}{2}:(\d+)\p{L}{2}:(\d+)$/u;
const TRICKS = /:\d+\D+:\d+$/u;

const stageFrom = (text: string): Stage => {
  const [, level, strain = '', doubled = '', seat, ns, ew] = CONTRACT.exec(text) ?? [];
  const contract = parseContract(`${level}${readStrain(strain)}${doubled.toUpperCase()}`);
  const tricksPlayed = Number(ns) + Number(ew);
  if (!contract || !isSeat(seat)) throw new Unreadable('contract', AT.panel, scrub(text));
  if (tricksPlayed > 13) throw new Unreadable('count', AT.panel, `${ns} + ${ew}`);
  return { auction: false, contract, declarer: seat, tricksPlayed };
};

/** Whether the calls shown end in three passes after another call. */
const hasEnded = (panel: Element | undefined): boolean => {
  const calls = [...(panel?.querySelectorAll('td') ?? [])].map(packed).filter((text) => text !== '');
  return (
    calls.length > 3 && calls.slice(-3).every((call) => call === 'P') && calls.some((call) => /^[1-7]/u.test(call))
  );
};

const stageAt = (table: Element): Stage => {
  const panels = [...table.querySelectorAll(AT.panel)];
  if (panels.length < 3) throw new Unreadable('missing', AT.panel, outline(table));
  const shown = panels.find((panel) => isShown(panel) && TRICKS.test(packed(panel)));
  if (shown) return stageFrom(packed(shown));
  if (hasEnded(panels[1])) throw new Unreadable('missing', AT.panel, `${panels.length}`);
  return IN_AUCTION;
};

/** Pictures on the trick lie in the order of play; who played them their places and the turn tell. @throws Unreadable */
const drawnFelt = (table: Element, stage: Stage, turn: Seat | null): Pick<Seen, 'felt' | 'sizes'> => {
  const { hands, sizes, trick } = drawnCards(table);
  const [bottom, left, top, right] = exactly(table, AT.bar, LISTED.length);
  const around = { felt: table, middle: MIDDLE, bottom: BOTTOM, names: { bottom, left, top, right }, stage, turn };
  const lying = trick.map((drawn, order) => ({ ...drawn, order }));
  return { felt: { hands, trick: trickByPlace(lying, around, AT.trick), ordered: true }, sizes };
};

const feltAt = (table: Element, stage: Stage, turn: Seat | null): Pick<Seen, 'felt' | 'sizes'> => {
  if (!isWritten(table)) return drawnFelt(table, stage, turn);
  return { felt: { hands: writtenHands(table), trick: byCompass(writtenTrick(table)), ordered: false } };
};

const saying = (table: Element, what: RegExp): boolean =>
  [...table.querySelectorAll(AT.word)].some((word) => isShown(word) && what.test(word.textContent ?? ''));

const see = (table: Element): Seen => {
  checkSeats(table);
  const board = exactly(table, AT.board, 1).map(packed).join('');
  const stage = stageAt(table);
  const turn = turnAt(table);
  const cards = feltAt(table, stage, turn);
  return {
    board: board || null,
    seated: ONLOOKER,
    stage,
    ...cards,
    turn,
    claim: saying(table, /Claimed/u),
    over: saying(table, /Passed out/u) || isPlayedOut(cards.felt, stage.tricksPlayed),
  };
};

/** The viewer of recorded boards of Bridge Base Online. One steps through a board there, forwards and back. */
export const bboHandviewer = seeingReader({
  id: 'bbo-handviewer',
  name: 'BBO Handviewer',
  matches: ['https://www.bridgebase.com/tools/handviewer.html*'],
  examples: [
    'https://www.bridgebase.com/tools/handviewer.html?lin=md',
    'https://www.bridgebase.com/tools/handviewer.html',
  ],
  attributes: ['class', 'style', 'hidden', 'color', 'src'],
  table: AT.table,
  evidence: ['.mainDivStyle', '.handDivStyle', AT.bar],
  where: { hands: '.handDivStyle', trick: AT.trick, contract: AT.panel },
  replay: true,
  seated: () => ONLOOKER,
  see,
  keepClear: (table) => boxesOf(table, [AT.panel, AT.word]),
});
