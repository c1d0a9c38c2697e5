import { describe, expect, it } from 'vitest';
import type { Card, Seat } from '../../src/bridge';
import { type Clues, isLeftOver, type Lying, seatsOfTrick } from '../../src/sites/trick-seats';

const CARDS: readonly Card[] = ['H3', 'HK', 'H8', 'H4'];

/** Cards in order of play, each with where it lies: a seat, or null while that is not clear. */
const lying = (...places: (Seat | null)[]): Lying[] =>
  places.map((lies, order) => ({ card: CARDS[order] ?? 'C2', order, lies }));

const clues = (turn: Seat | null, more: Partial<Clues> = {}): Clues => ({
  turn,
  trumps: 'S',
  openingLeader: null,
  isLaidOut: true,
  ...more,
});

const NO_LAYOUT = { isLaidOut: false };

describe('seatsOfTrick', () => {
  it.each<[string, Lying[], Clues, Seat[]]>([
    ['places and turn agree', lying('W', 'N'), clues('E'), ['W', 'N']],
    ['only the turn tells, on a page that is not laid out', lying(null, null), clues('E', NO_LAYOUT), ['W', 'N']],
    ['only places tell', lying('W', 'N'), clues(null), ['W', 'N']],
    ['one card before the player in turn: he led it now, or to the last trick', lying('N'), clues('N'), ['N']],
    ['the fourth card is still moving', lying('W', 'N', 'E', null), clues('E'), ['W', 'N', 'E', 'S']],
    ['the newest card is still moving', lying('W', 'N', null), clues('S'), ['W', 'N', 'E']],
    ['the turn is late, but an earlier card lies clear', lying('W', null), clues('N'), ['W', 'N']],
    [
      'the opening lead is still moving, and the turn has moved on',
      lying(null),
      clues('N', { openingLeader: 'W' }),
      ['W'],
    ],
    [
      'the opening lead, before any turn is shown, on a page that is not laid out',
      lying(null),
      clues(null, { openingLeader: 'W', ...NO_LAYOUT }),
      ['W'],
    ],
    [
      'a full trick, by its winner: the king led second wins',
      lying(null, null, null, null),
      clues('N', NO_LAYOUT),
      ['W', 'N', 'E', 'S'],
    ],
    [
      'a full trick in no trump',
      lying(null, null, null, null),
      clues('S', { trumps: null, ...NO_LAYOUT }),
      ['E', 'S', 'W', 'N'],
    ],
    ['a lead out of turn lies clear', lying('S'), clues('N'), ['S']],
    ['a play out of turn lies clear, and the hand passed over is in turn', lying('W', 'E'), clues('N'), ['W', 'E']],
    ['all have played, one of them out of turn', lying('W', 'E', 'N', 'S'), clues(null), ['W', 'E', 'N', 'S']],
    ['that hand has played after it', lying('W', 'E', 'N'), clues('S'), ['W', 'E', 'N']],
    [
      'a second card of the player who led',
      [
        { card: 'H3', order: 0, lies: 'W' },
        { card: 'H5', order: 1, lies: 'W' },
      ],
      clues('N'),
      ['W', 'W'],
    ],
    [
      'the last winner beside the new lead',
      [
        { card: 'H3', order: 0, lies: 'W' },
        { card: 'C9', order: 2, lies: 'W' },
      ],
      clues('N'),
      ['W', 'W'],
    ],
    [
      'the last leader won: two cards with one place in the order',
      [
        { card: 'H3', order: 0, lies: 'W' },
        { card: 'C9', order: 0, lies: 'W' },
      ],
      clues('N'),
      ['W', 'W'],
    ],
  ])('tells who played: %s', (_, cards, told, seats) => expect(seatsOfTrick(cards, told)).toEqual(seats));

  it.each<[string, Lying[], Clues]>([
    ['nothing tells', lying(null, null), clues(null, NO_LAYOUT)],
    ['a lead is still moving: the turn may have moved on, or not', lying(null), clues('S')],
    ['the opening lead is still moving, and no turn is shown', lying(null), clues(null, { openingLeader: 'W' })],
    ['all cards are being gathered', lying(null, null, null, null), clues('N')],
    ['two of four that are being gathered agree', lying('W', null, null, 'S'), clues(null)],
    ['one of four that are being gathered passes before a seat', lying(null, null, null, 'W'), clues(null)],
    ['so it does, and the turn that has not moved on says the same', lying(null, null, null, 'W'), clues('E')],
    ['all have come before the winner, and the last player is still in turn', lying('W', 'W', 'W', 'W'), clues('N')],
    [
      'a lead lies elsewhere than the opening leader sits, and no turn is shown',
      lying('S'),
      clues(null, { openingLeader: 'W' }),
    ],
    ['turn and opening lead disagree', lying(null), clues('S', { openingLeader: 'W' })],
    ['places are no rotation, and the turn is that of one of them', lying('W', 'E'), clues('E')],
    ['places are no rotation, and no turn is shown', lying('W', 'E'), clues(null)],
    ['one of two cards that do not follow each other is still moving', lying('W', null, 'S'), clues('E')],
    ['two cards before one seat, and the turn does not confirm it', lying('W', 'W'), clues('E')],
    [
      'a place in the order is missing',
      [
        { card: 'H3', order: 0, lies: null },
        { card: 'C9', order: 2, lies: 'W' },
      ],
      clues('N'),
    ],
    ['cards are being gathered by the winner', lying('N', 'N', 'N', 'N'), clues('N')],
  ])('says nothing when %s', (_, cards, told) => expect(seatsOfTrick(cards, told)).toBeNull());
});

describe('isLeftOver', () => {
  const winner = lying(null, 'N').slice(1);

  it('tells the winner of the last trick that still lies before the leader', () =>
    expect(isLeftOver(winner, 'N')).toBe(true));

  it.each<[string, Lying[], Seat | null]>([
    ['its seat is not in turn', winner, 'E'],
    ['nobody is in turn', winner, null],
    ['it is the first of its trick: it may be the lead', lying('N'), 'N'],
    ['others lie beside it', lying('W', 'N'), 'N'],
    ['it lies before nobody', lying(null, null).slice(1), 'N'],
    ['nothing lies there', [], 'N'],
  ])('tells none when %s', (_, cards, turn) => expect(isLeftOver(cards, turn)).toBe(false));
});
