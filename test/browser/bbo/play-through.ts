import { partnerOf, sameSide } from '../../../src/bridge';
import type { Chance } from '../../laws/support/random';
import type { Played } from '../support/played';
import type { Run } from './run';

/** A board that was claimed ends so here: declarer claims what he got, and it is agreed. */
const claim = async (run: Run, { declarer, tricks }: Played): Promise<void> => {
  const { NS, EW } = (await run.drive.state()).tricks;
  await run.drive.claim({ by: declarer, tricks: tricks - (sameSide(declarer, 'N') ? NS : EW) });
  run.seesWhole([declarer, partnerOf(declarer)]);
  await run.check('a claim is shown');
  await run.drive.acceptClaim();
};

/** Plays a board through as it was played, card by card; every other finished trick is also looked at before it is gathered. */
export const playThrough = async (run: Run, board: Played, chance: Chance): Promise<void> => {
  for (const { seat, card } of board.play) {
    const lies = run.events.length % 4 === 3 && chance.onceIn(2);
    await run.play(seat, card, { gather: !lies });
    if (!lies) continue;
    await run.drive.gather();
    await run.check('the trick is gathered');
  }
  if (board.play.length < 52) await claim(run, board);
  else await run.drive.endOfDeal();
  run.over();
  await run.rest(chance.onceIn(10) ? 1500 : 300, 'the board is over');
};
