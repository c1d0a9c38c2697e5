import { type Card, compareCards, isCard, isSeat, SEATS, type Seat, SUITS, type Suit } from '../../../src/bridge';

/** Rewrites every string of a value, also those that name a field; numbers and truth values stay. */
const rewrite = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [isSeat(key) ? change(key) : key, rewrite(item, change)]),
  );
};

/** The same situation or ruling with every seat moved clockwise. Seat letters and suit letters share only S, told apart by place. */
export const turned = <T>(value: T, by: number): T => {
  const move = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + by) % 4] ?? seat;
  // The shape stays as it was: seats are replaced by seats.
  return turnFields(value, move) as T;
};

const SEAT_FIELDS = ['seat', 'leader', 'declarer', 'turn', 'by'];

const turnFields = (value: unknown, move: (seat: Seat) => Seat): unknown => {
  if (Array.isArray(value)) return value.map((item) => turnFields(item, move));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      isSeat(key) ? move(key) : key,
      SEAT_FIELDS.includes(key) && isSeat(item) ? move(item) : turnFields(item, move),
    ]),
  );
};

/** The same situation or ruling with its suits renamed; the contract's strain with them. */
export const renamed = <T>(value: T, names: Readonly<Record<Suit, Suit>>): T => {
  const change = (text: string): string => {
    if (isCard(text)) return names[text[0] as Suit] + text[1];
    const contract = /^([1-7])([SHDC])(X*)$/.exec(text);
    return contract ? `${contract[1]}${names[contract[2] as Suit]}${contract[3]}` : text;
  };
  // The shape stays as it was: cards are replaced by cards, suits by suits.
  return renameSuits(rewrite(value, change), names) as T;
};

const renameSuits = (value: unknown, names: Readonly<Record<Suit, Suit>>): unknown => {
  if (Array.isArray(value)) return value.map((item) => renameSuits(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      ['suits', 'require', 'forbid'].includes(key) && Array.isArray(item)
        ? item.map((suit: Suit) => names[suit])
        : renameSuits(item, names),
    ]),
  );
};

/** A ruling with every list in an order that does not depend on the names of suits. */
export const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return sorted(value.map(canonical));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, canonical(item)]));
};

const sorted = (items: readonly unknown[]): unknown[] => {
  if (items.every((item): item is Card => isCard(item))) return [...items].sort(compareCards);
  const suits = items.every((item) => SUITS.some((suit) => suit === item));
  const order = suits ? (a: unknown, b: unknown) => String(a).localeCompare(String(b)) : byText;
  return [...items].sort(order);
};

const byText = (a: unknown, b: unknown): number => JSON.stringify(a).localeCompare(JSON.stringify(b));
