import { type BySeat, bySeat, type Card, formatHolding } from '../../../src/bridge';
import { rule, type TableEvent } from '../../../src/laws';
import type { Played } from './played';
import { type Shown, shownOf } from './reading';

/** The core's own answer for what has been seen of the hands and what has happened. @throws Error when there is none */
export const answerFor = (
  { contract, declarer }: Played,
  seen: BySeat<readonly Card[]>,
  events: readonly TableEvent[],
): Shown => {
  const hands = bySeat((seat) => formatHolding(seen[seat]));
  const ruling = rule({ contract, declarer, hands, events });
  if ('error' in ruling) throw new Error(`no answer: ${JSON.stringify(ruling.error)} after ${JSON.stringify(events)}`);
  return shownOf(ruling);
};

/** What a surface shows that shows no table, or one whose board is over. */
export const bare = (state: Shown['state']): Shown => ({
  state,
  laws: '2017',
  since: 1,
  turn: null,
  trick: null,
  cards: [],
  legal: [],
  illegal: [],
  depends: [],
  duties: [],
  penaltyCards: [],
  exposed: [],
  decision: null,
  choices: [],
});
