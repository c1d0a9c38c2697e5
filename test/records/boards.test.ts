import { describe, expect, test, vi } from 'vitest';
import {
  bySeat,
  parseContract,
  parseHolding,
  SEATS,
  type Seat,
  sameSide,
  seatsFrom,
  trumpsOf,
  winnerOf,
} from '../../src/bridge';
import { readLin, readPbn, readRecord, writeLin, writePbn } from '../../src/records';
import { fileText, unsound } from './support';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000 });

/** A line of boards.jsonl, as the file has it. */
type Line = {
  readonly deal: string;
  readonly dealer: Seat;
  readonly vul: string;
  readonly contract: string;
  readonly declarer: Seat;
  readonly leader: Seat;
  readonly play: readonly string[];
  readonly tricks?: number;
  readonly claim?: string;
};

const TEXT = fileText('boards.jsonl');
const LINES = TEXT.trim()
  .split('\n')
  .map((line): Line => JSON.parse(line));
const { boards, faults } = readRecord(TEXT);

const handsOf = (deal: string) => {
  const texts = deal.slice(2).split(' ');
  const order = seatsFrom(SEATS.find((seat) => seat === deal[0]) ?? 'N');
  return bySeat((seat) => parseHolding(texts[order.indexOf(seat)] ?? ''));
};

describe('1,682 real boards', () => {
  test('are all read, as the file has them', () => {
    expect(faults).toEqual([]);
    expect(boards).toHaveLength(1682);
    for (const [i, board] of boards.entries()) {
      const line = LINES[i];
      if (line === undefined) throw new Error(`no line ${i}`);
      expect(board).toMatchObject({
        dealer: line.dealer,
        vulnerable: line.vul,
        contract: line.contract,
        declarer: line.declarer,
        leader: line.leader,
        hands: handsOf(line.deal),
        end: line.play.length === 52 ? 'complete' : 'claim',
        result: line.tricks ?? Number(line.claim),
      });
      expect(board.play.map(({ card }) => card)).toEqual(line.play);
    }
  });

  test('have legal plays that come to the tricks stated', () => {
    expect(boards.flatMap(unsound)).toEqual([]);
    const played = boards.filter(({ end }) => end === 'complete');
    expect(played).toHaveLength(1282);
    for (const { play, contract, declarer, result } of played) {
      const trumps = trumpsOf(parseContract(contract ?? '') ?? { level: 1, strain: 'NT', doubled: 0 });
      const winners = Array.from({ length: 13 }, (_, i) => winnerOf(play.slice(4 * i, 4 * i + 4), trumps)?.seat);
      expect(winners.filter((seat) => seat && declarer && sameSide(seat, declarer))).toHaveLength(result ?? -1);
    }
  });

  test('are the same when written as LIN and read', () => {
    const again = readLin(boards.map(writeLin).join(''));
    expect(again.faults).toEqual([]);
    expect(again.boards).toEqual(boards);
  });

  test('are the same when written as PBN and read, remarks and all', () => {
    const comments = [
      { trick: 0, text: 'before } the lead' },
      { trick: 3, text: `% a long remark ${'and more '.repeat(30)}[Board "9"]` },
      { trick: 13, text: '' },
    ];
    const again = readPbn(boards.map((board) => writePbn(board, { comments })).join(''));
    expect(again.faults).toEqual([]);
    expect(again.boards).toEqual(boards);
  });
});
