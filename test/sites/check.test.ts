import { describe, expect, it } from 'vitest';
import { bySeat, parseHolding, type Seat, type SeatCard } from '../../src/bridge';
import { misfitOf } from '../../src/sites/check';
import type { Sighting } from '../../src/sites/sighting';
import { DEAL } from './bbo-page';

const whole = bySeat((seat) => parseHolding(DEAL[seat]) ?? []);

const sightingOf = (changes: Partial<Sighting>): Sighting => ({
  site: 'test',
  board: '7',
  contract: '4S',
  declarer: 'S',
  viewer: null,
  practice: false,
  hands: whole,
  sizes: bySeat(() => 13),
  trick: [],
  ordered: true,
  turn: 'W',
  tricksPlayed: 0,
  signs: { auction: false, claim: false, over: false, review: false },
  ...changes,
});

const upon = (...trick: SeatCard[]): Partial<Sighting> => {
  const hands = bySeat((seat) => whole[seat].filter((card) => !trick.some((played) => played.card === card)));
  return { trick, hands, sizes: bySeat((seat) => hands[seat].length) };
};

const without = (count: number, seats: readonly Seat[]): Partial<Sighting> => {
  const hands = bySeat((seat) => (seats.includes(seat) ? whole[seat].slice(count) : []));
  return { hands, sizes: bySeat((seat) => (seats.includes(seat) ? hands[seat].length : null)) };
};

/** Hands after a first trick of hearts, of which some have played to the second too. */
const fewer = (...seats: readonly Seat[]): Partial<Sighting> => {
  const hands = bySeat((seat) => {
    const left = whole[seat].filter((card) => !['H3', 'HK', 'H8', 'H4'].includes(card));
    return seats.includes(seat) ? left.slice(1) : left;
  });
  return { hands, sizes: bySeat((seat) => hands[seat].length) };
};

const lacking = (seat: Seat, count: number): Partial<Sighting> => {
  const { hands } = fewer();
  const left = { ...(hands ?? whole), [seat]: (hands ?? whole)[seat].slice(count) };
  return { hands: left, sizes: bySeat((each) => left[each].length) };
};

const W: SeatCard = { seat: 'W', card: 'H3' };
const N: SeatCard = { seat: 'N', card: 'HK' };
const E: SeatCard = { seat: 'E', card: 'H8' };
const S: SeatCard = { seat: 'S', card: 'H4' };

describe('misfitOf finds nothing wrong', () => {
  it.each<[string, Partial<Sighting>]>([
    ['with a whole deal', {}],
    ['during a trick', upon(W, N)],
    ['with a full trick not counted yet', upon(W, N, E, S)],
    ['with a full trick already counted', { ...upon(W, N, E, S), tricksPlayed: 1 }],
    [
      'with the last trick shown again, while two hands have played to the next',
      { ...upon(W, N, E, S), ...fewer('W', 'N'), tricksPlayed: 1 },
    ],
    ['with two hands in sight', { ...without(3, ['S', 'N']), tricksPlayed: 3 }],
    [
      'with dummy coming down card by card',
      { hands: { N: ['SQ'], E: [], S: whole.S, W: [] }, sizes: { N: null, E: null, S: 13, W: null } },
    ],
    [
      'with two cards of one seat on the trick',
      { ...upon(S, { seat: 'S', card: 'HA' }), sizes: { N: null, E: null, S: 11, W: null } },
    ],
    [
      'with the last winner still lying beside the new lead',
      {
        ...without(1, ['N']),
        trick: [
          { seat: 'N', card: 'SQ' },
          { seat: 'N', card: 'ST' },
        ],
        hands: { N: whole.N.slice(2), E: [], S: [], W: [] },
        sizes: { N: 11, E: null, S: null, W: null },
        tricksPlayed: 1,
      },
    ],
    [
      'once the board is over and the hands are drawn anew',
      {
        tricksPlayed: 13,
        sizes: bySeat(() => null),
        signs: { auction: false, claim: false, over: true, review: false },
      },
    ],
  ])('%s', (_, changes) => expect(misfitOf(sightingOf(changes))).toBeNull());
});

describe('misfitOf names', () => {
  it.each<[string, string, string, Partial<Sighting>]>([
    ['a card in two hands', 'doubled', 'HK', { hands: { ...whole, W: [...whole.W.slice(1), 'HK'] } }],
    ['a card in hand and on the trick', 'doubled', 'HK', { trick: [N] }],
    ['a card twice in a hand', 'doubled', 'SA', { hands: { ...whole, S: ['SA', ...whole.S.slice(1), 'SA'] } }],
    ['five cards on a trick', 'crowded', 'W H3', upon(W, N, E, S, { seat: 'W', card: 'H5' })],
    [
      'a hand of fourteen',
      'sizes',
      'S 14',
      { hands: { ...whole, S: [...whole.S, 'S8'], W: whole.W.slice(1) }, sizes: bySeat(() => null) },
    ],
    [
      'a hand of fourteen of a board that is over, whatever its size is said to be',
      'sizes',
      'S 14',
      {
        hands: { ...whole, S: [...whole.S, 'S8'], W: whole.W.slice(1) },
        sizes: { N: null, E: null, S: 14, W: null },
        signs: { auction: false, claim: false, over: true, review: false },
      },
    ],
    [
      'more cards than this trick allows',
      'sizes',
      'S 12',
      { hands: { N: [], E: [], W: [], S: whole.S.slice(1) }, sizes: bySeat(() => null), tricksPlayed: 5 },
    ],
    [
      'a hand that lacks a card',
      'sizes',
      'S: ',
      { sizes: { N: null, E: null, S: 12, W: null }, hands: { N: [], E: [], W: [], S: whole.S.slice(1) } },
    ],
    [
      'hands at odds where no trick count is told',
      'sizes',
      'S 11',
      { tricksPlayed: null, hands: { ...whole, S: whole.S.slice(2) }, sizes: { N: 13, E: 13, S: 11, W: 13 } },
    ],
    [
      'hands that differ by two beside a full trick',
      'sizes',
      'N 10',
      { ...upon(W, N, E, S), ...fewer('W', 'N', 'E'), ...lacking('N', 2), tricksPlayed: 1 },
    ],
    ['more faces than cards', 'sizes', 'E 13', { sizes: { N: 13, E: 12, S: 13, W: 13 } }],
  ])('%s', (_, key, text, changes) => {
    const misfit = misfitOf(sightingOf(changes));
    expect(misfit?.key).toBe(key);
    expect(misfit?.text).toContain(text);
  });
});
