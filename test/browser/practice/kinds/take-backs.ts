import { partnerOf, type SeatCard, sameSide } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import { takenBack, toNextTrick } from '../../bbo/kinds/defenders';
import { range, somewhere } from '../../bbo/kinds/kind';
import { after, gameAfter, play, plays } from '../../support/game';
import type { Played } from '../../support/played';
import type { Run } from '../run';
import type { Kind, Plan } from './kind';

/** The last of so many cards of a board, when a defender played it. */
const defendersLast = ({ play, declarer }: Played, count: number): SeatCard | null => {
  const last = play[count - 1];
  return last && !sameSide(last.seat, declarer) ? last : null;
};

/** The Director says "major", by the buttons at the exposed card. */
const directMajor = (run: Run, { seat, card }: SeatCard): Promise<void> =>
  run.enters(
    `the Director makes ${card} major`,
    { type: 'direct', seat, card, as: 'major' },
    `[data-exposed-card="${card}"] [data-action="direct"][data-as="major"]`,
  );

/** Declarer chooses one of his options. */
const choose = async (run: Run, index: number): Promise<void> => {
  const { decision } = run.game.ruling;
  const options = decision?.kind === 'lead' ? decision.options : [];
  const option = options[index % options.length];
  if (!option) throw new Error('declarer has no options');
  const { choice, suits } = option;
  const attribute = suits.length > 0 ? `[data-suits="${suits.join(' ')}"]` : ':not([data-suits])';
  const event: TableEvent = { type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) };
  await run.enters(`declarer chooses ${choice} ${suits.join(' ')}`, event, `[data-choice="${choice}"]${attribute}`);
};

/**
 * A defender takes a card back and plays another one, with which his partner wins the trick. The Director makes the card a major
 * penalty card, before the partner leads: then, and not before, declarer may require or forbid its suit, or leave the lead free
 * (50D2).
 */
export const takeBackOfDefender: Kind = {
  name: "a defender's take-back, then declarer's options",
  plan: ({ board, chance, round }) =>
    somewhere(range(1, Math.min(44, board.play.length)), chance, (count): Plan | null => {
      const last = defendersLast(board, count);
      if (!last) return null;
      const { seat, card } = last;
      const before = gameAfter(board, plays(board, count - 1));
      const others = before.ruling.legal.filter((other) => other !== card);
      if (others.length === 0) return null;
      const other = { seat, card: chance.pick(others) };
      const again = [play(seat, card), takenBack(seat, card), play(seat, other.card)].reduce(after, before);
      const isDone = again.ruling.trick.number !== before.ruling.trick.number;
      const rest = isDone ? { game: again, played: [] } : toNextTrick(again, board, chance);
      if (rest?.game.ruling.turn !== partnerOf(seat)) return null;
      const soon = round % 2 === 0 && rest.played.length > 0;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`, 'decision lead'],
        act: async (run) => {
          await run.playTo(count);
          await run.takeBack(last);
          await run.playAll([other]);
          if (soon) await directMajor(run, last);
          if (run.answer.decision !== null) run.fault('options too early');
          await run.playAll(rest.played);
          if (!soon) await directMajor(run, last);
          if (run.answer.decision !== 'lead') run.fault('declarer has no options');
          await choose(run, round);
          await run.playOn(4);
        },
      };
    }),
};

/** A defender takes a card back and the Director speaks before play goes on: it must be played at once (50D1), and then is no penalty card. */
export const takeBackRuledAtOnce: Kind = {
  name: "a defender's take-back, ruled at once",
  plan: ({ board, chance }) =>
    somewhere(range(1, board.play.length), chance, (count): Plan | null => {
      const last = defendersLast(board, count);
      if (!last) return null;
      const { seat, card } = last;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`],
        act: async (run) => {
          await run.playTo(count);
          await run.takeBack(last);
          await directMajor(run, last);
          if (!run.answer.duties.includes('50D1 play')) run.fault('no duty to play it');
          // Where his other cards are not seen he may still hold the suit led, which would come first: a card taken back proves no void.
          if ([...run.answer.legal, ...run.answer.depends].join() !== card) run.fault('more than it can be legal');
          await run.playAll([last]);
          if (run.answer.penaltyCards.length > 0) run.fault('still a penalty card');
          await run.playOn(3);
        },
      };
    }),
};

/** Three cards go back, the last first: those of the defenders wait for the Director, and nothing else is noted. */
export const chainOfThree: Kind = {
  name: 'a chain of three cards taken back',
  plan: ({ board, chance, round }) => {
    // Cards of tricks that were put away do not lie there to be taken back.
    const places = range(3, board.play.length).filter((count) => count % 4 === 3 || count % 4 === 0);
    return somewhere(places, chance, (count): Plan | null => {
      const back = board.play.slice(count - 3, count).reverse();
      const shown = back.filter(({ seat }) => !sameSide(seat, board.declarer));
      return {
        promised: shown.map(({ seat, card }) => `exposed ${seat} ${card} undo`),
        act: async (run) => {
          await run.playTo(count);
          for (const card of back) await run.takeBack(card);
          if (round % 3 === 0) await run.rest(1500, 'three cards are back');
          await run.playAll(back.toReversed());
          await run.playOn(2);
        },
      };
    });
  },
};

/** Declarer takes back a card of his own or of dummy's and plays another, where he has one: nothing is to be noted (48A). */
export const takeBackOfDeclarer: Kind = {
  name: "declarer's take-back",
  plan: ({ board, chance }) =>
    somewhere(range(2, board.play.length), chance, (count): Plan | null => {
      const last = board.play[count - 1];
      if (!last || !sameSide(last.seat, board.declarer)) return null;
      const { seat, card } = last;
      const { legal } = gameAfter(board, plays(board, count - 1)).ruling;
      const other = legal.find((one) => one !== card) ?? card;
      return {
        promised: [],
        act: async (run) => {
          await run.playTo(count);
          await run.takeBack(last);
          await run.playAll([{ seat, card: other }]);
          await run.playOn(4);
        },
      };
    }),
};

/** Another board is chosen while a penalty card lies there: it is cleared, and the new board is followed. */
export const newBoard: Kind = {
  name: 'a new board',
  plan: ({ board, nextBoard, chance }) =>
    somewhere(range(1, board.play.length), chance, (count): Plan | null => {
      const last = defendersLast(board, count);
      if (!last) return null;
      const { seat, card } = last;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`],
        act: async (run) => {
          await run.playTo(count);
          await run.takeBack(last);
          await directMajor(run, last);
          await run.begin(nextBoard, () => run.table.choose(1));
          if (run.answer.penaltyCards.length > 0) run.fault('not cleared');
          await run.playTo(6);
        },
      };
    }),
};

/** Stepping over a take-back and the Director's word, back and on again: each step shows what was shown there before. */
export const steppingOverTakeBack: Kind = {
  name: 'stepping over a take-back and back',
  plan: ({ board, chance }) =>
    somewhere(range(1, board.play.length), chance, (count): Plan | null => {
      const last = defendersLast(board, count);
      if (!last) return null;
      const { seat, card } = last;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`],
        act: async (run) => {
          await run.playTo(count);
          await run.takeBack(last);
          await directMajor(run, last);
          const all = run.events;
          const stops = [1, 2, 3].map((steps) => all.slice(0, all.length - steps));
          for (const stop of stops) await run.stepTo(stop, 'back');
          for (const stop of stops.toReversed().slice(1)) await run.stepTo(stop, 'next');
          await run.stepTo(all, 'next');
          await run.playAll([last]);
        },
      };
    }),
};
