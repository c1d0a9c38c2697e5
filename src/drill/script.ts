import { type Card, type Seat, sameSide } from '../bridge';
import {
  knownCards,
  type Result,
  type Ruling,
  rulingOf,
  type Setup,
  start,
  step,
  type Table,
  type TableEvent,
} from '../laws';
import type { Chance } from './chance';
import { type Position, positionAt } from './position';

/** What happens at a table, written down event by event as the core allows it. */
export type Script = {
  /** Adds an event. @returns whether it could follow */
  readonly take: (event: TableEvent) => boolean;
  readonly ruling: () => Ruling;
  readonly hand: (seat: Seat) => Card[];
  readonly defenders: () => Seat[];
  /** What has come of it. */
  readonly position: () => Position;
};

const sure = (result: Result<Table>): Table => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** @throws Error when the set-up is no deal */
export const createScript = (setup: Setup): Script => {
  let table = sure(start(setup));
  let ruling: Ruling | null = null;
  const events: TableEvent[] = [];
  const now = (): Ruling => {
    ruling ??= rulingOf(table);
    return ruling;
  };
  return {
    take: (event) => {
      const next = step(table, event);
      if (!next.ok) return false;
      table = next.value;
      ruling = null;
      events.push(event);
      return true;
    },
    ruling: now,
    hand: (seat) => knownCards(table, seat),
    defenders: () => (['N', 'E', 'S', 'W'] as const).filter((seat) => !sameSide(seat, now().declarer)),
    position: () => positionAt({ ...setup, events: [...events] }, table, now()),
  };
};

/**
 * Plays on by one step: whoever must speak does, by chance; else the player in turn plays a card that he may play, the one that he
 * played in the board if he can.
 * @param played cards in the order in which they fell in the board
 */
export const goOn = (script: Script, played: ReadonlySet<Card>, chance: Chance): boolean => {
  const { decision, turn, legal } = script.ruling();
  if (turn === null) return false;
  switch (decision?.kind) {
    case 'accept':
      return script.take({ type: chance.onceIn(4) ? 'accept' : 'refuse' });
    case 'designate': {
      const card = chance.pick(decision.cards);
      return card !== undefined && script.take({ type: 'designate', card });
    }
    case 'lead':
    case 'play': {
      const option = chance.pick(decision.options);
      if (!option) return false;
      const { choice, suits } = option;
      return script.take({ type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) });
    }
    default: {
      const card = [...played].find((each) => legal.includes(each)) ?? chance.pick(legal);
      return card !== undefined && script.take({ type: 'play', seat: turn, card });
    }
  }
};
