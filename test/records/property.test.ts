import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type RecordReading, readLin, readPbn, readRecord, writeLin, writePbn } from '../../src/records';
import { fileText, unsound } from './support';

// Not a measure of speed: a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000 });

const lineCount = (text: string): number => text.split(/\r\n?|\n/).length;

/** What must hold of every reading, whatever the text. */
const checkReading = (text: string, { boards, faults }: RecordReading): void => {
  expect(boards.flatMap(unsound)).toEqual([]);
  for (const { line, message } of faults) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lineCount(text));
    // What looks like a blank that was not filled may be quoted from the text itself.
    for (const [gap] of message.matchAll(/\{\w+\}|undefined|NaN/g)) expect(text).toContain(gap);
  }
};

const readers = [readLin, readPbn, readRecord];

/** Pieces that records are made of, in no order at all. */
const scraps = fc
  .array(
    fc.oneof(
      fc.constantFrom('md|', 'mb|', 'pc|', 'mc|', 'qx|o1|', 'nt|^R|', 'nt|^L|', 'sv|o|', '|', ',', '\n', '\n\n', '\r'),
      fc.constantFrom('[Deal "', '[Play "', '[Auction "', '[Contract "', '[Result "', '"]', '"', '{', '}', ';', '%'),
      fc.constantFrom(
        'N',
        'E',
        'S',
        'W',
        'N:',
        '^R',
        '^L',
        '^S',
        '^I',
        '=1=',
        '$7',
        '*',
        '+',
        '-',
        '#',
        '##',
        '?',
        'AP',
      ),
      fc.constantFrom(
        'SA',
        'HT',
        'c10',
        'AKQ.J.T.98',
        'S',
        '1NT',
        '3NTX',
        'Pass',
        '{"deal":',
        'constructor',
        '__proto__',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));

describe('any text', () => {
  test.each([
    ['random characters', fc.string({ maxLength: 300 })],
    ['random bytes of all of Unicode', fc.string({ unit: 'binary', maxLength: 100 })],
    ['scraps of records', scraps],
  ])('%s: no reader throws, and no board is unsound', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const read of readers) checkReading(text, read(text));
      }),
      { numRuns: 300 },
    );
  });
});

/** A change of a text: so much is left out at a place, and this is put there. */
const change = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  gone: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 200 })),
  put: fc.oneof(
    fc.constant(''),
    fc.constantFrom(
      'S',
      'H',
      'A',
      'K',
      '2',
      'T',
      '|',
      '"',
      ']',
      '[',
      '.',
      ' ',
      '\n',
      '\n\n',
      '{',
      '}',
      '-',
      '^R ',
      '^L ',
    ),
    fc.constantFrom('pc|SA|', 'SA ', 'mb|d|', 'X ', ',', '[Deal "N:AKQ... - - -"]', 'md|1SAK,,,|'),
  ),
});
type Change = { readonly place: number; readonly gone: number; readonly put: string };

const changed = (text: string, changes: readonly Change[]): string =>
  changes.reduce((before, { place, gone, put }) => {
    const at = Math.floor(place * before.length);
    return before.slice(0, at) + put + before.slice(at + gone);
  }, text);

describe('real files, spoiled', () => {
  test.each([
    ['club.lin', 6000],
    ['tournament.lin', 6000],
    ['vugraph.lin', 5000],
    ['online.pbn', 8000],
    ['pbn-1.0-correct.pbn', 3000],
    ['pbn-2.1-correct.pbn', 2000],
  ])('%s never gives an unsound board', (file, length) => {
    const text = fileText(file).slice(0, length);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const spoiled = changed(text, changes);
        for (const read of readers) checkReading(spoiled, read(spoiled));
      }),
      { numRuns: 60 },
    );
  });

  test.each(['club.lin', 'online.pbn', 'pbn-1.0-correct.pbn'])('what is left of %s can be written and read', (file) => {
    const text = fileText(file).slice(0, 4000);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const { boards } = readRecord(changed(text, changes));
        const again = readPbn(boards.map((board) => writePbn(board)).join(''));
        expect(again.faults).toEqual([]);
        expect(again.boards).toEqual(boards);
        expect(readLin(boards.map(writeLin).join('')).faults).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
