import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Board, readRecord } from '../../src/records';

/** Boards as they were played, the project's own copy: `count` of them, evenly out of the file. */
export const playedBoards = (count: number): readonly Board[] => {
  const lines = readFileSync(join(import.meta.dirname, '../boards/boards.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const step = Math.floor(lines.length / count);
  const chosen = lines.filter((_, i) => i % step === 0).slice(0, count);
  const { boards, faults } = readRecord(chosen.join('\n'));
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  return boards;
};

/** An invented board: each player has one suit, and South declares three no-trump against it. */
export const ONE_SUIT_EACH = `[Event ""]
[Board "7"]
[Dealer "S"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "S"]
[Contract "3NT"]
`;
