import { nextSeat, partnerOf, type Seat, sameSide } from '../../../../src/bridge';
import { play } from '../../../browser/support/game';
import { cannotBeRead, IN_ANOTHERS_SLOT } from './anothers-slot';
import { heldBy, isDefender, type Kind, noting, range, somewhen } from './kind';

/** A defender whose partner has played follows before the hand at his right (57D): his card waits, and counts at his turn. */
const earlyPlayedOn: Kind = {
  name: 'play out of turn at the next hand’s turn, played on',
  needs: ['out of turn'],
  outcome: noting(),
  but: IN_ANOTHERS_SLOT,
  plan: (occasion) =>
    somewhen(occasion, range(5, 47), (count, game) => {
      const { board, chance } = occasion;
      const { turn, trick } = game.ruling;
      const seat = turn && nextSeat(turn);
      const has = (one: Seat): boolean => trick.cards.some((card) => card.seat === one);
      if (!seat || !isDefender(seat, board) || has(seat) || !has(partnerOf(seat))) return null;
      const held = heldBy(seat, board, count);
      const led = held.filter((card) => card[0] === trick.cards[0]?.card[0]);
      const card = chance.pick(led.length > 0 ? led : held);
      const due = board.play[count];
      if (!due) return null;
      return {
        marks: occasion.outcome.state === 'live' ? [`exposed ${seat} ${card} early`] : [],
        act: async (course) => {
          await course.playTo(count);
          if (occasion.outcome.state !== 'live') return cannotBeRead(course, { seat, card }, 0);
          await course.happens([play(seat, card)], () =>
            course.fixture.playOutOfTurn(seat, card, { turn: 'stays', gather: false }),
          );
          // The hand that was passed over plays, and the card that lies there already is played with it.
          await course.happens([play(due.seat, due.card), play(seat, card)], () =>
            course.fixture.play(due.seat, due.card),
          );
          await course.playOn(4);
        },
      };
    }),
};

/** Declarer or dummy plays before the hand at its right: that stands (57C3). */
const declarersPlayedOn: Kind = {
  name: 'play out of turn by the declaring side, played on',
  needs: ['out of turn'],
  outcome: noting(),
  but: IN_ANOTHERS_SLOT,
  plan: (occasion) =>
    somewhen(occasion, range(5, 47), (count, game) => {
      const { board, chance } = occasion;
      const { turn, trick } = game.ruling;
      const seat: Seat | null = turn && nextSeat(turn);
      if (!seat || !sameSide(seat, board.declarer) || trick.cards.length === 0) return null;
      if (trick.cards.some((card) => card.seat === seat)) return null;
      const held = heldBy(seat, board, count);
      const led = held.filter((card) => card[0] === trick.cards[0]?.card[0]);
      const card = chance.pick(led.length > 0 ? led : held);
      const due = board.play[count];
      if (!due) return null;
      return {
        act: async (course) => {
          await course.playTo(count);
          if (occasion.outcome.state !== 'live') return cannotBeRead(course, { seat, card }, 0);
          await course.happens([play(seat, card)], () =>
            course.fixture.playOutOfTurn(seat, card, { turn: 'stays', gather: false }),
          );
          await course.play(due.seat, due.card);
          await course.playOn(4);
        },
      };
    }),
};

export const PLAYS_OUT_OF_TURN: readonly Kind[] = [earlyPlayedOn, declarersPlayedOn];
