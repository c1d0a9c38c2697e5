import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFromTable } from '../../src/browser/parse-from-table';
import { parseNotice } from '../../src/browser/parse-notice';
import { parseToTable } from '../../src/browser/parse-to-table';
import type { Request } from '../../src/table/view';
import { live, noTable } from './views';

const REQUESTS: readonly Request[] = [
  { type: 'enter', event: { type: 'play', seat: 'N', card: 'SA' } },
  { type: 'enter', event: { type: 'expose', seat: 'E', cards: ['S5', 'D4'], how: 'extra', intended: true } },
  { type: 'enter', event: { type: 'withdraw', seat: 'W', card: 'HK', why: 'undo' } },
  { type: 'enter', event: { type: 'choose', choice: 'forbid', suits: ['S', 'H'] } },
  { type: 'enter', event: { type: 'choose', choice: 'free' } },
  { type: 'enter', event: { type: 'designate', card: 'C2' } },
  { type: 'enter', event: { type: 'accept' } },
  { type: 'enter', event: { type: 'accept', as: 'dummy' } },
  { type: 'enter', event: { type: 'refuse' } },
  { type: 'enter', event: { type: 'restrict', seat: 'W', forbid: ['D'] } },
  { type: 'enter', event: { type: 'direct', seat: 'W', card: 'HT', as: 'major' } },
  { type: 'undo' },
  { type: 'wake' },
  { type: 'laws', laws: '1987' },
  { type: 'undoRule', undo: 'penalty' },
];

const ask = (request: unknown) => ({ type: 'ask', id: 1, to: 'x', request });

/** Every value with one of its leaves or branches replaced. */
const spoilt = function* (value: unknown, by: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    // A copy of a plain value of the same kind.
    const copy = () => structuredClone(value) as Record<string, unknown>;
    const inside = copy()[key];
    yield Object.assign(copy(), { [key]: by });
    for (const deeper of spoilt(inside, by)) yield Object.assign(copy(), { [key]: deeper });
  }
};

describe('what a page hears', () => {
  it.each(REQUESTS)('reads %o as it was sent', (request) => {
    expect(parseToTable(ask(request))).toEqual(ask(request));
  });

  it.each(REQUESTS)('refuses %o with any one part spoilt', (request) => {
    for (const by of [null, 17.5, {}, ['SA', {}], 'SA10']) {
      for (const value of spoilt(ask(request), by)) {
        const isStillOne = typeof value === 'object' && value !== null && 'to' in value && value.to === 'SA10';
        const isStillNumber = typeof value === 'object' && value !== null && 'id' in value && value.id === 17.5;
        if (!isStillOne && !isStillNumber) expect(parseToTable(value)).toBeNull();
      }
    }
  });

  it('leaves out what it does not know', () => {
    const request = { type: 'undo', evil: '<script>' };
    expect(parseToTable({ ...ask(request), more: 1 })).toEqual(ask({ type: 'undo' }));
  });

  it('takes no prototype for a field', () => {
    const value = JSON.parse('{"__proto__": {"type": "ask", "id": 1, "to": "x", "request": {"type": "undo"}}}');
    expect(parseToTable(value)).toBeNull();
  });
});

describe('what a surface hears', () => {
  it('reads views and answers as they were sent', () => {
    for (const message of [
      { type: 'view', from: 'x', view: noTable },
      { type: 'view', from: 'x', view: live('a', 2) },
      { type: 'answer', from: 'x', id: 3, answer: { ok: true } },
      { type: 'answer', from: 'x', id: 3, answer: { ok: false, why: { key: 'k', params: { card: 'S5' } } } },
    ]) {
      expect(parseFromTable(message)).toEqual(message);
    }
  });

  it('refuses views of an unknown state and answers that are none', () => {
    for (const message of [
      { type: 'view', from: 'x', view: { ...noTable, state: 'asleep' } },
      { type: 'view', from: 'x', view: { ...noTable, table: 5 } },
      { type: 'view', view: noTable },
      { type: 'answer', from: 'x', id: 3, answer: { ok: false } },
      { type: 'answer', from: 'x', id: 3, answer: {} },
    ]) {
      expect(parseFromTable(message)).toBeNull();
    }
  });
});

describe('anything else', () => {
  it('is no message', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true }), (value) => {
        expect([parseToTable(value), parseFromTable(value), parseNotice(value)]).toEqual([null, null, null]);
      }),
      { numRuns: 2000 },
    );
  });
});
