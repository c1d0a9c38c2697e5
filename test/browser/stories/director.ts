import { expect } from 'vitest';
import { SEATS, sameSide } from '../../../src/bridge';
import { readPbn } from '../../../src/records';
import type { Driver } from '../harness/driver';
import type { Played } from '../support/played';
import { cardsLeft, type Scene } from './scene';
import { axeFaults, click, copyRecord, holdClipboard, lastCopied, mark, texts } from './surface';

/**
 * A director comes to a table, enters a dropped card, copies the record as text and as PBN, and finds it among all records,
 * which he reads, copies and deletes.
 */
export const director = async ({ at, open, popup }: Scene, board: Played, driver: Driver): Promise<void> => {
  await open(board, 5, 'kibitzer');
  await popup.waitFor('[data-state="live"] [data-turn]');
  const defender = SEATS.find((seat) => !sameSide(seat, board.declarer)) ?? 'W';
  const card = cardsLeft(board, 5, defender).at(-1);
  if (!card) throw new Error('no card');
  await mark(popup, { seat: defender, card, how: 'dropped' });
  await popup.waitFor(`[data-penalty-card="${card}"]`);

  // The record, each entry with its Law, as text and as PBN.
  const text = await copyRecord(popup);
  if (at === 'Bridge Base') expect(text).toContain('Bridge Base Online');
  expect(text).toMatch(/! Trick \d+: \w+ showed .*: Dropped.*penalty card \(Law (49|50B)\) \[your entry\]/);
  await popup.waitFor('.timeline li[data-event="expose"][data-law]');
  await click(popup, '[data-action="copy-pbn"]');
  await expect.poll(() => lastCopied(popup)).toContain('% PBN 2.1');
  const { boards, faults: unread } = readPbn(await lastCopied(popup));
  expect(unread).toEqual([]);
  expect(boards[0]).toMatchObject({ contract: board.contract, declarer: board.declarer, marks: [] });
  if (at === 'practice') return;

  // All records: this board is among them, to be looked at, and to be deleted.
  const records = await driver.openExtensionPage('records.html');
  await records.waitFor('li[data-board]');
  await holdClipboard(records);
  expect((await texts(records, 'li[data-board]')).join()).toContain('1 irregularity');
  await click(records, '[data-action="open-board"]');
  await records.waitFor('[data-board-record] .timeline li[data-event="expose"]');
  expect(await axeFaults(records)).toEqual([]);
  await click(records, '[data-action="copy-all"]');
  await expect.poll(() => lastCopied(records)).toContain('! Trick');
  await click(records, '[data-action="delete"]');
  await click(records, '[data-action="delete-yes"]');
  await records.waitFor('[data-empty]');
  await records.close();
};
