import { describe, expect, test } from 'vitest';
import { formatHolding } from '../../src/bridge';
import { readPbn } from '../../src/records';
import { only, playText } from './support';

const DEAL = '[Deal "N:987.9876.JT9.K65 6543.543.876.432 AK2.QJT.5432.A98 QJT.AK2.AKQ.QJT7"]';
const HEAD = `[Dealer "N"]\n[Vulnerable "None"]\n${DEAL}`;
const ONE_NT = `${HEAD}\n[Declarer "S"]\n[Contract "1NT"]`;

const read = (...lines: string[]) => only(readPbn(lines.join('\n')));
const played = (...rows: string[]) => playText(read(ONE_NT, '[Play "W"]', ...rows));

describe('tags', () => {
  test('a board with all that we read', () => {
    const board = read('[Board "7"]', '[Room "Open"]', ONE_NT, '[Result "4"]', '[Play "W"]', 'SQ S9 S3 SA', '*');
    expect(board).toMatchObject({ board: '7', table: 'open', dealer: 'N', vulnerable: 'None', contract: '1NT' });
    expect(board).toMatchObject({ declarer: 'S', leader: 'W', end: 'claim', result: 4, passedOut: false, marks: [] });
    expect(formatHolding(board.hands.W)).toBe('QJT.AK2.AKQ.QJT7');
  });

  test.each([
    ['None', 'None'],
    ['Love', 'None'],
    ['-', 'None'],
    ['NS', 'NS'],
    ['EW', 'EW'],
    ['All', 'All'],
    ['Both', 'All'],
    ['?', null],
    ['', null],
  ])('vulnerable %s is %s', (value, vulnerable) => {
    expect(read(`[Vulnerable "${value}"]`).vulnerable).toBe(vulnerable);
  });

  test.each([
    ['3NT', '3NT', false],
    ['3N', '3NT', false],
    ['5hx', '5HX', false],
    ['2SXX', '2SXX', false],
    ['3NR', '3NTXX', false],
    ['Pass', null, true],
    ['?', null, false],
    ['', null, false],
  ])('contract %s', (value, contract, passedOut) => {
    expect(read(`[Contract "${value}"]`)).toMatchObject({ contract, passedOut, declarer: null, end: 'none' });
  });

  test.each([
    ['S', '9', 9],
    ['S', 'NS 9', 9],
    ['E', 'NS 9', 4],
    ['W', 'EW 4 NS 9', 4],
    ['N', 'EW 4', 9],
    ['N', '?', null],
    ['N', '', null],
    ['?', 'NS 9', null],
  ])('declarer %s, result %s', (declarer, result, tricks) => {
    expect(read('[Contract "1NT"]', `[Declarer "${declarer}"]`, `[Result "${result}"]`).result).toBe(tricks);
  });

  test('nobody declared', () => {
    const board = read(
      HEAD,
      '[Declarer ""]',
      '[Contract "Pass"]',
      '[Result ""]',
      '[Auction "N"]',
      'Pass Pass Pass Pass',
    );
    expect(board).toMatchObject({ passedOut: true, declarer: null, contract: null, end: 'none', leader: null });
  });

  test('a tag may be spread over lines, stand beside another, in any case, and hold quotes', () => {
    const board = read(
      '[ board"1"   ] [',
      ' Dealer',
      '   "E"',
      ' ]',
      '[Event "The \\"big\\" cup"]',
      '[Site "In "a" town"]',
    );
    expect([board.board, board.dealer]).toEqual(['1', 'E']);
  });

  test('a tag that occurs again is passed over, with its section', () => {
    const board = read('[Dealer "E"]', '[Dealer "S"]', '[Auction "E"]', '1C AP', '[Auction "E"]', '2C AP');
    expect([board.dealer, board.contract]).toEqual(['E', '1C']);
  });

  test('tables and unknown tags are passed over with their rows', () => {
    const rows = ['[TotalScoreTable "Rank;Names"]', '1 "A; B" 50', '2 - 40', '[Unheard "of"]', 'x y z'];
    expect(read('[Board "3"]', ...rows, '[Dealer "W"]').dealer).toBe('W');
  });
});

