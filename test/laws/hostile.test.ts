import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatHolding, SEATS } from '../../src/bridge';
import { ERROR_CODES, rule } from '../../src/laws';
import { answer } from '../../src/tools/rule';
import { mutated } from './support/mutate';
import { chanceFrom, seedOf } from './support/random';
import { dealFrom, type Moment, momentsOf } from './support/tables';

// What comes from outside may be anything. Each line gets a ruling or one of the errors of the contract: nothing is thrown,
// and no other code is given.

const SEED = seedOf(4711);
const LINES = Number(process.env.FACE_UP_HOSTILE ?? 20_000);

const folder = new URL('../cases/', import.meta.url);
const fromCases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  // The files are this project's own: lists of cases, each with a situation.
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { situation: object }[])
  .map(({ situation }) => JSON.stringify(situation));

const lineOf = ({ deal, events }: Moment): string => {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, formatHolding(deal.setup.hands[seat])]));
  return JSON.stringify({ ...deal.setup, hands, events });
};

const fromTables = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const chance = chanceFrom(SEED + i);
    return lineOf(chance.pick([...momentsOf(chance, dealFrom(chance, chance.pick([2, 3, 4, 13])))]));
  });

/** What a line is answered with: a kind of decision or none, or the code of an error. */
const outcomeOf = (line: string): string => {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    const { error } = JSON.parse(answer(line));
    expect(error.code).toBe('malformed');
    return 'no JSON';
  }
  const ruling = rule(record);
  if ('error' in ruling) {
    expect(ERROR_CODES).toContain(ruling.error.code);
    return ruling.error.code;
  }
  const all = [...ruling.legal, ...ruling.illegal, ...ruling.depends];
  if (new Set(all).size < all.length) throw new Error('a card has two verdicts');
  return ruling.decision?.kind ?? 'ruling';
};

it(`answers ${LINES} spoilt lines, each by a ruling or an error of the contract`, () => {
  const sound = [...fromCases, ...fromTables(300)];
  const outcomes = new Map<string, number>();
  const chance = chanceFrom(SEED);
  for (let i = 0; i < LINES; i++) {
    const line = mutated(chance, chance.pick(sound));
    try {
      const outcome = outcomeOf(line);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    } catch (fault) {
      throw new Error(`FACE_UP_SEED=${SEED}, line ${i}: ${String(fault)}\n${line.slice(0, 2000)}`, { cause: fault });
    }
  }
  console.log(`seed ${SEED}: ${[...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`);
  // The lines are worth trying only if they reach every end that there is.
  const ends = ['no JSON', ...ERROR_CODES, 'ruling', 'accept', 'play', 'lead', 'designate'];
  expect(ends.filter((end) => (outcomes.get(end) ?? 0) < LINES / 5000)).toEqual([]);
}, 7_200_000);
