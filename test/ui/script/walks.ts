import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, type Edition } from '../../../src/laws';
import type { TableView } from '../../../src/table/view';
import { live, type Sample, tableOf } from '../samples';

type Case = {
  readonly id: string;
  readonly situation: Sample;
  readonly laws?: readonly string[];
  readonly expect?: { readonly error?: unknown };
};

const CASES = join(import.meta.dirname, '..', '..', 'cases');

// The project's own cases, of which their own test proves the form.
const cases = readdirSync(CASES)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(CASES, file), 'utf8')) as Case[])
  .filter((c) => !c.expect?.error);

/** A moment of a case: the table after some of its events. */
export type Moment = { readonly name: string; readonly sample: Sample; readonly table: TableView };

const momentsOf = ({ id, situation }: Case, laws: Edition): Moment[] =>
  Array.from({ length: situation.events.length + 1 }, (_, count) => {
    const sample = { ...situation, laws, events: situation.events.slice(0, count) };
    return { name: `${id}, ${laws}, after ${count}`, sample, table: tableOf(live(sample)) };
  });

/** Every moment of every case, in each edition that it holds in. */
export const MOMENTS: readonly Moment[] = cases.flatMap((c) =>
  EDITIONS.filter((edition) => c.laws?.includes(edition) ?? edition === '2017').flatMap((laws) => momentsOf(c, laws)),
);
