import { expect, test } from 'vitest';
import { type Card, SEATS, type Seat, type Suit, seatsFrom, turnIn, winnerOf } from '../../src/bridge';

const trick = (leader: Seat, cards: string) =>
  // The texts below are cards.
  cards.split(' ').map((card, i) => ({ seat: seatsFrom(leader)[i] ?? leader, card: card as Card }));

test.each<[string, Suit | null, Seat]>([
  ['H5 H9 HT H2', null, 'S'],
  ['H5 HA HT HK', null, 'E'],
  ['H5 SA CA DA', null, 'N'],
  ['H5 SA C2 DA', 'C', 'S'],
  ['H5 C3 C2 C9', 'C', 'W'],
  ['C5 C3 HA C4', 'C', 'N'],
  ['HA C2 S2 C3', 'C', 'W'],
  ['H5', null, 'N'],
  ['H5 H6', 'S', 'E'],
])('%s, trumps %s: %s wins', (cards, trumps, winner) => {
  expect(winnerOf(trick('N', cards), trumps)?.seat).toBe(winner);
});

test('nobody wins an empty trick', () => expect(winnerOf([], 'S')).toBeNull());

test('the turn goes round from the leader', () => {
  for (const leader of SEATS) {
    const cards = trick(leader, 'H5 H9 HT H2');
    const turns = [0, 1, 2, 3, 4].map((count) => turnIn(leader, cards.slice(0, count)));
    expect(turns).toEqual([...seatsFrom(leader), leader]);
  }
});
