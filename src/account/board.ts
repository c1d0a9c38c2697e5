import { bySeat, parseContract, SEATS, sameSide, trumpsOf, winnerOf } from '../bridge';
import type { Board } from '../records';
import type { TableView } from '../table/view';
import type { Moment, Story } from './happened';
import { firstLeader, knownHands, type Standing, settledCards } from './tricks';

type Mark = Board['marks'][number];

/** Declarer's tricks, when all thirteen have been seen; null else. */
const resultOf = ({ table }: Moment, play: readonly Standing[]): number | null => {
  if (play.length !== SEATS.length * 13) return null;
  const contract = parseContract(table.setup.contract);
  const starts = Array.from({ length: 13 }, (_, i) => i * SEATS.length);
  const winners = starts.map((at) => winnerOf(play.slice(at, at + SEATS.length), contract && trumpsOf(contract)));
  return winners.filter((won) => won && sameSide(won.seat, table.declarer)).length;
};

const marksOf = ({ situation, end }: Story, play: readonly Standing[]): Mark[] => [
  ...(end.table.declarer === situation.declarer ? [] : [{ kind: 'declarerSwapped' } as const]),
  ...play.flatMap(({ isLeadOutOfTurn, isRevoke }, at): Mark[] => {
    if (isLeadOutOfTurn) return [{ kind: 'leadOutOfTurn', at }];
    return isRevoke ? [{ kind: 'revoke', at }] : [];
  }),
];

const endOf = (play: readonly Standing[], size: number, over: boolean): Board['end'] => {
  if (play.length === 0) return 'none';
  if (play.length === SEATS.length * size) return 'complete';
  return over ? 'claim' : 'unfinished';
};

/**
 * A watched table as a board that LIN and PBN can tell: hands that are known to the last card, the cards that stand, and of the
 * irregularities those that such a record marks. A hand of which any card has not been seen counts as hidden.
 */
export const boardOf = (story: Story, { board, over }: Pick<TableView, 'board' | 'over'>): Board => {
  const { end, situation } = story;
  const { table } = end;
  const play = settledCards(end, over);
  const known = knownHands(end);
  return {
    board,
    table: null,
    dealer: null,
    vulnerable: null,
    hands: bySeat((seat) => (known[seat].length === situation.cards ? known[seat] : [])),
    contract: situation.contract,
    declarer: table.declarer,
    passedOut: false,
    leader: firstLeader(end),
    play: play.map(({ seat, card }) => ({ seat, card })),
    end: endOf(play, situation.cards, over),
    result: resultOf(end, play),
    marks: marksOf(story, play),
  };
};
