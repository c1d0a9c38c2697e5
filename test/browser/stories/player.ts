import { expect } from 'vitest';
import { isHonour, nextSeat, partnerOf, type Seat, type SeatCard } from '../../../src/bridge';
import { answerFor } from '../support/answer';
import { plays } from '../support/game';
import { handsSeenBy } from '../support/onlooker';
import type { Played } from '../support/played';
import type { Shown } from '../support/reading';
import { cardsLeft, type Scene } from './scene';
import { click, copyRecord, isGone, texts, verdictIs } from './surface';

type Slip = {
  /** Cards played before it. */
  readonly count: number;
  readonly card: SeatCard;
  /** Cards played when it binds its player, and what his surface then ought to show. */
  readonly binds: number;
  readonly shown: Shown;
};

/** A low card that may be dropped, so that one trick or more later it comes before the other low cards of its suit (50C). */
const slipOf = (board: Played, seat: Seat): Slip => {
  const seen = handsSeenBy({ viewer: seat, hidden: [] }, board, true);
  for (let count = 4; count < 20; count += 4)
    for (const card of cardsLeft(board, count, seat).filter((each) => !isHonour(each)))
      for (let binds = count + 1; binds < board.play.length; binds++) {
        const events = plays(board, binds);
        if (board.play.slice(count, binds).some((played) => played.card === card)) break;
        const dropped = { type: 'expose', seat, cards: [card], how: 'dropped' } as const;
        const shown = answerFor(board, seen, events.toSpliced(count, 0, dropped));
        if (shown.turn !== seat || !shown.duties.includes('50C before')) continue;
        if (shown.legal.includes(card) && shown.illegal.length > 0)
          return { count, card: { seat, card }, binds, shown };
      }
  throw new Error('no card to drop');
};

/**
 * A player wakes the extension at a practice table, drops a low card, sees by the Law which cards he may play when its suit is
 * led, plays it, enters something by mistake and takes that back, and copies the record.
 */
export const player = async (scene: Scene, board: Played): Promise<void> => {
  const { popup } = scene;
  const seat = partnerOf(nextSeat(board.declarer));
  const { count, card, binds, shown } = slipOf(board, seat);
  await scene.open(board, count, seat);
  if (scene.at === 'Bridge Base') {
    await popup.waitFor('[data-state="resting"]');
    expect(await texts(popup, '[data-card], [data-turn], [data-penalty-card]')).toEqual([]);
    await click(popup, '[data-action="wake"]');
  }
  await popup.waitFor('[data-state="live"] [data-turn]');

  await scene.drop(card);
  await popup.waitFor(`[data-penalty-card="${card.card}"][data-seat="${seat}"][data-status="minor"]`);
  for (const played of board.play.slice(count, binds)) await scene.play(played);
  await popup.waitFor('[data-obligation="before"][data-law="50C"]');
  await verdictIs(popup, 'legal', shown.legal);
  await verdictIs(popup, 'illegal', shown.illegal);
  await scene.play(card);
  await isGone(popup, '[data-penalty-card]');

  const wrong = cardsLeft(board, binds, seat).find((each) => each !== card.card);
  if (!wrong) throw new Error('no card left');
  await scene.drop({ seat, card: wrong });
  await popup.waitFor(`[data-penalty-card="${wrong}"]`);
  await click(popup, '[data-action="undo"]');
  await isGone(popup, '[data-penalty-card]');
  const record = await copyRecord(popup);
  expect(record).toMatch(/! Trick \d+: \w+ showed .*Dropped.*minor penalty card \(Law 50B\)/);
};
