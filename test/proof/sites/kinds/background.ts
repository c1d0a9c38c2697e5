import type { Course } from '../course';
import { cardsOf, type Kind, LATER, NOTHING, playsOf, range, somewhen } from './kind';

/** Moments between two tricks, but for the last ones. */
const BETWEEN = range(0, 9).map((tricks) => tricks * 4);

const wholeTrick: Kind = {
  name: 'tab in the background: a whole trick in one batch',
  needs: ['one batch'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, BETWEEN, (count) => {
      const cards = occasion.board.play.slice(count, count + 4);
      return {
        act: async (course) => {
          await course.playTo(count);
          await course.happens(playsOf(cards), () => course.fixture.batch(cardsOf(cards)));
          await course.playOn(4);
        },
      };
    }),
};

/** A whole trick and the next lead in one batch: the trick's cards have never been in sight on the table. */
const trickAndLead = (course: Course, count: number): Promise<void> => {
  const cards = course.board.play.slice(count, count + 5);
  return course.happens(playsOf(cards), () => course.fixture.batch(cardsOf(cards)));
};

const trickGone: Kind = {
  name: 'tab in the background: a trick and the next lead in one batch, all hands in sight',
  needs: ['one batch', 'a kibitzer looks on'],
  outcome: NOTHING,
  plan: (occasion) =>
    occasion.seating.viewer !== 'kibitzer'
      ? null
      : somewhen(occasion, BETWEEN, (count) => ({
          act: async (course) => {
            await course.playTo(count);
            await trickAndLead(course, count);
            await course.station.last();
            await course.playOn(4);
          },
        })),
};

const trickUnseen: Kind = {
  name: 'tab in the background: a trick and the next lead in one batch, hands hidden',
  needs: ['one batch', 'a player looks on'],
  outcome: LATER,
  but: {
    funbridge: {
      outcome: LATER,
      why: 'of two cards of a hand that come at once nobody can say which was played first',
    },
  },
  plan: (occasion) =>
    occasion.seating.viewer === 'kibitzer'
      ? null
      : somewhen(occasion, BETWEEN, (count) => ({
          act: async (course) => {
            await course.playTo(count);
            await trickAndLead(course, count);
            await course.station.last();
            // Where played cards stay in their hands, the trick with the unsure card must be over before anything is sure again.
            const skipped = occasion.site.reader.id === 'funbridge' ? 1 : 0;
            await course.playOn(4 * skipped);
            course.watchedSince(count / 4 + 2 + skipped);
            await course.playOn(3);
            await course.station.last();
          },
        })),
};

/** The page tells of several cards at once, because nobody looked. */
export const BACKGROUND: readonly Kind[] = [wholeTrick, trickGone, trickUnseen];
