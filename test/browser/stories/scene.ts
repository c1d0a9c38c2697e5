import type { Card, Seat, SeatCard } from '../../../src/bridge';
import type { Hiding } from '../../../src/practice/hiding';
import { bboDriver, type DrivenPage } from '../../fixtures/bbo/driver';
import type { Driver, Tab } from '../harness/driver';
import type { Site } from '../harness/site';
import { practiceTable } from '../practice/table';
import { recordText } from '../practice/text';
import type { Played } from '../support/played';
import { holdClipboard, mark } from './surface';

/** Through whose eyes a table is seen. */
export type Viewer = 'kibitzer' | Seat;

/** A table at which a story takes place, and the popup in which its user reads and enters. */
export type Scene = {
  readonly at: 'Bridge Base' | 'practice';
  readonly table: Tab;
  readonly popup: Tab;
  /** A board comes to the table, with so many cards played. */
  readonly open: (board: Played, count: number, viewer: Viewer) => Promise<void>;
  readonly play: (card: SeatCard) => Promise<void>;
  readonly takeBack: (card: SeatCard) => Promise<void>;
  /** A card falls on the table. Where the page cannot tell of it, the user enters it in the popup. */
  readonly drop: (card: SeatCard) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The page of the site, and the popup of its tab. */
export const atBridgeBase = async (driver: Driver, site: Site): Promise<Scene> => {
  const table = await driver.visit(site.address('/v3/app/lv'));
  const popup = await driver.openPopupOf(table);
  await holdClipboard(popup);
  await table.toFront();
  // The page runs an expression and waits for its promise.
  const drive = bboDriver(table.page as DrivenPage);
  return {
    at: 'Bridge Base',
    table,
    popup,
    open: async ({ deal, dealer, vul, contract, declarer, play, line }, count, viewer) => {
      const played = play.slice(0, count).map(({ card }) => card);
      await drive.open({ deal, dealer, vul, contract, declarer, board: line, viewer, played });
    },
    play: async ({ seat, card }) => {
      await drive.play(seat, card);
    },
    takeBack: async () => {
      await drive.undo();
    },
    drop: ({ seat, card }) => mark(popup, { seat, card, how: 'dropped' }),
    close: async () => {
      await popup.close();
      await table.close();
    },
  };
};

/** What is hidden from each onlooker of the practice table. */
const HIDDEN: Readonly<Record<Viewer, Hiding>> = { kibitzer: 'none', N: 'ESW', E: 'NSW', S: 'NEW', W: 'NES' };

/** The practice table, and the popup of its tab. */
export const atPractice = async (driver: Driver): Promise<Scene> => {
  const table = await driver.openExtensionPage('practice.html?example');
  await table.waitFor('[data-state="live"]');
  const popup = await driver.openPopupOf(table);
  await holdClipboard(popup);
  await table.toFront();
  const practice = practiceTable(table);
  const playAll = (cards: readonly SeatCard[]) => practice.click(cards.map((card) => ({ mode: 'play', ...card })));
  return {
    at: 'practice',
    table,
    popup,
    open: async (board, count, viewer) => {
      await practice.open(recordText([board], count));
      await practice.hide(HIDDEN[viewer]);
      await playAll(board.play.slice(0, count));
    },
    play: (card) => playAll([card]),
    takeBack: (card) => practice.click([{ mode: 'takeBack', ...card }]),
    drop: (card) => practice.click([{ mode: 'drop', ...card }]),
    close: async () => {
      await popup.close();
      await table.close();
    },
  };
};

/** The cards of a hand that has not played them yet. */
export const cardsLeft = ({ hands, play }: Played, count: number, seat: Seat): Card[] => {
  const gone = new Set(play.slice(0, count).map(({ card }) => card));
  return hands[seat].filter((card) => !gone.has(card));
};
