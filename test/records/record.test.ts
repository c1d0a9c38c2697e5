import { describe, expect, test } from 'vitest';
import { decodeRecord, readRecord } from '../../src/records';
import { fileText } from './support';

const HANDS = 'SAK2HQJTD5432CA98,SQJTHAK2DAKQCQJT7,S987H9876DJT9CK65,';

describe('what kind of record it is', () => {
  test.each([
    ['club.lin', 12],
    ['tournament.lin', 8],
    ['vugraph.lin', 30],
    ['online.pbn', 60],
    ['pbn-1.0-correct.pbn', 31],
    ['pbn-2.1-correct.pbn', 2],
  ])('%s holds %d boards', (file, count) => {
    const { boards, faults } = readRecord(fileText(file));
    expect(faults).toEqual([]);
    expect(boards).toHaveLength(count);
  });

  test.each([
    ['LIN with a comment that looks like a tag', `md|1${HANDS}|nt|[Event "x"]|`],
    ['LIN in capitals', `QX|O1|MD|1${HANDS}|`],
    ['PBN with a comment that looks like LIN', '[Dealer "S"]\n{\nmd|1|\n}'],
    ['PBN after a comment', '{ a "game" }\n% x\n[Dealer "S"]'],
    [
      'the address of a page',
      `https://example.org/tools/view.html?bbo=y&lin=${encodeURIComponent(`md|1${HANDS}|`)}&x=1`,
    ],
    ['such an address with bare bars', `  http://example.org/?lin=md|1${HANDS}|`],
    ['such an address with bare blanks', `http://example.org/?lin=pn|,An Old Friend,,|md|1${HANDS}|ah|Board 7|&x=1`],
    ['such an address with a broken escape', `http://example.org/?lin=md|1${HANDS}|nt|100%|`],
  ])('%s', (_, text) => {
    const { boards, faults } = readRecord(text);
    expect(faults).toEqual([]);
    expect(boards).toMatchObject([{ dealer: 'S' }]);
  });

  test('boards as JSON, one a line, with a blank line and a bad one', () => {
    const lines = fileText('boards.jsonl').split('\n').slice(0, 3);
    const { boards, faults } = readRecord([lines[0], '', 'nonsense', lines[1], '{"deal": 7}'].join('\n'));
    expect(boards).toHaveLength(2);
    expect(faults).toMatchObject([
      { place: 2, line: 3, key: 'badJson' },
      { place: 4, line: 5, key: 'badVulnerable' },
    ]);
  });
});

describe('the bytes of a file', () => {
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
  const text = '[Site "Lie\u0300ge — Liège"]\n[Dealer "S"]';

  test('UTF-8, with or without a byte order mark', () => {
    expect(decodeRecord(bytes(text, 'utf8'))).toBe(text);
    expect(decodeRecord(bytes(`\uFEFF${text}`, 'utf8'))).toBe(text);
  });

  test('Latin-1', () => {
    expect(decodeRecord(bytes('[Site "Liège"]', 'latin1'))).toBe('[Site "Liège"]');
    expect(readRecord(decodeRecord(bytes('[Site "Liège"]\n[Dealer "S"]', 'latin1'))).boards[0]?.dealer).toBe('S');
  });
});
