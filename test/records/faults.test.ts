import { describe, expect, test } from 'vitest';
import { RECORD_FAULT_KEYS, type RecordFaultKey, readLin, readPbn, readRecord } from '../../src/records';

const DEAL = '[Deal "N:987.9876.JT9.K65 6543.543.876.432 AK2.QJT.5432.A98 QJT.AK2.AKQ.QJT7"]';
const ONE_NT = `[Dealer "N"]\n${DEAL}\n[Declarer "S"]\n[Contract "1NT"]\n[Play "W"]\n`;
const HANDS = '3SAK2HQJTD5432CA98,SQJTHAK2DAKQCQJT7,S987H9876DJT9CK65,';
const LIN = `md|${HANDS}|\nmb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|\n`;
const JSON_BOARD = {
  deal: 'N:987.9876.JT9.K65 6543.543.876.432 AK2.QJT.5432.A98 QJT.AK2.AKQ.QJT7',
  dealer: 'N',
  vul: 'None',
  contract: '1NT',
  declarer: 'S',
  leader: 'W',
  play: ['SQ', 'S9', 'S3', 'SA'],
  claim: '4',
};
const json = (change: object) => JSON.stringify({ ...JSON_BOARD, ...change });

const readers = { lin: readLin, pbn: readPbn, any: readRecord };

type Row = readonly [
  key: RecordFaultKey,
  format: keyof typeof readers,
  text: string,
  line: number,
  params?: Readonly<Record<string, string | number>>,
];

