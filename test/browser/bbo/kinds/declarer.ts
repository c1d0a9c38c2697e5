import { partnerOf, sameSide } from '../../../../src/bridge';
import { gameAfter, plays } from '../../support/game';
import { takenBack } from './defenders';
import { type Kind, type Plan, range, somewhere } from './kind';

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
          await run.happens(`${seat} takes back ${card}`, takenBack(seat, card), () => run.drive.undo());
          await run.play(seat, other);
          await run.playOn(4);
        },
      };
    }),
};

/** A player claims, his hand is shown, and the others go on: nothing is to be noted (68). */
export const claimRejected: Kind = {
  name: 'a claim shown and rejected',
  plan: ({ board, chance, round }) => {
    const by = chance.pick((['N', 'E', 'S', 'W'] as const).filter((seat) => seat !== partnerOf(board.declarer)));
    const count = chance.pick(range(2, Math.min(46, board.play.length)));
    const show = round % 3 === 2 ? ('all' as const) : [by];
    return {
      promised: [],
      act: async (run) => {
        await run.playTo(count);
        await run.drive.claim({ by, tricks: 1 + (round % 2), show });
        run.seesWhole(show === 'all' ? ['N', 'E', 'S', 'W'] : show);
        await run.check('the claim is shown');
        await run.rest(300, 'the claim is still shown');
        await run.drive.rejectClaim({ stay: round % 4 === 3 });
        await run.rest(round % 5 === 0 ? 1500 : 300, 'the claim is rejected');
        await run.playOn(6);
      },
    };
  },
};