describe('the deal', () => {
  test.each([
    ['a void first', 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85', '.63.AKQ987.A9732'],
    ['from another seat', 'E:A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85 .63.AKQ987.A9732', '.63.AKQ987.A9732'],
    [
      'small letters and tens',
      'n:.63.akq987.a9732 a8654.kq5.10.qj106 j973.j98742.3.k4 kq102.a10.j6542.85',
      '.63.AKQ987.A9732',
    ],
    ['suit letters', 'N:S.H63.DAKQ987.CA9732 - - SKQT2.HAT.DJ6542.C85', '.63.AKQ987.A9732'],
    ['one hidden hand is worked out', 'N:- A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85', '.63.AKQ987.A9732'],
    ['two stay hidden', 'W:- - A8654.KQ5.T.QJT6 -', '...'],
  ])('%s', (_, deal, north) => {
    expect(formatHolding(read(`[Deal "${deal}"]`).hands.N)).toBe(north);
  });
});

describe('the auction', () => {
  test.each([
    ['N', 'N', '1D 1S 3H =1= 4S 4NT =2= X Pass Pass 5C X 5H X AP', '5HX', 'S'],
    ['N', 'W', '- 1D 1S 3H {a} ! {b} $13 =1= 4S 4NT =2= X Pass\nPass 5C X 5H ; late\nX AP', '5HX', 'S'],
    ['N', 'N', '1NT?=1= pass Pass Pass', '1NT', 'N'],
    ['E', 'E', '1C X XX Pass Pass Pass', '1CXX', 'E'],
    ['', 'W', '- - 1S AP', '1S', 'E'],
    ['N', 'W', '- ^S 1D ^I 1C 4S ^I 3NT ^S ^S X 5H X AP', '5HX', 'N'],
    ['N', 'N', '1S Pass +', null, null],
    ['N', 'N', '+', null, null],
    ['N', 'N', '', null, null],
  ])('dealer %s, columns from %s: %s', (dealer, first, calls, contract, declarer) => {
    expect(read(`[Dealer "${dealer}"]`, `[Auction "${first}"]`, calls)).toMatchObject({ contract, declarer });
  });

  test('declarer and dummy changed places', () => {
    const board = read('[Dealer "S"]', '[Declarer "^N"]', '[Contract "1C"]', '[Auction "S"]', '1C AP');
    expect(board).toMatchObject({ declarer: 'N', leader: 'E', marks: [{ kind: 'declarerSwapped' }] });
  });

  test('an auction without its first passes: the play tells that the tags are right', () => {
    const board = read(ONE_NT.replace('1NT', '1NTX'), '[Auction "N"]', '1NT AP', '[Play "W"]', 'SQ S9 S3 SA', '*');
    expect([board.contract, board.declarer]).toEqual(['1NTX', 'S']);
  });
});

describe('the play', () => {
  test('columns are seats: who led a trick is worked out', () => {
    expect(played('SQ S9 S3 SA', 'C7 CK C2 C9', 'HA H6 H3 HT', '- - - -', '*')).toBe(
      'W:SQ N:S9 E:S3 S:SA S:C9 W:C7 N:CK E:C2 N:H6 E:H3 S:HT W:HA',
    );
  });

  test('notes, glyphs, comments, and dashes of two', () => {
    expect(played('SQ {x {y} ! $14 =1= S9?? ; rest', 'S3 SA!', '% not for us', '-- -- -- C9 *')).toBe(
      'W:SQ N:S9 E:S3 S:SA S:C9',
    );
  });

  test('rows with the leader first are turned back to the hands', () => {
    const turned = played('SQ S9 S3 SA', 'C9 C7 CK C2', 'H6 H3 HT HA', 'DA D9 - -', '*');
    expect(turned).toBe(played('SQ S9 S3 SA', 'C7 CK C2 C9', 'HA H6 H3 HT', 'DA D9 - -', '*'));
  });

  test('a turned row tells the seat of a card from a hidden hand too', () => {
    const deal = '[Deal "N:987.9876.JT9.K65 - AK2.QJT.5432.A98 -"]';
    const rows = ['SQ S9 S3 SA', 'C9 C7 CK C2', 'H6 H3 HT HA', '*'];
    expect(playText(read(ONE_NT.replace(DEAL, deal), '[Play "W"]', ...rows))).toBe(played(...rows));
  });

  test('a board in progress: East has led, and North is to play', () => {
    const deal = '[Deal "N:432.432.432.5432 5.AKQJ.AKQJ.AKQJ AQJT9.T98.T98.98 K876.765.765.T76"]';
    const head = ONE_NT.replace(DEAL, deal);
    const board = read(head, '[Play "W"]', 'S6 S2 S5 S9', 'H5 H2 HA HT', 'C6 - CA C8');
    expect(playText(board)).toBe('W:S6 N:S2 E:S5 S:S9 S:HT W:H5 N:H2 E:HA E:CA S:C8 W:C6');
    expect([board.end, board.result]).toEqual(['unfinished', null]);
  });

  test.each([
    ['a star', ['SQ S9 S3 SA', '*'], 'claim', null],
    ['no star, but a result', ['SQ S9 S3 SA', '[Result "5"]'], 'claim', 5],
    ['neither', ['SQ S9 S3 SA'], 'unfinished', null],
    ['a plus', ['SQ S9 S3 SA', '+'], 'unfinished', null],
    ['a plus in the column of the next card', ['SQ S9 + -', '[Result "5"]'], 'unfinished', 5],
    ['nothing at all', ['*'], 'none', null],
  ])('it ends with %s', (_, rows, end, result) => {
    expect(read(ONE_NT, '[Play "W"]', ...rows)).toMatchObject({ end, result });
  });

  test('a revoke and a lead out of turn that the record marks', () => {
    const board = read(ONE_NT, '[Play "W"]', 'SQ ^R H9 S3 SA', 'C7 CK ^L C2 C9', '*');
    expect(playText(board)).toBe('W:SQ N:H9 E:S3 S:SA E:C2 S:C9 W:C7 N:CK');
    expect(board.marks).toEqual([
      { kind: 'revoke', at: 1 },
      { kind: 'leadOutOfTurn', at: 4 },
    ]);
  });

  test('a result that was adjusted is believed, and marked', () => {
    const board = read(ONE_NT, '[Result "^0"]', '[Play "W"]', 'SQ S9 S3 SA', '*');
    expect([board.result, board.marks]).toEqual([0, [{ kind: 'resultAdjusted' }]]);
  });

  test('an end position: the Play tag tells who leads', () => {
    const deal = '[Deal "N:2.3.. 4.5.. 6.7.. 8.9.."]';
    const board = read(deal, '[Contract "4C"]', '[Declarer "S"]', '[Play "N"]', 'S2 S4 S6 S8', 'H3 H5 H7 H9', '*');
    expect(playText(board)).toBe('N:S2 E:S4 S:S6 W:S8 W:H9 N:H3 E:H5 S:H7');
    expect([board.leader, board.end]).toEqual(['N', 'complete']);
  });
});

describe('games', () => {
  test('an empty line ends a game, but not one in a comment; a comment alone is none', () => {
    const text = '% x\n\n[Board "1"]\n{ a\n\nb }\n[Dealer "E"]\n \t \n{ alone }\n\n\n[Board "2"]\n';
    expect(readPbn(text).boards.map(({ board, dealer }) => [board, dealer])).toEqual([
      ['1', 'E'],
      ['2', null],
    ]);
  });

  test('lines may end in any way, and a byte order mark is passed over', () => {
    const text = `\uFEFF[Board "1"]\n[Dealer "E"]\n\n[Board "2"]\n[Dealer "X"]`;
    for (const end of ['\n', '\r\n', '\r']) {
      const { boards, faults } = readPbn(text.replaceAll('\n', end));
      expect(boards).toMatchObject([{ board: '1', dealer: 'E' }]);
      expect(faults).toMatchObject([{ board: '2', place: 2, line: 5, key: 'badSeat' }]);
    }
  });

  test('# takes over the value of the game before, ## sets it for those that follow', () => {
    const text = ['[Board "1"] [Table "##4"]', '[Board "#"]', '[Board "2"] [Table "5"]', '[Board "3"]'].join('\n\n');
    expect(readPbn(text).boards.map(({ board, table }) => [board, table])).toEqual([
      ['1', '4'],
      ['1', '4'],
      ['2', '5'],
      ['3', null],
    ]);
  });

  test('a play without a deal of its own is that of the same board at another table', () => {
    const play = ['[Declarer "S"]', '[Contract "1NT"]', '[Play "W"]', 'SQ S9 S3 SA', 'C9 C7 CK C2', '*'];
    const text = [`[Board "5"]`, HEAD, ...play, '', ...play].join('\n');
    const { boards, faults } = readPbn(text);
    expect(faults).toEqual([]);
    expect(boards[1]).toEqual(boards[0]);
  });
});
