import { describe, expect, it } from 'vitest';
import { either, fields, flag, listOf, mapOf, number, oneOf, or, orNull, text, whole, within } from '../../src/forms';

describe('a form', () => {
  it('reads what is of it', () => {
    expect([text('a'), flag(false), number(-1.5), within(0, 1)(1), whole(0, 52)(52)]).toEqual([
      'a',
      false,
      -1.5,
      1,
      52,
    ]);
    expect([oneOf(['two', 'four'])('four'), orNull(text)(null), listOf(number)([1, 2])]).toEqual([
      'four',
      null,
      [1, 2],
    ]);
    expect([either(text, number)(3), or(text, 'else')(3), mapOf(flag)({ a: true })]).toEqual([3, 'else', { a: true }]);
  });

  it.each([
    [text, 5],
    [flag, 'true'],
    [number, Number.NaN],
    [within(0, 1), 1.01],
    [within(0, 1), Number.NaN],
    [whole(1, 13), 0],
    [whole(1, 13), 1.5],
    [oneOf(['two', 'four']), 'three'],
    [orNull(text), undefined],
    [listOf(text), ['a', 1]],
    [listOf(text), new Array(1)],
    [listOf(text), { length: 0 }],
    [either(text, number), true],
    [mapOf(flag), { a: true, b: 1 }],
    [mapOf(flag), [true]],
    [fields({ a: text }), null],
    [fields({ a: text }), {}],
    [fields({ a: text }, { b: text }), { a: 'x', b: undefined }],
  ])('refuses what is not: %#', (form, value) => {
    expect(form(value)).toBeUndefined();
  });
});

describe('an object read by its fields', () => {
  const form = fields({ a: text }, { b: number });

  it('keeps what the form knows and nothing else', () => {
    expect(form({ a: 'x', c: 1 })).toEqual({ a: 'x' });
    expect(form({ a: 'x', b: 2, c: 1 })).toEqual({ a: 'x', b: 2 });
  });

  it('has no field of its prototype', () => {
    expect(form(Object.create({ a: 'x' }))).toBeUndefined();
    expect(form(JSON.parse('{"__proto__": {"a": "x"}}'))).toBeUndefined();
  });
});
