import type { SeatCard } from '../bridge';
import type { Ruling } from '../laws';
import type { TableView, View } from '../table/view';
import { isFull, sendBack, type Tabletop } from './tabletop';

/** Whether a card in the middle that is not played may still come to be: somebody has yet to accept it, to choose, or its turn comes. */
const mayStand = ({ decision, exposed }: Ruling, { seat, card }: SeatCard): boolean => {
  if (decision?.kind === 'accept' && decision.card === card) return true;
  // Led before declarer's choice: when the next hand plays to it, the choice is forfeited (60A1).
  if (decision?.kind === 'lead' && decision.leader === seat) return true;
  return exposed.some((shown) => shown.card === card && shown.why === 'early');
};

/** Whether a card in the middle has been found not to be played: it is its owner's again. */
const isRefused = ({ known, ruling }: TableView, played: SeatCard): boolean =>
  known[played.seat].includes(played.card) && !mayStand(ruling, played);

/** Penalty cards lie face up before their owners until they are played or picked up (50), and so does what waits for a cause. */
const lyingBefore = ({ ruling }: TableView, table: Tabletop): SeatCard[] =>
  [...ruling.penaltyCards, ...ruling.exposed.filter(({ why }) => why === 'unknown')]
    .filter(({ seat, card }) => table.hands[seat].includes(card))
    .map(({ seat, card }) => ({ seat, card }));

const sameCards = (a: readonly SeatCard[], b: readonly SeatCard[]): boolean =>
  a.length === b.length && a.every(({ card }, i) => card === b[i]?.card);

/**
 * The table as the players leave it when they do as they were told: a refused card goes back, a penalty card lies face up
 * before its owner, one that was picked up does not. Only what the ruling says is done; what happened is never made up.
 * @returns the same table when nothing is to be moved
 */
export const arranged = (table: Tabletop, view: View): Tabletop => {
  const told = view.table;
  if (!told) return table;
  const refused = isFull(table) ? [] : table.trick.filter((played) => isRefused(told, played));
  const back = refused.reduce((now, { card }) => sendBack(now, card), table);
  const front = lyingBefore(told, back);
  return sameCards(front, back.front) ? back : { ...back, front };
};
