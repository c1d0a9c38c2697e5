import type { Card, Seat, SeatCard } from '../../../src/bridge';
import { type Ruling, rulingOf, start, step, type Table, type TableEvent } from '../../../src/laws';
import type { Chance } from '../../laws/support/random';
import type { Played } from './played';

/** A board as one knows it who sees all hands: what may be played is asked here, so that a course of play can be thought out. */
export type Game = { readonly table: Table; readonly ruling: Ruling };

const gameOf = (table: Table): Game => ({ table, ruling: rulingOf(table) });

/** @throws Error when the event cannot follow */
export const after = ({ table }: Game, event: TableEvent): Game => {
  const next = step(table, event);
  if (!next.ok) throw new Error(`${JSON.stringify(event)}: ${next.error.message}`);
  return gameOf(next.value);
};

/** The board after events. */
export const gameAfter = ({ contract, declarer, hands }: Played, events: readonly TableEvent[]): Game => {
  const setup = { laws: '2017', undo: 'ask', contract, declarer, hands, cards: 13 } as const;
  const leader = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
  const begun = start({ ...setup, leader: leader[declarer] });
  if (!begun.ok) throw new Error(begun.error.message);
  return events.reduce(after, gameOf(begun.value));
};

export const play = (seat: Seat, card: Card): TableEvent => ({ type: 'play', seat, card });

/** The first so many cards of a board as events. */
export const plays = (board: Played, count: number): TableEvent[] =>
  board.play.slice(0, count).map(({ seat, card }) => play(seat, card));

/**
 * What the player in turn might well play now: the card that he played in fact next, when he may, else any that he may.
 * @returns null when the board is over or nothing may be played
 */
export const nextPlay = (game: Game, board: Played, chance: Chance): SeatCard | null => {
  const { turn, legal } = game.ruling;
  if (turn === null || legal.length === 0) return null;
  const recorded = board.play.find(({ seat, card }) => seat === turn && legal.includes(card));
  return { seat: turn, card: recorded?.card ?? chance.pick(legal) };
};
