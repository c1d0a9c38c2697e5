import { type Contract, formatContract, nextSeat, type Seat, trumpsOf } from '../bridge';
import { type Board, type End, handSize, type Mark } from './board';
import { Refusal } from './fault';
import { checkFollowing } from './follow';
import { PlayBook, type SeatedEntry, trickWinners } from './play';
import { resultOf, type StatedResult } from './result';

/** What a record says of a board, before its play is looked at. */
export type Facts = Pick<Board, 'board' | 'table' | 'dealer' | 'vulnerable' | 'hands' | 'passedOut'> & {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly declarerSwapped: boolean;
  readonly result: StatedResult;
  /** Who leads first where cards have gone before; null where the record does not say. */
  readonly leader: Seat | null;
};

/** The play as the record has it. */
export type RecordedPlay = {
  /** Enters the cards, in order, in the book. */
  readonly enter: (book: PlayBook) => void;
  /** How the play ends when cards are left: a claim, or still going on; `none` does not count here. */
  readonly stopped: Exclude<End, 'complete' | 'none'>;
  /** Line of the first card, null when there is none. */
  readonly line: number | null;
};

/** Whose lead it is at the start: declarer's left-hand opponent (Law 41A), unless the record begins later. */
const leaderOf = ({ hands, declarer, leader }: Facts): Seat | null => {
  if (declarer === null) return null;
  return handSize(hands) < 13 && leader !== null ? leader : nextSeat(declarer);
};

const endOf = (count: number, size: number, stopped: RecordedPlay['stopped']): End => {
  if (count === 0) return 'none';
  return count === size * 4 ? 'complete' : stopped;
};

const marksOf = (facts: Facts, entries: readonly SeatedEntry[]): Mark[] => [
  ...(facts.declarerSwapped ? [{ kind: 'declarerSwapped' } as const] : []),
  ...(facts.result.adjusted ? [{ kind: 'resultAdjusted' } as const] : []),
  ...entries.flatMap(({ mark }, at): Mark[] => (mark === null ? [] : [{ kind: mark, at }])),
];

/** Enters and checks the cards. @throws Refusal for a play that cannot have been */
const entriesOf = (facts: Facts, play: RecordedPlay, leader: Seat | null): SeatedEntry[] => {
  if (play.line === null) return [];
  if (facts.contract === null || leader === null) throw new Refusal(play.line, 'playWithoutContract');
  const size = handSize(facts.hands);
  const book = new PlayBook({ hands: facts.hands, size, trumps: trumpsOf(facts.contract), leader });
  play.enter(book);
  checkFollowing(book.entries, facts.hands, book.entries.length === size * 4);
  return book.entries;
};

const tricksOf = ({ contract, declarer, hands, result }: Facts, entries: readonly SeatedEntry[]): number | null => {
  if (contract === null || declarer === null || handSize(hands) < 13) return result.tricks;
  return resultOf(result, trickWinners(entries, trumpsOf(contract)), declarer);
};

/**
 * Makes a board of what a record says, when it holds together.
 * @throws Refusal naming the line and what does not
 */
export const assemble = (facts: Facts, play: RecordedPlay): Board => {
  const leader = leaderOf(facts);
  const entries = entriesOf(facts, play, leader);
  const { board, table, dealer, vulnerable, hands, passedOut, contract, declarer } = facts;
  return {
    board,
    table,
    dealer,
    vulnerable,
    hands,
    contract: contract && formatContract(contract),
    declarer,
    passedOut,
    leader,
    play: entries.map(({ seat, card }) => ({ seat, card })),
    end: endOf(entries.length, handSize(hands), play.stopped),
    result: tricksOf(facts, entries),
    marks: marksOf(facts, entries),
  };
};
