import { type BySeat, bySeat, type Card, SEATS, type Seat, type SeatCard } from '../bridge';
import {
  hiddenCount,
  knownCards,
  type Result,
  type Ruling,
  rulingOf,
  step,
  type Table,
  type TableEvent,
} from '../laws';

/** Where a card lies by the record: in a hand, on the trick in progress, in the trick completed last, or in an earlier one. */
export type Spot = { readonly seat: Seat; readonly at: 'hand' | 'trick' | 'last' | 'gone' };

/** The table as the record has it, in the terms in which a page shows it. Never stored: it is made of the record. */
export type Position = {
  readonly table: Table;
  readonly ruling: Ruling;
  /** Cards of the trick in progress; none when it has not begun or the board is over. */
  readonly trick: readonly SeatCard[];
  /** Cards of the trick completed last. */
  readonly last: readonly SeatCard[];
  /** Tricks completed since the deal. */
  readonly done: number;
  /** A lead or play that awaits acceptance: it lies on the trick, though it is not (yet) in it. */
  readonly pending: SeatCard | null;
  readonly held: BySeat<readonly Card[]>;
  readonly hidden: BySeat<number>;
  readonly where: ReadonlyMap<Card, Spot>;
};

/** Completed tricks; the thirteenth stays on the table of the core and counts here as completed. */
const completed = (table: Table): (readonly SeatCard[])[] => {
  const tricks = table.done.map((trick) => trick.cards);
  return table.trick.cards.length === SEATS.length ? [...tricks, table.trick.cards] : tricks;
};

/** Makes the position of a table. */
export const positionOf = (table: Table): Position => {
  const ruling = rulingOf(table);
  const tricks = completed(table);
  const trick = ruling.turn === null ? [] : ruling.trick.cards;
  const last = tricks.at(-1) ?? [];
  const held = bySeat((seat) => knownCards(table, seat));
  const where = new Map<Card, Spot>();
  for (const { seat, card } of tricks.flat()) where.set(card, { seat, at: 'gone' });
  for (const { seat, card } of last) where.set(card, { seat, at: 'last' });
  for (const { seat, card } of trick) where.set(card, { seat, at: 'trick' });
  for (const seat of SEATS) for (const card of held[seat]) where.set(card, { seat, at: 'hand' });
  return {
    table,
    ruling,
    trick,
    last,
    done: 13 - table.setup.cards + tricks.length,
    pending: ruling.decision?.kind === 'accept' ? ruling.decision : null,
    held,
    hidden: bySeat((seat) => hiddenCount(table, seat)),
    where,
  };
};

/** Cards in a hand, known or hidden. */
export const sizeOf = (position: Position, seat: Seat): number => position.held[seat].length + position.hidden[seat];

/** The table after these events. @returns the error of the first that cannot follow */
export const stepAll = (table: Table, events: readonly TableEvent[]): Result<Table> => {
  let result: Result<Table> = { ok: true, value: table };
  for (const event of events) {
    if (!result.ok) return result;
    result = step(result.value, event);
  }
  return result;
};

/** What was tried last from a position: a card on its way, at rest, and before the next one is each time tried again. */
const tried = new WeakMap<Position, { readonly events: string; readonly to: Position | null }>();

/** The position after these events; null when one of them cannot follow. */
export const follow = (position: Position, events: readonly TableEvent[]): Position | null => {
  const written = JSON.stringify(events);
  const before = tried.get(position);
  if (before?.events === written) return before.to;
  const table = stepAll(position.table, events);
  const to = table.ok ? positionOf(table.value) : null;
  tried.set(position, { events: written, to });
  return to;
};
