import { describe, expect, test } from 'vitest';
import { type Board, readLin, readPbn, readRecord, writeLin, writePbn } from '../../src/records';
import { fileText, only } from './support';

const FILES = ['club.lin', 'tournament.lin', 'vugraph.lin', 'online.pbn', 'pbn-1.0-correct.pbn', 'pbn-2.1-correct.pbn'];

const DEAL = '[Deal "N:987.9876.JT9.K65 6543.543.876.432 AK2.QJT.5432.A98 QJT.AK2.AKQ.QJT7"]';
const HEAD = `[Board "12"]\n[Table "3"]\n[Dealer "N"]\n[Vulnerable "EW"]\n${DEAL}`;

const boardOf = (...lines: string[]): Board => only(readPbn([HEAD, ...lines].join('\n')));

describe('PBN', () => {
  test('a board with a marked revoke, a claim and remarks', () => {
    const board = boardOf('[Declarer "S"]', '[Contract "1NTX"]', '[Play "W"]', 'SQ ^R H9 S3 SA', 'C7 - - C9', '*');
    const comments = [
      { trick: 1, text: 'North had a spade.' },
      { trick: 2, text: 'Then all was claimed.' },
    ];
    expect(writePbn(board, { comments })).toBe(
      [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "?"]',
        '[Board "12"]',
        '[West "?"]',
        '[North "?"]',
        '[East "?"]',
        '[South "?"]',
        '[Dealer "N"]',
        '[Vulnerable "EW"]',
        DEAL,
        '[Scoring "?"]',
        '[Declarer "S"]',
        '[Contract "1NTX"]',
        '[Result "?"]',
        '[Table "3"]',
        '[Play "W"]',
        'SQ ^R H9 S3 SA',
        '{ North had a spade. }',
        'C7 - - C9',
        '{ Then all was claimed. }',
        '*',
        '',
        '',
      ].join('\n'),
    );
  });

  test('a remark without a play is written too, in lines of at most 80 characters', () => {
    const text = writePbn(boardOf(), { comments: [{ trick: 5, text: 'word '.repeat(60) }] });
    expect(
      Math.max(...text.split('\n').map((line) => line.length - (line.startsWith('[Deal ') ? 80 : 0))),
    ).toBeLessThanOrEqual(80);
    expect(text.match(/word/g)).toHaveLength(60);
  });

  test('quotes and backslashes in a board number', () => {
    const board = { ...boardOf(), board: 'a "b" \\c' };
    expect(only(readPbn(writePbn(board)))).toEqual(board);
  });

  test.each(FILES)('%s is the same when written and read', (file) => {
    const { boards } = readRecord(fileText(file));
    const again = readPbn(boards.map((board) => writePbn(board)).join(''));
    expect(again.faults).toEqual([]);
    expect(again.boards).toEqual(boards);
  });
});

describe('LIN', () => {
  test('a board with a marked revoke and a claim', () => {
    const board = boardOf('[Declarer "S"]', '[Contract "1NTX"]', '[Result "4"]', '[Play "W"]', 'SQ ^R H9 S3 SA', '*');
    expect(writeLin(board)).toBe(
      'st||md|3SAK2HQJTD5432CA98,SQJTHAK2DAKQCQJT7,S987H9876DJT9CK65,S6543H543D876C432|ah|Board 12|sv|e|' +
        'mb|p|mb|p|mb|1N|mb|d|mb|p|mb|p|mb|p|pg||pc|SQ|nt|^R|pc|H9|pc|S3|pc|SA|pg||mc|4|pg||\n',
    );
  });

  test.each([
    ['passed out', ['[Contract "Pass"]']],
    ['redoubled', ['[Declarer "W"]', '[Contract "4SXX"]', '[Result "2"]']],
    [
      'declarer and dummy changed places',
      ['[Declarer "^S"]', '[Contract "1NT"]', '[Play "W"]', 'SQ S9 S3 SA', '*', '[Result "3"]'],
    ],
    ['a lead out of turn', ['[Declarer "S"]', '[Contract "1NT"]', '[Play "W"]', 'SQ S9 S3 SA', 'C7 CK ^L C2 C9', '+']],
    ['an adjusted result', ['[Declarer "S"]', '[Contract "1NT"]', '[Result "^0"]', '[Play "W"]', 'SQ S9 S3 SA', '*']],
    ['an auction that is not known', []],
  ])('%s is the same when written and read', (_, lines) => {
    const board = { ...boardOf(...lines), table: null };
    expect(only(readLin(writeLin(board)))).toEqual(board);
  });

  test.each(FILES)('%s is the same when written and read, but for what LIN cannot say', (file) => {
    const { boards } = readRecord(fileText(file));
    // Rooms are told apart, tables are not; calls need a dealer, and a contract a declarer.
    const sayable = boards
      .filter(({ dealer, declarer, contract, passedOut }) =>
        dealer === null ? contract === null && !passedOut : (contract === null) === (declarer === null),
      )
      .map((board) => ({ ...board, table: /^(open|closed)$/.test(board.table ?? '') ? board.table : null }));
    const again = readLin(sayable.map(writeLin).join(''));
    expect(again.faults).toEqual([]);
    expect(again.boards).toEqual(sayable);
  });
});
