import type { BboTable } from '../fixtures/bbo/fixture';
import type { OpenOptions } from '../fixtures/bbo/options';
import { inventedBoard, type PlayedBoard } from '../fixtures/table/invented';
import type { BenchPage } from './bench-browser';

/** The board that is measured, and one to warm up with. */
export const BOARD: PlayedBoard = inventedBoard(3);

/** Milliseconds between two cards, so that each comes to rest and settles; people take longer, and then nothing happens. */
const THINKING = 200;

/** Milliseconds between two beats of clock, chat and pointer. */
const BEAT = 1000;

// The fixture publishes itself to whoever drives its page.
declare const fixture: BboTable;

/** Sits down at a table where a card takes 12 real animation frames. */
export const sitDown = async (
  { tab }: BenchPage,
  board: PlayedBoard,
  more: Partial<OpenOptions> = {},
): Promise<void> => {
  await tab.evaluate((options) => fixture.open(options), { ...board, pace: 'raf', frames: 12, ...more } as const);
};

/** Plays a board to its last card; clock, chat and pointer go on meanwhile. */
export const playBusily = ({ tab }: BenchPage, { play }: PlayedBoard): Promise<void> =>
  tab.evaluate(
    async ({ cards, thinking, beat }) => {
      const seats = ['S', 'W', 'N', 'E', null] as const;
      let beats = 0;
      const timer = setInterval(() => {
        beats += 1;
        void fixture.tickClock();
        void fixture.chat(`line ${beats}: 10♠ or K♥?`);
        void fixture.hover(seats[beats % seats.length] ?? null);
      }, beat);
      for (const card of cards) {
        await fixture.run([card]);
        await new Promise((resolve) => setTimeout(resolve, thinking));
      }
      clearInterval(timer);
    },
    { cards: play, thinking: THINKING, beat: BEAT },
  );
