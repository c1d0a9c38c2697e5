import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, rule } from '../../src/laws';
import { contains } from './contains';

/** One case of `test/cases`: a situation, the editions for which it holds, and a part of the ruling. */
type Case = {
  readonly id: string;
  readonly title: string;
  readonly laws: readonly string[];
  readonly situation: object;
  readonly expect: object;
};

/**
 * An edition that came after the cases takes over those of the edition before it, all but the ones listed here by their id.
 */
const TAKEN_OVER_BUT: Readonly<Partial<Record<Edition, readonly string[]>>> = {};

const holdsIn = ({ id, laws }: Case, edition: Edition): boolean => {
  const before = EDITIONS[EDITIONS.indexOf(edition) - 1];
  const changed = TAKEN_OVER_BUT[edition];
  return (
    laws.includes(edition) ||
    (changed !== undefined && before !== undefined && laws.includes(before) && !changed.includes(id))
  );
};

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
// The files are this project's own, of the form above.
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Case[];

it('finds the files of cases', () => {
  expect(files.length).toBeGreaterThanOrEqual(17);
});

describe.each(files)('%s', (file) => {
  const runs = read(file).flatMap((c) => EDITIONS.filter((e) => holdsIn(c, e)).map((laws) => ({ ...c, laws })));
  it.each(runs)('$id under $laws: $title', ({ laws, situation, expect: part }) => {
    const ruling = rule({ ...situation, laws });
    if (!contains(part, ruling)) expect(ruling).toMatchObject(part);
  });
});
