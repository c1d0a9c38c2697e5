import { describe, expect, it } from 'vitest';
import { bySeat } from '../../src/bridge';
import { sameReading, sameSighting } from '../../src/sites/same';
import type { Reading, Sighting } from '../../src/sites/sighting';

const SIGHTING: Sighting = {
  site: 'test',
  board: '7',
  contract: '4S',
  declarer: 'S',
  viewer: null,
  practice: false,
  hands: bySeat(() => ['SA', 'H3']),
  sizes: bySeat(() => 2),
  trick: [{ seat: 'W', card: 'C2' }],
  ordered: true,
  turn: 'N',
  tricksPlayed: 3,
  signs: { auction: false, claim: false, over: false, review: false },
};

const CHANGED: { readonly [K in keyof Sighting]: Sighting[K] } = {
  site: 'other',
  board: '8',
  contract: '4SX',
  declarer: 'N',
  viewer: 'S',
  practice: true,
  hands: { ...SIGHTING.hands, E: ['SA', 'H4'] },
  sizes: { ...SIGHTING.sizes, W: null },
  trick: [{ seat: 'E', card: 'C2' }],
  ordered: false,
  turn: null,
  tricksPlayed: null,
  signs: { ...SIGHTING.signs, claim: true },
};

describe('sameSighting', () => {
  it('holds for an equal value', () => expect(sameSighting(SIGHTING, structuredClone(SIGHTING))).toBe(true));

  it.each(Object.entries(CHANGED))('not when %s differs', (name, value) => {
    const other = { ...SIGHTING, [name]: value };
    expect(sameSighting(SIGHTING, other)).toBe(false);
    expect(sameSighting(other, SIGHTING)).toBe(false);
  });

  it.each(['auction', 'claim', 'over', 'review'] as const)('not when the sign %s differs', (sign) =>
    expect(sameSighting(SIGHTING, { ...SIGHTING, signs: { ...SIGHTING.signs, [sign]: true } })).toBe(false),
  );

  it('not when a card more or less is seen', () => {
    expect(sameSighting(SIGHTING, { ...SIGHTING, trick: [] })).toBe(false);
    expect(sameSighting(SIGHTING, { ...SIGHTING, hands: { ...SIGHTING.hands, N: ['SA', 'H3', 'C4'] } })).toBe(false);
  });
});

describe('sameReading', () => {
  const fault = { site: 'test', key: 'missing', selector: '.felt', snippet: 'a' } as const;
  const readings: readonly Reading[] = [
    { kind: 'none' },
    { kind: 'table', sighting: SIGHTING },
    { kind: 'fault', fault },
    { kind: 'fault', fault: { ...fault, selector: '.card' } },
    { kind: 'fault', fault: { ...fault, key: 'doubled' } },
  ];

  it('tells all kinds apart', () => {
    for (const [i, a] of readings.entries())
      for (const [j, b] of readings.entries()) expect(sameReading(a, b)).toBe(i === j);
  });

  it('does not mind what stood where a fault was', () =>
    expect(sameReading({ kind: 'fault', fault }, { kind: 'fault', fault: { ...fault, snippet: 'b' } })).toBe(true));
});
