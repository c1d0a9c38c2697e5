import { expect } from 'vitest';
import { sameSide } from '../../../src/bridge';
import type { Played } from '../support/played';
import type { Scene } from './scene';
import { click, copyRecord, isGone, texts, verdictIs } from './surface';

/** How many cards had been played when a defender, not the leader of a trick, had played the last of them. */
const defenderFollowed = ({ play, declarer }: Played): number => {
  const at = play.findIndex(({ seat }, i) => i >= 8 && i % 4 !== 0 && !sameSide(seat, declarer));
  if (at < 0) throw new Error('no defender plays');
  return at + 1;
};

/**
 * A kibitzer sees a defender take a card back, asks himself what that means, hears the Director make it a major penalty card,
 * reads the Law, sees the card played, and takes the record along.
 */
export const kibitzer = async (scene: Scene, board: Played): Promise<void> => {
  const { popup } = scene;
  const count = defenderFollowed(board);
  const put = board.play[count - 1];
  if (!put) throw new Error('no card');
  const { seat, card } = put;
  await scene.open(board, count, 'kibitzer');
  await popup.waitFor('[data-state="live"] [data-turn]');

  await scene.takeBack(put);
  await popup.waitFor(`[data-exposed-card="${card}"][data-seat="${seat}"][data-why="undo"]`);
  await popup.waitFor(`[data-turn="${seat}"]`);
  expect(await texts(popup, '[data-penalty-card]')).toEqual([]);

  await click(popup, `[data-exposed-card="${card}"] [data-action="direct"][data-as="major"]`);
  await popup.waitFor(`[data-penalty-card="${card}"][data-status="major"]`);
  await popup.waitFor('[data-obligation="play"][data-law="50D1"]');
  await verdictIs(popup, 'legal', [card]);
  await click(popup, '[data-obligation="play"] details.law summary');
  const told = (await texts(popup, '[data-obligation="play"] details.law[open] p')).join();
  expect(told).toMatch(/first legal chance/);
  expect(told).toMatch(/2017/);

  await scene.play(put);
  await isGone(popup, '[data-penalty-card]');
  const record = await copyRecord(popup);
  expect(record).toMatch(/! Trick \d+: \w+ took back /);
  expect(record).toMatch(/Director/);
};
