import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BySeat, bySeat, type Card, formatHolding, type Seat, type SeatCard } from '../../../src/bridge';
import { readRecord } from '../../../src/records';

/** A board as it was really played. */
export type Played = {
  /** Its line in the boards file, from 1: the number under which it comes to a table. */
  readonly line: number;
  readonly deal: BySeat<string>;
  readonly hands: BySeat<readonly Card[]>;
  readonly dealer: Seat;
  readonly vul: 'None' | 'NS' | 'EW' | 'All';
  readonly contract: string;
  readonly declarer: Seat;
  /** Its cards in the order of play: all 52, or fewer when a claim ended it. */
  readonly play: readonly SeatCard[];
  /** Tricks of the declaring side in all. */
  readonly tricks: number;
};

const complete = <T>(value: T | null, line: number): T => {
  if (value === null) throw new Error(`board in line ${line} is not complete`);
  return value;
};

/** All boards of the project's own copy of really played ones. */
export const playedBoards = (): Played[] => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'boards', 'boards.jsonl'), 'utf8');
  const { boards, faults } = readRecord(text);
  if (faults.length > 0) throw new Error(`${faults.length} bad boards`);
  return boards.map(({ hands, dealer, vulnerable, contract, declarer, play, result }, i) => ({
    line: i + 1,
    deal: bySeat((seat) => formatHolding(hands[seat])),
    hands,
    dealer: complete(dealer, i + 1),
    vul: complete(vulnerable, i + 1),
    contract: complete(contract, i + 1),
    declarer: complete(declarer, i + 1),
    play,
    tricks: complete(result, i + 1),
  }));
};
