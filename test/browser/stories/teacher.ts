import { expect } from 'vitest';
import { isHonour, partnerOf, type SeatCard, sameSide, suitOf } from '../../../src/bridge';
import { rule } from '../../../src/laws';
import type { Driver } from '../harness/driver';
import { gameAfter, plays } from '../support/game';
import type { Played } from '../support/played';
import { cardsLeft, type Scene } from './scene';
import { click, copyRecord, holdClipboard, isGone, lastCopied, texts } from './surface';

type Lesson = { readonly count: number; readonly cards: readonly [SeatCard, SeatCard] };

/** A moment at which a defender is to lead, and two cards of one suit that his partner might drop. */
const lessonOf = (board: Played): Lesson => {
  for (let count = 4; count < 32; count += 4) {
    const { turn } = gameAfter(board, plays(board, count)).ruling;
    if (turn === null || sameSide(turn, board.declarer)) continue;
    const seat = partnerOf(turn);
    const left = cardsLeft(board, count, seat);
    for (const first of left.filter((card) => !isHonour(card))) {
      const second = left.find((card) => card !== first && suitOf(card) === suitOf(first));
      const canLead = cardsLeft(board, count, turn).some((card) => suitOf(card) === suitOf(first));
      if (second && canLead)
        return {
          count,
          cards: [
            { seat, card: first },
            { seat, card: second },
          ],
        };
    }
  }
  throw new Error('no lesson in this board');
};

const FORBID = '[data-choice="forbid"]';
const REQUIRE = '[data-choice="require"]';

/** At the practice table a choice is tried in a branch of its own, and the branch goes with the pupils as text. */
const tryBranches = async ({ table }: Scene): Promise<void> => {
  for (const choice of [FORBID, REQUIRE]) {
    await click(table, '[data-action="branch"]');
    await click(table, `[data-state] ${choice}`);
    await table.waitFor('[data-obligation]');
    await click(table, '[data-line="record"]');
    await table.waitFor('[data-state] [data-decision="lead"]');
  }
  await click(table, '[data-line="2"]');
  await table.waitFor('[data-obligation="lead"]');
  await holdClipboard(table);
  await click(table, '[data-action="copy-branch"]');
  await expect.poll(() => lastCopied(table)).toContain('"require"');
  const ruled = rule(JSON.parse(await lastCopied(table)));
  expect(ruled).toMatchObject({ obligations: [{ kind: 'lead', law: '51B' }] });
};

/** In the popup one choice is entered, taken back, and the other one entered. */
const tryChoices = async ({ popup }: Scene): Promise<void> => {
  await click(popup, FORBID);
  await popup.waitFor('[data-obligation="avoid"][data-law="51B"]');
  await click(popup, '[data-action="undo"]');
  await popup.waitFor('[data-decision="lead"]');
  await click(popup, REQUIRE);
  await popup.waitFor('[data-obligation="lead"][data-law="51B"]');
  // The required suit is led and both cards go back to the hand.
  await isGone(popup, '[data-penalty-card]');
};

/** A question of the drill, answered at random, is told with its Law. */
const drill = async (driver: Driver): Promise<void> => {
  const page = await driver.openExtensionPage('drill.html?topic=51&laws=2017&seed=21');
  await click(page, '[data-option]');
  await click(page, '[data-action="answer"]');
  await page.waitFor('[data-result]');
  expect((await texts(page, '[data-result]')).join()).toMatch(/Law 5\d/);
  await page.close();
};

/**
 * A teacher shows what two dropped cards mean: the first is minor, with the second both are major; then what declarer can choose.
 * He tries the choices, gives a question to the class, and copies the record.
 */
export const teacher = async (scene: Scene, board: Played, driver: Driver): Promise<void> => {
  const { popup } = scene;
  const { count, cards } = lessonOf(board);
  const [first, second] = cards;
  await scene.open(board, count, 'kibitzer');
  await popup.waitFor('[data-state="live"] [data-turn]');
  await scene.drop(first);
  await popup.waitFor(`[data-penalty-card="${first.card}"][data-status="minor"]`);
  await scene.drop(second);
  for (const { card } of cards) await popup.waitFor(`[data-penalty-card="${card}"][data-status="major"]`);
  await popup.waitFor('[data-decision="lead"]');
  await (scene.at === 'practice' ? tryBranches(scene) : tryChoices(scene));
  if (scene.at === 'practice') await drill(driver);
  const record = await copyRecord(popup);
  expect(record.match(/! Trick \d+: \w+ showed/g)).toHaveLength(2);
  expect(record).toMatch(/Required/);
};
