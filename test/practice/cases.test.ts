// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSituation, rule } from '../../src/laws';
import { openText } from '../../src/practice/open';
import { sessionOn, tableOf } from './rig';

type Case = { readonly id: string; readonly title: string; readonly situation: unknown };

const FOLDER = join(import.meta.dirname, '../cases');

const casesIn = (file: string): readonly Case[] => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

/** A card played early (57D) must wait before its owner for his turn: in the middle it would count as played. */
const EARLY = ['57-14', '60-07'];

const all = readdirSync(FOLDER).flatMap(casesIn);
const possible = all.filter(({ situation }) => !('error' in rule(situation)));
const impossible = all.filter(({ situation }) => 'error' in rule(situation));

/** One in three: each goes the whole way over a page, which takes its time in a DOM made for tests. */
const some = possible.filter(({ id }, i) => i % 3 === 0 || EARLY.includes(id));

describe('a situation laid on the table, read from the page again', () => {
  it.each(some.map((each) => [each.id, each.title, each.situation] as const))(
    '%s: %s',
    (_id, _title, situation) => {
      const opened = openText(JSON.stringify(situation));
      if (opened.kind !== 'situation') throw new Error(JSON.stringify(opened));
      const session = sessionOn(document);
      session.open(opened.opening);
      expect(tableOf(session.view()).ruling).toEqual(rule(situation));
      session.stop();
    },
    60_000,
  );
});

describe('a situation that cannot be', () => {
  it.each(impossible.map((each) => [each.id, each.title, each.situation] as const))(
    '%s: %s',
    (_id, _title, situation) => {
      const opened = openText(JSON.stringify(situation));
      const expected = rule(situation);
      if (opened.kind !== 'refused' || !('error' in expected)) throw new Error(JSON.stringify(opened));
      expect(opened.refusal.error).toEqual(expected.error);
      const event = expected.error.event;
      const parsed = parseSituation(situation);
      // The event at fault is named too, where the record has the form of one.
      if (event !== null && parsed.ok) expect(opened.refusal.what).toEqual(parsed.value.events[event]);
    },
  );
});
