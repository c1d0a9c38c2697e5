import { type BySeat, bySeat, type Card, nextSeat, SEATS, type Seat } from '../bridge';
import { assemble, type Facts, type RecordedPlay } from './assemble';
import { type Outcome, outcome, readCall, type SeatCall, swapped } from './auction';
import type { Board, Vulnerable } from './board';
import { dealOf, readCard, suitCards, suitNamed } from './deal';
import { type RecordReading, Refusal, readEach, snippet } from './fault';
import { type LinBoard, linBoards } from './lin-boards';
import { type LinPair, linPairs, UNREADABLE } from './lin-pairs';
import { LIN_MARKS } from './marks';
import type { CardMark, Entry } from './play';
import type { StatedResult } from './result';

/** LIN numbers the seats 1 to 4 from South, and lists hands in that order. */
const LIN_SEATS: readonly Seat[] = ['S', 'W', 'N', 'E'];

const VULNERABILITIES: ReadonlyMap<string, Vulnerable | null> = new Map([
  ['', null],
  ['o', 'None'],
  ['0', 'None'],
  ['n', 'NS'],
  ['e', 'EW'],
  ['b', 'All'],
]);

const pairsOf = ({ pairs }: LinBoard, tag: string): LinPair[] => pairs.filter((pair) => pair.tag === tag);

/** `S48JH25TQD235C679`: each suit's letter and ranks; a void suit may drop its letter. */
const readHand = (text: string, line: number): Card[] => {
  const parts = text.match(/[SHDC][^SHDC]*/gi) ?? [];
  if (parts.join('') !== text) throw new Refusal(line, 'badDeal', { text: snippet(text) });
  return parts.flatMap((part) => {
    const suit = suitNamed(part.charAt(0));
    return suit === null ? [] : suitCards(suit, part.slice(1), line);
  });
};

/** `3S…,S…,S…,`: the dealer's number, then hands from South; any may be empty or left out. */
const readDeal = ({ value, line }: LinPair): { dealer: Seat | null; hands: BySeat<readonly Card[]> } => {
  const [, number, rest] = /^([0-4]?)(.*)$/s.exec(value.replace(/\s+/g, '')) ?? [];
  const texts = (rest ?? '').split(',');
  if (texts.slice(SEATS.length).some((text) => text !== ''))
    throw new Refusal(line, 'badDeal', { text: snippet(value) });
  const hands = bySeat((seat) => readHand(texts[LIN_SEATS.indexOf(seat)] ?? '', line));
  return { dealer: LIN_SEATS[Number(number) - 1] ?? null, hands: dealOf(hands, line) };
};

const readVulnerable = (pair: LinPair | undefined): Vulnerable | null => {
  const vulnerable = VULNERABILITIES.get(pair?.value.trim().toLowerCase() ?? '');
  if (vulnerable === undefined) {
    throw new Refusal(pair?.line ?? 1, 'badVulnerable', { text: snippet(pair?.value ?? '') });
  }
  return vulnerable;
};

/** The calls of one `mb`, mostly one: `1C!`, `p`, `3N`. Alerts are left out. */
const callTexts = ({ value }: LinPair): string[] =>
  value.replace(/[\s!?]+/g, '').match(/[1-7](?:nt?|[shdc])|pass|dbl|rdbl|xx|[pdxr]|.+/gis) ?? [];

const readCalls = (part: LinBoard, dealer: Seat | null): SeatCall[] => {
  let seat = dealer;
  return pairsOf(part, 'mb').flatMap((pair) =>
    callTexts(pair).map((text) => {
      if (seat === null) throw new Refusal(pair.line, 'noDealer');
      const call = { seat, call: readCall(text, pair.line), insufficient: false, line: pair.line };
      seat = nextSeat(seat);
      return call;
    }),
  );
};

