import { describe, expect, test } from 'vitest';
import { formatHolding } from '../../src/bridge';
import { readLin } from '../../src/records';
import { fileText, only, playText, unsound } from './support';

/** A deal to play with: South declares, West leads. */
const SOUTH = 'SAK2HQJTD5432CA98';
const WEST = 'SQJTHAK2DAKQCQJT7';
const NORTH = 'S987H9876DJT9CK65';
const EAST = 'S6543H543D876C432';
const HANDS = `${SOUTH},${WEST},${NORTH},${EAST}`;

const lin = (rest: string, md = `3${HANDS}`): string => `st||md|${md}|sv|o|${rest}`;

/** North deals and passes, East passes, South bids. */
const ONE_NT = 'mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|';

describe('real files', () => {
  test('a session of a club: twelve boards, seven played out and five claimed', () => {
    const { boards, faults } = readLin(fileText('club.lin'));
    expect(faults).toEqual([]);
    expect(boards.map(({ board }) => board)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect(boards.every(({ table }) => table === null)).toBe(true);
    expect(boards.filter(({ end }) => end === 'complete')).toHaveLength(7);
    expect(boards.filter(({ end }) => end === 'claim')).toHaveLength(5);
    expect(boards.map(({ contract, declarer }) => `${contract} ${declarer}`).slice(0, 4)).toEqual([
      '3HX W',
      '1H S',
      '2NT W',
      '2D E',
    ]);
    expect(boards.flatMap(unsound)).toEqual([]);
  });

  test('a tournament of eight boards', () => {
    const { boards, faults } = readLin(fileText('tournament.lin'));
    expect(faults).toEqual([]);
    expect(boards.map(({ board, contract, declarer }) => [board, contract, declarer])).toEqual([
      ['1', '5H', 'S'],
      ['2', '2S', 'W'],
      ['3', '2H', 'S'],
      ['4', '4H', 'S'],
      ['5', '3NT', 'S'],
      ['6', '3H', 'S'],
      ['7', '4S', 'S'],
      ['8', '3NT', 'S'],
    ]);
    expect(boards.flatMap(unsound)).toEqual([]);
  });

  test('a match of two rooms: fifteen boards in each, and the match results of the record itself', () => {
    const text = fileText('vugraph.lin');
    const { boards, faults } = readLin(text);
    expect(faults).toEqual([]);
    expect(boards.map(({ board, table }) => `${board} ${table}`).slice(0, 3)).toEqual([
      '46 open',
      '46 closed',
      '47 open',
    ]);
    expect(boards.filter(({ table }) => table === 'closed')).toHaveLength(15);
    expect(boards.flatMap(unsound)).toEqual([]);
    const results = (/rs\|([^|]*)\|/.exec(text)?.[1] ?? '').split(',');
    for (const [i, { contract, declarer, result }] of boards.entries()) {
      const [, level = '', strain, seat, doubled = '', score = ''] =
        /^(\d)([SHDCN])([NESW])(x*)(=|[+-]\d+)$/.exec(results[i] ?? '') ?? [];
      const tricks = 6 + Number(level) + (score === '=' ? 0 : Number(score));
      expect([contract, declarer, result]).toEqual([
        `${level}${strain === 'N' ? 'NT' : strain}${doubled.toUpperCase()}`,
        seat,
        tricks,
      ]);
    }
  });
});

describe('the deal', () => {
  test('hands stand in the order South, West, North, East, and the dealer is counted so', () => {
    const board = only(readLin(lin('', `1${HANDS}`)));
    expect(board.dealer).toBe('S');
    expect(formatHolding(board.hands.W)).toBe('QJT.AK2.AKQ.QJT7');
    expect(['2', '3', '4'].map((digit) => only(readLin(lin('', `${digit}${HANDS}`))).dealer)).toEqual(['W', 'N', 'E']);
  });

  test.each([
    ['with a comma at the end', `3${SOUTH},${WEST},${NORTH},`],
    ['without one', `3${SOUTH},${WEST},${NORTH}`],
    ['when another hand is the missing one', `3${SOUTH},,${NORTH},${EAST}`],
  ])('a fourth hand is worked out %s', (_, md) => {
    expect(only(readLin(lin('', md))).hands).toEqual(only(readLin(lin(''))).hands);
  });

  test('two hands may be hidden', () => {
    const { hands } = only(readLin(lin('', `3${SOUTH},,${NORTH},`)));
    expect([hands.S.length, hands.W.length, hands.N.length, hands.E.length]).toEqual([13, 0, 13, 0]);
  });

  test('any case, any order of ranks, 10 for the ten, and a void with or without its letter', () => {
    const md = '3sakqjt98765432,h2akqj10987654d2,Sh3Dakqjt9876543C,c23456789tjqka';
    const { hands } = only(readLin(lin('', md)));
    expect([hands.S, hands.W, hands.N, hands.E].map(formatHolding)).toEqual([
      'AKQJT98765432...',
      '.AKQJT9876542.2.',
      '.3.AKQJT9876543.',
      '...AKQJT98765432',
    ]);
  });

  test('an unknown dealer and vulnerability', () => {
    const board = only(readLin(`md|${HANDS}|`));
    expect([board.dealer, board.vulnerable]).toEqual([null, null]);
    const read = ['o', 'N', 'e', 'B', '0'].map((sv) => only(readLin(`md|3${HANDS}|sv|${sv}|`)).vulnerable);
    expect(read).toEqual(['None', 'NS', 'EW', 'All', 'None']);
  });
});

describe('the auction', () => {
  test.each([
    ['mb|p|mb|p|mb|1N|mb|d|mb|r|mb|p|mb|p|mb|p|', '1NTXX', 'S'],
    ['mb|1C!|an|could be short|mb|P|mb|1D|mb|p|mb|3D!|mb|p|mb|p|mb|p|', '3D', 'S'],
    ['mb|1S|mb|2H|mb|p|mb|4H|mb|d!|mb|p|mb|p|mb|p|', '4HX', 'E'],
    ['mb|p|mb|p|mb|1n|mb|2c|mb|2nt|mb|p|mb|p|mb|p|', '2NT', 'S'],
    ['mb|1H|mb|2H|mb|p|mb|3H|mb|p|mb|p|mb|p|', '3H', 'E'],
    ['mb|pp1Nppp|', '1NT', 'S'],
  ])('%s is %s by %s', (calls, contract, declarer) => {
    const board = only(readLin(lin(calls)));
    expect([board.contract, board.declarer]).toEqual([contract, declarer]);
    expect(board.end).toBe('none');
  });

  test('passed out, and not yet over', () => {
    const out = only(readLin(lin('mb|p|mb|p|mb|p|mb|p|')));
    expect([out.passedOut, out.contract, out.declarer, out.leader]).toEqual([true, null, null, null]);
    const open = only(readLin(lin('mb|p|mb|p|mb|1N|mb|p|')));
    expect([open.passedOut, open.contract, open.declarer]).toEqual([false, null, null]);
  });

  test('cards prove that an auction without its last passes was over', () => {
    const board = only(readLin(lin('mb|p|mb|p|mb|1N|mb|p|pc|SQ|')));
    expect([board.contract, board.declarer, board.end]).toEqual(['1NT', 'S', 'unfinished']);
  });
});

describe('the play', () => {
  test('seats follow from the winners, and hidden hands are no hindrance', () => {
    const play = 'pc|sQ|pc|s9|pc|s3|pc|sA|pg||pc|C9|pc|C7|pc|CK|pc|C2|pg||pc|H6|';
    const seats = 'W:SQ N:S9 E:S3 S:SA S:C9 W:C7 N:CK E:C2 N:H6';
    expect(playText(only(readLin(lin(ONE_NT + play))))).toBe(seats);
    expect(playText(only(readLin(lin(ONE_NT + play, '3,,,'))))).toBe(seats);
  });

  test('comments, alerts and page breaks stand between the cards', () => {
    const play = 'nt|undo?|pg||\nnt|a long\ncomment|pg||\npc|SQ|nt|(x)|pg||\npc|S9|pc|S3|pc|S10|';
    const { boards, faults } = readLin(lin(`${ONE_NT}${play}`));
    expect(boards).toEqual([]);
    expect(faults[0]?.key).toBe('outOfTurn');
    expect(playText(only(readLin(lin(ONE_NT + play.replace('S10', 'SA')))))).toBe('W:SQ N:S9 E:S3 S:SA');
  });

  test('a claim gives declarer all the tricks that it says, and may come in the middle of a trick', () => {
    const board = only(readLin(lin(`${ONE_NT}pc|SQ|pc|S9|mc|4|pg||`)));
    expect([board.end, board.result, board.play.length]).toEqual(['claim', 4, 2]);
  });

  test('a result without a card played', () => {
    const board = only(readLin(lin(`${ONE_NT}mc|4|`)));
    expect([board.end, board.result, board.leader]).toEqual(['none', 4, 'W']);
  });

  test('an end position: the hand with the first card has the lead', () => {
    const board = only(
      readLin('md|3SA2,SKQ,SJT,S98|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|SJ|pc|S8|pc|SA|pc|SQ|pc|S2|pc|SK|pc|ST|pc|S9|'),
    );
    expect(playText(board)).toBe('N:SJ E:S8 S:SA W:SQ S:S2 W:SK N:ST E:S9');
    expect([board.leader, board.end]).toEqual(['N', 'complete']);
  });

  test("Face Up's own marks of what LIN cannot say", () => {
    const swapped = only(readLin(lin('mb|1N|mb|p|mb|p|mb|p|nt|^Declarer|pc|SQ|')));
    expect([swapped.declarer, swapped.marks]).toEqual(['S', [{ kind: 'declarerSwapped' }]]);
    const revoke = only(readLin(lin(`${ONE_NT}pc|SQ|nt|^R|pc|H9|pc|S3|pc|SA|nt|^L|pc|H5|`)));
    expect(revoke.marks).toEqual([
      { kind: 'revoke', at: 1 },
      { kind: 'leadOutOfTurn', at: 4 },
    ]);
    expect(playText(revoke)).toBe('W:SQ N:H9 E:S3 S:SA E:H5');
  });
});

describe('several boards', () => {
  const board = (n: number, rest: string) => `qx|o${n}|pn|South,West,North,East|${lin(rest)}ah|Board ${n}|\r\n`;

  test('one bad board among thirty is named, and the others are read', () => {
    const text = Array.from({ length: 30 }, (_, i) =>
      i === 27 ? board(28, `${ONE_NT}pc|SQ|pc|S9|pc|S3|pc|D8|`) : board(i + 1, ONE_NT),
    ).join('');
    const { boards, faults } = readLin(text);
    expect(boards).toHaveLength(29);
    expect(faults).toMatchObject([
      { board: '28', place: 28, line: 28, key: 'outOfTurn', params: { card: 'D8', trick: 1 } },
    ]);
    expect(faults[0]?.message).toBe(
      'Board 28 (no. 28 of the record), line 28: trick 1: D8 is played by E at the turn of S.',
    );
  });

  test('neither a header nor a page of text is a board; a numbered board without a deal is a fault', () => {
    const text = `vg|a match|rs|4HE=|pg||qx|intro|nt|welcome|pg||${board(1, ONE_NT)}qx|o2|st||pg||`;
    const { boards, faults } = readLin(text);
    expect(boards).toHaveLength(1);
    expect(faults).toMatchObject([{ board: '2', key: 'noDeal' }]);
  });

  test('a title before the deal or after the auction belongs to its own board', () => {
    const before = [1, 2].map((n) => `ah|Board ${n}|md|3${HANDS}|${ONE_NT}`).join('');
    const after = [1, 2].map((n) => `md|3${HANDS}|${ONE_NT}ah|Board ${n}|pc|SQ|`).join('');
    for (const text of [before, after]) {
      const { boards, faults } = readLin(text);
      expect(faults).toEqual([]);
      expect(boards.map((read) => [read.board, read.contract])).toEqual([
        ['1', '1NT'],
        ['2', '1NT'],
      ]);
    }
  });

  test('what is no tag spoils its own board only', () => {
    const text = `${board(1, ONE_NT)}${board(2, `${ONE_NT}nt|a bar | in a comment|`)}${board(3, ONE_NT)}`;
    const { boards, faults } = readLin(text);
    expect(boards.map((read) => read.board)).toEqual(['1', '3']);
    expect(faults).toMatchObject([{ place: 2, line: 2, key: 'badTag' }]);
  });

  test('names are not kept', () => {
    const text = board(1, ONE_NT).replace('South,West,North,East', 'Ann,Bob,Cid,Dee');
    expect(JSON.stringify(readLin(text))).not.toMatch(/Ann|Bob|Cid|Dee/);
  });
});