const ROWS: readonly Row[] = [
  ['unknownFormat', 'any', '', 1],
  ['unknownFormat', 'any', 'Dear all,\nhere is the board.', 1],
  ['unknownFormat', 'any', '1234 | 5678', 1],
  ['badTag', 'pbn', '\n[Board 7]', 2, { text: '"[Board 7]"' }],
  ['badTag', 'pbn', '[Event "a]\n[Board "7"]', 1],
  ['badTag', 'pbn', '[Board "1"]\n]', 2],
  ['badTag', 'lin', `${LIN}pc|SQ|\n| |pc|S9|`, 4],
  ['badTag', 'lin', `${LIN}pc|SQ|p`, 3],
  ['strayText', 'pbn', 'hello\n[Board "1"]', 1, { text: '"hello"' }],
  ['strayText', 'pbn', `${ONE_NT}SQ =a= S9`, 6, { text: '"=a="' }],
  ['strayText', 'pbn', `${ONE_NT}SQ S9 S3 SA\n*\nC9`, 8, { text: '"C9"' }],
  ['openComment', 'pbn', '[Board "1"]\n{ to be continued\n[Dealer "N"]', 2],
  ['badInheritance', 'pbn', '[Board "1"]\n[Deal "#"]', 2, { tag: 'deal' }],
  ['badJson', 'any', '{"deal": ', 1],
  ['noDeal', 'lin', 'qx|o3|\nmb|p|', 1],
  ['badSeat', 'pbn', '[Dealer "Black"]', 1, { text: '"Black"', tag: 'Dealer' }],
  ['badSeat', 'pbn', '[Declarer "^"]', 1],
  ['badSeat', 'pbn', '[Auction "NS"]', 1],
  ['badSeat', 'pbn', '[Play "X"]', 1],
  ['badSeat', 'any', json({ leader: 'Q' }), 1],
  ['badVulnerable', 'pbn', '[Vulnerable "E"]', 1, { text: '"E"' }],
  ['badVulnerable', 'lin', `${LIN}sv|constructor|`, 3],
  ['badVulnerable', 'any', json({ vul: 'Love' }), 1],
  ['badDeal', 'pbn', '[Deal "N:AK.QJ.T98"]', 1],
  ['badDeal', 'pbn', '[Deal "N:- - - -"]', 1],
  ['badDeal', 'pbn', '[Deal "N:AKQ.- - - -"]', 1],
  ['badDeal', 'lin', 'md|3AK2HQJT,,,|', 1],
  ['badDeal', 'lin', 'md|3SA,SK,SQ,SJ,ST|', 1],
  ['badDeal', 'any', json({ deal: 'AK.QJ' }), 1],
  ['badCard', 'pbn', '[Deal "N:A1.K.. - - -"]', 1, { text: '"S1"' }],
  ['badCard', 'pbn', `${ONE_NT}SQ SX`, 6, { text: '"SX"' }],
  ['badCard', 'lin', 'md|3SAKx,,,|', 1],
  ['badCard', 'lin', `${LIN}pc|1C|`, 3],
  ['badCard', 'any', json({ play: ['SQ', 9] }), 1],
  ['cardTwice', 'pbn', '[Deal "N:AA... - - -"]', 1, { card: 'SA' }],
  ['cardTwice', 'lin', 'md|3SAK2,SA34,,|', 1, { card: 'SA' }],
  ['handSize', 'pbn', `[Deal "N:AKQJT98765432.2.. - - -"]`, 1, { seat: 'N', count: 14, expected: 13 }],
  ['handSize', 'pbn', '[Deal "N:AKQ... J... - -"]', 1, { seat: 'E', count: 1, expected: 3 }],
  ['handSize', 'lin', 'md|3SAK2HQJTD5432CA98,SQJTHAK2,,|', 1, { seat: 'W', count: 6, expected: 13 }],
  ['noDealer', 'lin', `md|${HANDS.slice(1)}|\nmb|p|`, 2],
  ['badCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1C 8D', 3, { text: '"8D"' }],
  ['badCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1C - Pass', 3, { text: '"-"' }],
  ['badCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1C 1CX', 3, { text: '"1CX"' }],
  ['badCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1C + Pass', 3, { text: '"Pass"' }],
  ['badCall', 'lin', `md|${HANDS}|\nmb|1C|mb|maybe|`, 2],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D 1C', 3, { number: 2, call: '1C', seat: 'E' }],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D Pass X', 3, { number: 3, call: 'double', seat: 'S' }],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\nX', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D X X', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D XX', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D X Pass XX', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D Pass Pass Pass 1H', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\nPass Pass Pass Pass Pass', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D ^I 1S', 3],
  ['illegalCall', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D ^I X', 3],
  ['illegalCall', 'lin', `md|${HANDS}|\nmb|1N|\nmb|1H|`, 3],
  ['firstCallDiffers', 'pbn', '[Dealer "N"]\n[Auction "W"]\n1D', 3, { seat: 'W', dealer: 'N' }],
  ['firstCallDiffers', 'pbn', '[Dealer "N"]\n[Auction "W"]\n- - 1D', 3, { seat: 'E', dealer: 'N' }],
  ['badContract', 'pbn', '[Contract "8C"]', 1, { text: '"8C"' }],
  ['badContract', 'pbn', '[Contract "3NTXXX"]', 1],
  ['badContract', 'any', json({ contract: 'Pass' }), 1],
  [
    'contractDiffers',
    'pbn',
    '[Dealer "S"]\n[Contract "1D"]\n[Auction "S"]\n1C AP',
    2,
    { contract: '1D', auction: '1C' },
  ],
  ['contractDiffers', 'pbn', '[Dealer "S"]\n[Contract "Pass"]\n[Auction "S"]\n1C AP', 2],
  ['contractDiffers', 'pbn', '[Dealer "S"]\n[Contract "1CX"]\n[Auction "S"]\n1C AP', 2],
  ['contractDiffers', 'pbn', `${ONE_NT}SQ S9 S3 SA\n[Auction "N"]\n2NT AP`, 4],
  ['declarerDiffers', 'pbn', '[Dealer "S"]\n[Declarer "N"]\n[Auction "S"]\n1C AP', 2, { declarer: 'N', auction: 'S' }],
  [
    'declarerDiffers',
    'pbn',
    '[Dealer "S"]\n[Declarer "^S"]\n[Auction "S"]\n1C AP',
    2,
    { declarer: '^S', auction: 'S' },
  ],
  ['declarerDiffers', 'pbn', '[Dealer "S"]\n[Declarer "N"]\n[Auction "S"]\n1C AP\n[Play "E"]\n*', 2],
  ['declarerDiffers', 'pbn', '[Declarer "S"]\n[Contract "Pass"]', 1, { declarer: 'S', auction: '-' }],
  ['badResult', 'pbn', '[Result "14"]', 1, { text: '"14"' }],
  ['badResult', 'pbn', '[Result "NS 9 EW 2"]', 1],
  ['badResult', 'pbn', '[Result "NS 9 NS 4"]', 1],
  ['badResult', 'pbn', '[Contract "Pass"]\n[Result "1"]', 2],
  ['badResult', 'pbn', '[Declarer ""]\n[Result "1"]', 2],
  ['badResult', 'lin', `${LIN}mc|14|`, 3],
  ['badResult', 'any', json({ claim: 'all' }), 1],
  ['resultDiffers', 'pbn', `${ONE_NT}SQ S9 S3 SA\n[Result "0"]`, 7, { result: 0, cards: '1-13' }],
  ['resultDiffers', 'lin', `${LIN}pc|SQ|pc|S9|pc|S3|pc|S2|\nmc|13|`, 4, { result: 13, cards: '0-12' }],
  ['playWithoutContract', 'pbn', `${DEAL}\n[Play "W"]\nSQ`, 3],
  ['playWithoutContract', 'pbn', `${DEAL}\n[Contract "1NT"]\n[Play "W"]\nSQ`, 4],
  ['playWithoutContract', 'lin', `md|${HANDS}|\npc|SQ|`, 2],
  ['leaderDiffers', 'pbn', ONE_NT.replace('[Play "W"]', '[Play "N"]'), 5, { leader: 'N', due: 'W' }],
  ['badMark', 'pbn', `${ONE_NT}SQ ^R ^R S9`, 6, { mark: '^R' }],
  ['badMark', 'pbn', `${ONE_NT}SQ ^X S9`, 6, { mark: '^X' }],
  ['badMark', 'pbn', `${ONE_NT}SQ ^R`, 6, { mark: '^R' }],
  ['badMark', 'pbn', '[Dealer "N"]\n[Auction "N"]\n1D ^L 1H', 3, { mark: '^L' }],
  ['playedTwice', 'pbn', `${ONE_NT}SQ S9 S3 SA\nC7 CK C2 C9\nCQ CK C3 C8`, 8, { trick: 3, card: 'CK' }],
  ['playedTwice', 'lin', `${LIN}pc|SQ|pc|S9|pc|S3|\npc|SQ|`, 4, { trick: 1, card: 'SQ' }],
  [
    'cardNotHeld',
    'pbn',
    `${ONE_NT.replace(/\[Deal .*\]/, '[Deal "N:987.9876.JT9.K65 - - -"]')}SQ S2`,
    6,
    { card: 'S2', seat: 'N', trick: 1 },
  ],
  [
    'tooManyCards',
    'pbn',
    '[Deal "N:2... - - -"]\n[Contract "1NT"]\n[Declarer "S"]\n[Play "N"]\nS2 S3 S4 S5\n- - - S6',
    6,
    { card: 'S6', trick: 2 },
  ],
  ['twoFromOneHand', 'pbn', `${ONE_NT}SQ S9 S3 SJ`, 6, { seat: 'W', trick: 1 }],
  ['gapInTrick', 'pbn', `${ONE_NT}SQ - S3 SA`, 6, { trick: 1 }],
  ['gapInTrick', 'pbn', `${ONE_NT}SQ S9 S3 -\nCQ`, 7, { trick: 1 }],
  ['gapInTrick', 'pbn', `${ONE_NT}SQ S9 S3 -\n- - - SA`, 7, { trick: 1 }],
  ['outOfTurn', 'lin', `${LIN}pc|SQ|pc|S9|pc|SA|`, 3, { card: 'SA', seat: 'S', due: 'E', trick: 1 }],
  ['outOfTurn', 'lin', `${LIN}pc|S3|`, 3, { card: 'S3', seat: 'E', due: 'W', trick: 1 }],
  ['outOfTurn', 'any', json({ play: ['S9'] }), 1],
  ['unmarkedRevoke', 'pbn', `${ONE_NT}SQ H9 S3 SA`, 6, { card: 'H9', seat: 'N', trick: 1 }],
  [
    'unmarkedRevoke',
    'lin',
    `${LIN.replace(HANDS, '3,,,')}pc|SQ|pc|H9|pc|S3|pc|SA|pc|CA|pc|C2|pc|C3|pc|C4|pc|C5|pc|C6|\npc|S9|`,
    3,
    { card: 'H9', seat: 'N', trick: 1 },
  ],
  [
    'falseMark',
    'pbn',
    '[Deal "N:2.3.. - - -"]\n[Contract "4C"]\n[Declarer "S"]\n[Play "N"]\nS2 ^R D4 S6 S8\nH3 D5 H7 H9',
    5,
    { mark: '^R', card: 'D4', trick: 1 },
  ],
  ['falseMark', 'pbn', `${ONE_NT}^L SQ`, 6, { mark: '^L', card: 'SQ', trick: 1 }],
  ['falseMark', 'pbn', `${ONE_NT}^R SQ`, 6, { mark: '^R', card: 'SQ', trick: 1 }],
  ['falseMark', 'pbn', `${ONE_NT}SQ ^R S9`, 6, { mark: '^R', card: 'S9', trick: 1 }],
  ['falseMark', 'lin', `${LIN}pc|SQ|nt|^L|pc|S9|`, 3, { mark: '^L', card: 'S9', trick: 1 }],
];

