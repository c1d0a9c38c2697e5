import { expect, test } from 'vitest';
import { bySeat, isSeat, nextSeat, partnerOf, previousSeat, SEATS, sameSide, seatsFrom } from '../../src/bridge';

test('play goes clockwise: North, East, South, West', () => {
  expect(SEATS.map(nextSeat)).toEqual(['E', 'S', 'W', 'N']);
  expect(SEATS.map(previousSeat)).toEqual(['W', 'N', 'E', 'S']);
  expect(SEATS.map(partnerOf)).toEqual(['S', 'W', 'N', 'E']);
});

test('a side is a player and his partner', () => {
  expect(SEATS.filter((seat) => sameSide('N', seat))).toEqual(['N', 'S']);
  expect(SEATS.filter((seat) => sameSide('W', seat))).toEqual(['E', 'W']);
});

test('one value a seat', () => expect(bySeat((seat) => `${seat}!`)).toEqual({ N: 'N!', E: 'E!', S: 'S!', W: 'W!' }));

test('the seats in rotation from each', () => {
  expect(SEATS.map((seat) => seatsFrom(seat).join(''))).toEqual(['NESW', 'ESWN', 'SWNE', 'WNES']);
});

test('four letters are seats', () => {
  expect(SEATS.every(isSeat)).toBe(true);
  for (const value of ['', 'n', 'NE', 'North', 0, null, undefined]) expect(isSeat(value)).toBe(false);
});
