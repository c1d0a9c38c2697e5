import { type Card, nextSeat, partnerOf, type Seat, type SeatCard } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import type { Chance } from '../../../laws/support/random';
import { after, type Game, gameAfter, nextPlay, play, plays } from '../../support/game';
import type { Played } from '../../support/played';
import type { Run } from '../run';
import { type Kind, type Plan, range, somewhere } from './kind';

const isDefender = (seat: Seat, { declarer }: Played): boolean =>
  seat === nextSeat(declarer) || seat === partnerOf(nextSeat(declarer));

export const takenBack = (seat: Seat, card: Card): TableEvent => ({ type: 'withdraw', seat, card, why: 'undo' });

const MAJOR = (card: Card): string => `[data-exposed-card="${card}"] [data-action="direct"][data-as="major"]`;

/** The Director says "major", by the buttons at the exposed card. */
export const directMajor = (run: Run, seat: Seat, card: Card): Promise<void> =>
  run.enters(`the Director makes ${card} major`, { type: 'direct', seat, card, as: 'major' }, MAJOR(card));

/** Takes back the card played last. */
export const takeBack = (run: Run, seat: Seat, card: Card): Promise<void> =>
  run.happens(`${seat} takes back ${card}`, takenBack(seat, card), () => run.drive.undo());

/** Plays on until another trick begins. @returns null when something must be decided before that */
export const toNextTrick = (
  from: Game,
  board: Played,
  chance: Chance,
): { game: Game; played: readonly SeatCard[] } | null => {
  const played: SeatCard[] = [];
  let game = from;
  while (game.ruling.trick.number === from.ruling.trick.number) {
    const next = nextPlay(game, board, chance);
    if (next === null) return null;
    played.push(next);
    game = after(game, play(next.seat, next.card));
  }
  return { game, played };
};

/** Declarer chooses one of the options in the popup. */
const choose = async (run: Run, index: number): Promise<void> => {
  const { decision } = run.game.ruling;
  if (decision?.kind !== 'lead') throw new Error('no lead to decide on');
  const option = decision.options[index % decision.options.length];
  if (!option) throw new Error('no options');
  const { choice, suits } = option;
  const attribute = suits.length > 0 ? `[data-suits="${suits.join(' ')}"]` : ':not([data-suits])';
  const event: TableEvent = { type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) };
  await run.enters(`declarer chooses ${choice} ${suits.join(' ')}`, event, `[data-choice="${choice}"]${attribute}`);
};

/**
 * A defender takes a card back and plays another one, with which his partner wins the trick. The Director makes the card a major
 * penalty card, before the partner leads: then declarer may require or forbid its suit, or leave the lead free (50D2).
 */
export const takeBackOfDefender: Kind = {
  name: "a defender's take-back, then declarer's options",
  plan: ({ board, chance, round }) =>
    somewhere(range(1, Math.min(44, board.play.length)), chance, (count): Plan | null => {
      const last = board.play[count - 1];
      if (!last || !isDefender(last.seat, board)) return null;
      const { seat, card } = last;
      const before = gameAfter(board, plays(board, count - 1));
      const others = before.ruling.legal.filter((other) => other !== card);
      if (others.length === 0) return null;
      const other = chance.pick(others);
      const again = [play(seat, card), takenBack(seat, card), play(seat, other)].reduce(after, before);
      const rest =
        again.ruling.trick.number === before.ruling.trick.number
          ? toNextTrick(again, board, chance)
          : { game: again, played: [] };
      if (rest?.game.ruling.turn !== partnerOf(seat)) return null;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`, 'decision lead'],
        act: async (run) => {
          const soon = round % 2 === 0;
          await run.playTo(count);
          await takeBack(run, seat, card);
          await run.play(seat, other);
          if (soon && rest.played.length > 0) await directMajor(run, seat, card);
          await run.playAll(rest.played);
          if (!soon || rest.played.length === 0) await directMajor(run, seat, card);
          if (run.game.ruling.decision?.kind !== 'lead') run.fault('declarer has no options');
          await choose(run, round);
          await run.playOn(5);
        },
      };
    }),
};

/** The Director speaks before play goes on: the card must be played at once (50D1), and then it is a penalty card no longer. */
export const takeBackRuledAtOnce: Kind = {
  name: "a defender's take-back, ruled at once",
  plan: ({ board, chance }) =>
    somewhere(range(1, board.play.length), chance, (count): Plan | null => {
      const last = board.play[count - 1];
      if (!last || !isDefender(last.seat, board)) return null;
      const { seat, card } = last;
      return {
        promised: [`exposed ${seat} ${card} undo`, `penalty ${seat} ${card} major`],
        act: async (run) => {
          await run.playTo(count);
          await takeBack(run, seat, card);
          await directMajor(run, seat, card);
          if (!run.answer.duties.includes('50D1 play')) run.fault('no duty to play it');
          // Where his other cards are not seen he may still hold the suit led, which would come first: a card taken back proves no void.
          if ([...run.answer.legal, ...run.answer.depends].join() !== card) run.fault('more than it can be legal');
          await run.play(seat, card);
          await run.playOn(3);
        },
      };
    }),
};

/** The last three cards go back, the last first: those of the defenders wait for the Director, and nothing else is noted. */
export const chainOfThree: Kind = {
  name: 'a chain of three cards taken back',
  plan: ({ board, chance, round }) =>
    somewhere(range(3, board.play.length), chance, (count): Plan | null => {
      const back = board.play.slice(count - 3, count).reverse();
      const shown = back.filter(({ seat }) => isDefender(seat, board));
      return {
        promised: shown.map(({ seat, card }) => `exposed ${seat} ${card} undo`),
        act: async (run) => {
          await run.playTo(count);
          // A machine with much else to do may take so long over one step that it is seen by itself.
          const oneByOne = round % 2 === 0;
          if (oneByOne) run.allowOnTheWay(back.map(({ seat, card }) => takenBack(seat, card)));
          await run.happens(
            'three cards are taken back',
            back.map(({ seat, card }) => takenBack(seat, card)),
            () => run.drive.undo(3, { oneByOne }),
          );
          await run.playAll(back.toReversed());
          await run.playOn(2);
        },
      };
    }),
};
