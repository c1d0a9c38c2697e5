import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rule } from '../../src/laws';
import { contains } from './contains';

/** One case of `test/cases`: a situation, the editions for which it holds, and a part of the ruling. */
type Case = {
  readonly id: string;
  readonly title: string;
  readonly laws: readonly string[];
  readonly situation: object;
  readonly expect: object;
};

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
// The files are this project's own, of the form above.
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Case[];

it('finds the files of cases', () => {
  expect(files.length).toBeGreaterThanOrEqual(17);
});

describe.each(files)('%s', (file) => {
  const runs = read(file).flatMap((c) => c.laws.map((laws) => ({ ...c, laws })));
  it.each(runs)('$id under $laws: $title', ({ laws, situation, expect: part }) => {
    const ruling = rule({ ...situation, laws });
    if (!contains(part, ruling)) expect(ruling).toMatchObject(part);
  });
});
