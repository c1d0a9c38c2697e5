import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  parseSituation,
  type Result,
  replay,
  rulingOf,
  step,
  type Table,
  type TableEvent,
} from '../../src/laws';
import { PENALTY } from './counts/penalty';
import { PLAIN } from './counts/plain';
import type { Row } from './counts/row';
import { events, setup } from './support/notation';
import { plainCount } from './support/plain-count';

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Number of sequences of `depth` cards that are not illegal; each choice of declarer's on the way is a way of its own. */
const waysFrom = (table: Table, depth: number): number => {
  if (depth === 0) return 1;
  const { turn, decision, legal, depends } = rulingOf(table);
  if (turn === null || decision?.kind === 'accept') throw new Error('nobody can play on');
  const sum = (next: readonly TableEvent[], left: number) =>
    next.reduce((all, event) => all + waysFrom(sure(step(table, event)), left), 0);
  if (decision?.kind === 'lead' || decision?.kind === 'play') {
    const choices = decision.options.map(({ choice, suits }): TableEvent => ({ type: 'choose', choice, suits }));
    return sum(choices, depth);
  }
  return sum(
    [...legal, ...depends].map((card): TableEvent => ({ type: 'play', seat: turn, card })),
    depth - 1,
  );
};

const runsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.laws ?? EDITIONS).map((laws) => ({ ...row, laws, events: row.events ?? '' })));

const countedByCore = (row: ReturnType<typeof runsOf>[number]): number => {
  const situation = { laws: row.laws, ...setup(row.table), events: events(row.events) };
  return waysFrom(sure(replay(sure(parseSituation(situation)))), row.depth);
};

describe('ways to play on without a penalty card', () => {
  it.each(PLAIN)('are what plain enumeration counts: $why', ({ table, depth, ways }) => {
    const { hands, leader = 'W', contract = '' } = setup(table);
    expect(plainCount(hands, leader, contract.charAt(1), depth)).toBe(ways);
  });

  it.each(runsOf(PLAIN))('$laws: $why', (row) => {
    expect(countedByCore(row)).toBe(row.ways);
  });
});

describe('ways to play on with penalty cards', () => {
  it.each(runsOf(PENALTY))('$laws: $why', (row) => {
    expect(countedByCore(row)).toBe(row.ways);
  });
});
