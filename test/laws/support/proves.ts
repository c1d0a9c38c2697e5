import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, explain, parseSituation, replay, rule } from '../../../src/laws';
import { events, setup } from './notation';
import { informationInShort, inShort, type Short } from './short';

const before = (year: Edition): readonly Edition[] => EDITIONS.filter((edition) => edition < year);
const since = (year: Edition): readonly Edition[] => EDITIONS.filter((edition) => edition >= year);

export const BEFORE_2007 = before('2007');
export const BEFORE_2017 = before('2017');
export const SINCE_2007 = since('2007');
export const SINCE_2017 = since('2017');

/** A small table and what the Laws and the contract make of it, worked out by hand before it was run. */
export type Proof = {
  /** What is shown, with its Law or the place in the contract. */
  readonly why: string;
  /** Editions in which it holds; all, if none is named. */
  readonly laws?: readonly Edition[];
  /** Table and events in the notation of `notation.ts`. */
  readonly table: string;
  readonly events: string;
  /** The parts of the ruling that the case settles. */
  readonly gives: Partial<Short>;
};

/** The record of a proof in one edition, as it would come from outside. */
export const recordOf = (proof: Proof, laws: Edition): object => ({
  laws,
  ...setup(proof.table),
  events: events(proof.events),
});

/** The parts that a case names, and an error that it does not expect. */
const parts = (of: Partial<Short>, like: Partial<Short>): Partial<Short> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key in like || key === 'error'));

/** Notes on authorised information in a record; none when it gives no ruling. */
const informationOf = (record: object): Partial<Short> => {
  const parsed = parseSituation(record);
  const table = parsed.ok ? replay(parsed.value) : parsed;
  return table.ok ? { information: informationInShort(explain(table.value).information) } : {};
};

/** What a record gives, in short: the ruling, and the notes beside it. */
export const given = (record: object): Partial<Short> => ({ ...inShort(rule(record)), ...informationOf(record) });

/** Runs the cases of one paragraph of the Laws in each edition for which they hold. */
export const proves = (paragraph: string, proofs: readonly Proof[]): void => {
  describe(paragraph, () => {
    const runs = proofs.flatMap((proof) => (proof.laws ?? EDITIONS).map((laws) => ({ ...proof, proof, laws })));
    it.each(runs)('$laws: $why', ({ proof, laws, gives }) => {
      expect(parts(given(recordOf(proof, laws)), gives)).toEqual(gives);
    });
  });
};
