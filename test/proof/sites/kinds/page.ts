import type { Happening } from '../../../fixtures/table/site';
import type { Course } from '../course';
import { type Kind, NOTHING, range, somewhen } from './kind';

/** Something that happens to the page only, in the middle of a board: nothing is noted, and play goes on. */
const nothing = (
  name: string,
  needs: readonly Happening[],
  from: number,
  act: (course: Course, round: number) => Promise<unknown>,
): Kind => ({
  name,
  needs,
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, range(from, 50), (count) => ({
      act: async (course) => {
        await course.playTo(count);
        await course.happens([], () => act(course, occasion.round));
        if (occasion.round % 4 === 0) await course.station.last();
        await course.playOn(4);
      },
    })),
});

const lateText: Kind = {
  name: 'a card’s text comes 80 ms late',
  needs: ['text comes late'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, range(0, 44), (count) => ({
      act: async (course) => {
        await course.playTo(count);
        await course.playAll(course.board.play.slice(count, count + 6), { lateText: 80 });
      },
    })),
};

export const PAGE: readonly Kind[] = [
  nothing('redraw', ['redraw'], 0, ({ fixture }) => fixture.redraw()),
  nothing('redraw, empty in between', ['redraw'], 0, ({ fixture }) => fixture.redraw({ empty: true })),
  nothing('reconnect', ['reconnect'], 0, ({ fixture }) => fixture.reconnect()),
  nothing('flicker', ['flicker'], 0, ({ fixture }) => fixture.flicker()),
  nothing('resize', ['resize'], 0, ({ fixture }, round) => fixture.resize(700 + 10 * (round % 30), 560)),
  nothing('last trick shown again', ['last trick shown'], 4, async ({ fixture, station }, round) => {
    await fixture.showLastTrick();
    await (round % 3 === 0 ? station.last() : station.settle());
    await fixture.hideLastTrick();
  }),
  nothing('another table in the page', ['another table in the page'], 0, async ({ fixture, station }, round) => {
    await fixture.showHistory(true);
    await station.settle();
    if (round % 2 === 0) await fixture.showHistory(false);
  }),
  lateText,
];
