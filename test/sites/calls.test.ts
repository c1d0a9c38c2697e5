import { describe, expect, it } from 'vitest';
import { type Call, declarerOf, outcomeOf, readCall } from '../../src/sites/calls';

const calls = (text: string): Call[] =>
  text.split(' ').map((word) => {
    const call = readCall(word);
    if (!call) throw new Error(word);
    return call;
  });
const outcome = (text: string) => outcomeOf(calls(text), '#calls');

describe('readCall', () => {
  it.each(['1♠', '7NT', '1N', '2♥\u{FE0F}', 'P', 'Pass', 'x', 'Rdbl'])('reads %s', (text) =>
    expect(readCall(text)).not.toBeNull(),
  );
  it.each(['', '8♠', '0♠', '1', '1T', 'Passe', '?', '1♠♠', 'toString'])('refuses %j', (text) =>
    expect(readCall(text)).toBeNull(),
  );
});

describe('outcomeOf', () => {
  it.each([
    ['1♠ P P P', { level: 1, strain: 'S', doubled: 0 }],
    ['P P P 1♣ X P P P', { level: 1, strain: 'C', doubled: 1 }],
    ['1NT P P X XX P P P', { level: 1, strain: 'NT', doubled: 2 }],
    ['1NT X 2♣ P P P', { level: 2, strain: 'C', doubled: 0 }],
  ])('%s', (text, contract) => expect(outcome(text)).toEqual(contract));

  it('is open before three passes, and passed out after four', () => {
    expect(outcomeOf([], '#calls')).toBe('open');
    expect(outcome('1♠ P P')).toBe('open');
    expect(outcome('P P P')).toBe('open');
    expect(outcome('P P P P')).toBe('passed');
  });

  it.each(['1♠ 1♥', '2♠ 1NT', 'X', '1♠ P X', '1♠ XX', '1♠ X P XX', '1♠ X X', '1♠ P P P P', 'P P P P 1♠'])(
    '%s is no auction',
    (text) => expect(() => outcome(text)).toThrow('contract'),
  );

  it('takes a bid of which the strain is only drawn for higher', () =>
    expect(
      outcomeOf([{ level: 1, strain: null }, { level: 1, strain: null }, 'pass', 'pass', 'pass'], ''),
    ).toMatchObject({ strain: null }));
});

describe('declarerOf', () => {
  const declarer = (text: string) =>
    declarerOf(calls(text).map((call, i) => ({ seat: (['N', 'E', 'S', 'W'] as const)[i % 4] ?? 'N', call })));

  it.each([
    ['1♥ 1♠ 2♥ P P P', 'N'],
    ['1♥ 1♠ P 2♠ P P P', 'E'],
    ['1♠ 2♣ 2♦ 2♠ P P P', 'W'],
    ['P P P P', null],
  ])('%s is played by %s', (text, seat) => expect(declarer(text)).toBe(seat));
});