describe('each kind of fault', () => {
  for (const [key, format, text, line, params = {}] of ROWS) {
    test(`${key} in ${format}: ${JSON.stringify(text)}`, () => {
      const { boards, faults } = readers[format](text);
      expect(boards).toEqual([]);
      expect(faults.map((fault) => [fault.key, fault.line])).toEqual([[key, line]]);
      expect(faults[0]?.params).toMatchObject(params);
      expect(faults[0]?.message).not.toMatch(/\{\w+\}/);
      expect(faults[0]?.message).toMatch(/^[A-Z].*\.$/);
    });
  }

  test('none is without an example', () => {
    expect([...new Set(ROWS.map(([key]) => key))].sort()).toEqual([...RECORD_FAULT_KEYS].sort());
  });
});

test('a bad game between two good ones is named by number, place and line', () => {
  const good = (n: number) => `[Board "${n}"]\n[Dealer "N"]\n\n`;
  const { boards, faults } = readPbn(`${good(1)}[Board "2"]\n[Dealer "?"]\n[Contract "9C"]\n\n${good(3)}`);
  expect(boards.map(({ board }) => board)).toEqual(['1', '3']);
  expect(faults).toMatchObject([{ board: '2', place: 2, line: 6, key: 'badContract' }]);
  expect(faults[0]?.message).toBe('Board 2 (no. 2 of the record), line 6: "9C" is not a contract.');
});

test('a board without a number is named by its place', () => {
  expect(readPbn('[Dealer "X"]').faults[0]?.message).toBe(
    'Board no. 1 of the record, line 1: "X" is not a seat (Dealer).',
  );
});
