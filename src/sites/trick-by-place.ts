import { nextSeat, type Seat, trumpsOf } from '../bridge';
import { isLaidOut, isTurned, type Middle, type Names, seatByPlace } from './compass';
import type { Shown, ShownInTrick } from './felt';
import type { Stage } from './seen';
import { isLeftOver, seatsOfTrick } from './trick-seats';
import { Unreadable } from './unreadable';

/** A card on the trick, with its place in the order of play: 0 is the lead. */
export type Played = Shown & { readonly order: number };

/** What a page without places of its own for the trick tells of who played its cards. */
export type Around = {
  /** The element round the middle of which they lie. */
  readonly felt: Element;
  readonly middle: Middle;
  /** The seat at the bottom of the screen. */
  readonly bottom: Seat;
  /** Where the players' names stand: elsewhere than at their sides places tell nothing. */
  readonly names: Names;
  readonly stage: Stage;
  readonly turn: Seat | null;
};

/**
 * The trick with its seats, from the order of play and from where its cards lie: each must bear out the other.
 * @param selector of a card, for the fault @throws Unreadable when nobody can say who played them
 */
export const trickByPlace = (trick: readonly Played[], around: Around, selector: string): ShownInTrick[] => {
  const { felt, middle, bottom, stage, turn } = around;
  if (trick.length === 0) return [];
  const turned = isTurned(around.names);
  const lying = trick.map((card) => ({
    ...card,
    lies: turned ? null : seatByPlace(felt, card.element, bottom, middle),
  }));
  if (isLeftOver(lying, turn)) return [];
  const seats = seatsOfTrick(lying, {
    turn,
    trumps: stage.contract && trumpsOf(stage.contract),
    openingLeader: stage.declarer && stage.tricksPlayed === 0 ? nextSeat(stage.declarer) : null,
    isLaidOut: isLaidOut(felt),
  });
  if (!seats) {
    const text = lying.map(({ card, order, lies }) => `${order} ${card} ${lies ?? '?'}`);
    throw new Unreadable('unknownSeat', selector, `${text}; ${turn ?? '?'}`);
  }
  return trick.flatMap((shown, i) => (seats[i] ? [{ ...shown, seat: seats[i] }] : []));
};
