import { isHonour, type Seat, type SeatCard, sameSide, suitOf } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import { held, until } from '../../bbo/kinds/drops';
import { range, somewhere } from '../../bbo/kinds/kind';
import { answerFor } from '../../support/answer';
import { after, type Game, gameAfter, play, plays } from '../../support/game';
import { handsSeenBy } from '../../support/onlooker';
import type { Kind, Occasion, Plan } from './kind';

const dropped = ({ seat, card }: SeatCard): TableEvent => ({ type: 'expose', seat, cards: [card], how: 'dropped' });

/** Places in the play, each with a defender who may drop something there, whether his hand is hidden or not. */
const placesFor = ({ board, chance }: Occasion): { count: number; seat: Seat; game: Game }[] => {
  const defenders = (['N', 'E', 'S', 'W'] as const).filter((seat) => !sameSide(seat, board.declarer));
  return range(1, Math.min(40, board.play.length)).map((count) => ({
    count,
    seat: chance.pick(defenders),
    game: gameAfter(board, plays(board, count)),
  }));
};

/**
 * A defender drops a card below the ten: a minor penalty card (50B), and when its suit is played next he may play no other
 * honourless card of it before (50C).
 */
export const spotDropped: Kind = {
  name: 'a spot card dropped, then the duty of 50C',
  plan: (occasion) => {
    const { board, chance } = occasion;
    return somewhere(placesFor(occasion), chance, ({ count, seat, game }): Plan | null => {
      const spots = held({ game, seat, board }).filter((card) => !isHonour(card));
      if (spots.length === 0) return null;
      const put = { seat, card: chance.pick(spots) };
      const before = until(after(game, dropped(put)), board, chance, ({ ruling }) => {
        const bars = ruling.illegal.some((other) => suitOf(other) === suitOf(put.card) && !isHonour(other));
        return ruling.turn === seat && ruling.legal.includes(put.card) && bars;
      });
      if (before === null) return null;
      return {
        promised: [`penalty ${seat} ${put.card} minor`],
        act: async (run) => {
          await run.playTo(count);
          await run.drop(put);
          await run.playAll(before);
          if (!run.answer.duties.includes('50C before')) run.fault('no duty of 50C');
          await run.playAll([put]);
          if (run.answer.penaltyCards.length > 0) run.fault('still a penalty card');
          await run.playOn(3);
        },
      };
    });
  },
};

/**
 * A defender drops two cards: both are major (50B), and they bind him (51A) or his partner (51B). They fall one after the
 * other, or at once, as a situation tells that is pasted.
 */
export const twoDropped: Kind = {
  name: 'two cards dropped, both major',
  plan: (occasion) => {
    const { board, onlooker, chance, round } = occasion;
    return somewhere(placesFor(occasion), chance, ({ count, seat, game }): Plan | null => {
      const [first, second] = chance.shuffle(held({ game, seat, board }));
      if (!first || !second) return null;
      const cards = [first, second].sort();
      const atOnce = round % 3 === 2;
      const both: TableEvent = { type: 'expose', seat, cards, how: 'dropped' };
      const before = until(after(game, both), board, chance, ({ ruling }) => {
        const mayPlay = ruling.turn === seat && cards.some((card) => ruling.legal.includes(card));
        return ruling.decision !== null || mayPlay;
      });
      if (before === null) return null;
      const start = [...plays(board, count), both];
      // Whoever does not see that hand may take both cards for playable where one who does would not.
      const seen = handsSeenBy(onlooker, board, true);
      const decisions = range(0, before.length).flatMap((played) => {
        const then = before.slice(0, played).map((put) => play(put.seat, put.card));
        const { decision } = answerFor(board, seen, [...start, ...then]);
        return decision === null ? [] : [`decision ${decision}`];
      });
      const alone = !atOnce && !isHonour(first) ? [`penalty ${seat} ${first} minor`] : [];
      return {
        promised: [...alone, ...cards.map((card) => `penalty ${seat} ${card} major`), ...new Set(decisions)],
        act: async (run) => {
          if (atOnce) await run.beginAfter(start);
          else {
            await run.playTo(count);
            await run.drop({ seat, card: first });
            await run.drop({ seat, card: second });
          }
          // One by one, so that what is shown on the way only is seen in the popup too.
          for (const put of before) await run.playAll([put]);
        },
      };
    });
  },
};