/** The cards of one `pc`, mostly one: `C5`, `c5`, `CT`, `C10`. */
const cardTexts = ({ value }: LinPair): string[] => value.replace(/\s+/g, '').match(/[SHDC](?:10|.)|.+/gis) ?? [];

const readEntries = ({ pairs }: LinBoard): Entry[] => {
  const entries: Entry[] = [];
  let mark: CardMark | null = null;
  for (const pair of pairs) {
    if (pair.tag === 'nt') mark = LIN_MARKS.card.get(pair.value.trim()) ?? mark;
    if (pair.tag !== 'pc') continue;
    for (const text of cardTexts(pair)) {
      entries.push({ card: readCard(text, pair.line), seat: null, mark, line: pair.line });
      mark = null;
    }
  }
  return entries;
};

const readTricks = (pair: LinPair | undefined): number | null => {
  const text = pair?.value.trim() ?? '';
  if (text === '') return null;
  if (!/^(\d|1[0-3])$/.test(text)) throw new Refusal(pair?.line ?? 1, 'badResult', { text: snippet(text) });
  return Number(text);
};

/** Cards were played, so the auction was over, whether or not the record has its last passes. */
const contractOf = ({ contract, closed, declarer }: Outcome, played: boolean) =>
  closed || played ? { contract, declarer } : { contract: null, declarer: null };

/** The result that a `mc` claims: declarer's tricks in all, those already won among them. */
const readClaim = (part: LinBoard, adjusted: boolean, line: number): StatedResult => {
  const claim = pairsOf(part, 'mc')[0];
  return { tricks: readTricks(claim), adjusted, line: claim?.line ?? line };
};

const readFacts = (part: LinBoard, deal: LinPair, played: boolean): Facts => {
  const { dealer, hands } = readDeal(deal);
  const came = outcome(readCalls(part, dealer));
  const { contract, declarer } = contractOf(came, played);
  const notes = pairsOf(part, 'nt').map(({ value }) => value.trim());
  const declarerSwapped = notes.includes(LIN_MARKS.declarerSwapped);
  return {
    board: part.board,
    table: part.table,
    dealer,
    vulnerable: readVulnerable(pairsOf(part, 'sv')[0]),
    hands,
    passedOut: came.passedOut,
    contract,
    declarer: declarer && swapped(declarer, declarerSwapped),
    declarerSwapped,
    result: readClaim(part, notes.includes(LIN_MARKS.resultAdjusted), deal.line),
    leader: null,
  };
};

/** In an end position the record does not say whose lead it is; the hand with the first card tells. */
const firstHolder = ({ hands }: Facts, [first]: readonly Entry[]): Seat | null =>
  SEATS.find((seat) => first !== undefined && hands[seat].includes(first.card)) ?? null;

const playOf = (entries: readonly Entry[], claimed: boolean): RecordedPlay => ({
  enter: (book) => {
    for (const entry of entries) book.add(entry);
  },
  stopped: claimed ? 'claim' : 'unfinished',
  line: entries[0]?.line ?? null,
});

const readBoard = (part: LinBoard): Board => {
  const broken = pairsOf(part, UNREADABLE)[0];
  if (broken !== undefined) throw new Refusal(broken.line, 'badTag', { text: snippet(broken.value) });
  const deal = pairsOf(part, 'md')[0];
  if (deal === undefined) throw new Refusal(part.pairs[0]?.line ?? 1, 'noDeal');
  const entries = readEntries(part);
  const facts = readFacts(part, deal, entries.length > 0);
  const claimed = pairsOf(part, 'mc').length > 0;
  return assemble({ ...facts, leader: firstHolder(facts, entries) }, playOf(entries, claimed));
};

/**
 * Reads LIN, as Bridge Base Online writes it: one board or a whole session, one room or two. Never throws: a bad board
 * becomes a fault that names it, and the others are read.
 */
export const readLin = (text: string): RecordReading =>
  readEach(linBoards(linPairs(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))), ({ board }) => board, readBoard);
