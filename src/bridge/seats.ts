/** The four seats, clockwise from North. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

/** One value a seat. */
export type BySeat<T> = Record<Seat, T>;

const NEXT: BySeat<Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const PARTNER: BySeat<Seat> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const ROTATION: BySeat<readonly Seat[]> = {
  N: SEATS,
  E: ['E', 'S', 'W', 'N'],
  S: ['S', 'W', 'N', 'E'],
  W: ['W', 'N', 'E', 'S'],
};

/** Whether a value is one of the four seat letters. */
export const isSeat = (value: unknown): value is Seat => (SEATS as readonly unknown[]).includes(value);

/** The seat that plays after this one (clockwise, Law 44). */
export const nextSeat = (seat: Seat): Seat => NEXT[seat];

/** The seat that plays before this one: the right-hand opponent. */
export const previousSeat = (seat: Seat): Seat => NEXT[PARTNER[seat]];

/** The seat opposite. */
export const partnerOf = (seat: Seat): Seat => PARTNER[seat];

/** Whether two seats are the same player or partners. */
export const sameSide = (a: Seat, b: Seat): boolean => a === b || PARTNER[a] === b;

/** A record with one value a seat, made by `make`. */
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({
  N: make('N'),
  E: make('E'),
  S: make('S'),
  W: make('W'),
});

/** The four seats in rotation, beginning with `first`. */
export const seatsFrom = (first: Seat): readonly Seat[] => ROTATION[first];
