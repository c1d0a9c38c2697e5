import type { Course } from '../course';
import { type Kind, marksOf, NOTHING, noting, type Occasion, type Plan, range, somewhen, withdrawal } from './kind';

/** The last cards go back, last first. Then the same cards are played again, or what else the Laws allow. */
const takeBack = (occasion: Occasion, count: number, cards: number): Plan => {
  const { board, round } = occasion;
  const back = board.play.slice(count - cards, count).reverse();
  return {
    marks: marksOf(back, board),
    act: async (course) => {
      await course.playTo(count);
      await course.happens(back.map(withdrawal), () => course.fixture.undo(cards, { oneByOne: round % 2 === 1 }));
      if (round % 3 === 0) await course.playAll(back.toReversed());
      await course.playOn(3);
    },
  };
};

const takeBackOf = (cards: number): Kind => ({
  name: `take-back of ${cards}`,
  needs: ['take-back', ...(cards > 1 ? (['take-back across a trick'] as const) : [])],
  outcome: noting(...Array(cards).fill('withdraw')),
  plan: (occasion) => somewhen(occasion, range(cards, 51), (count) => takeBack(occasion, count, cards)),
});

/** So many cards of the trick in progress and of the one before it, which opens again. */
const acrossTheEdge = (cards: number): Kind => ({
  name: `take-back of ${cards} across a trick’s edge`,
  needs: ['take-back', 'take-back across a trick'],
  outcome: noting(...Array(cards).fill('withdraw')),
  plan: (occasion) =>
    somewhen(
      occasion,
      range(5, 51).filter((count) => count % 4 > 0 && count % 4 < cards),
      (count) => takeBack(occasion, count, cards),
    ),
});

const intoTheAuction: Kind = {
  name: 'take-back into the auction, and played after all',
  needs: ['take-back', 'take-back into the auction'],
  outcome: NOTHING,
  plan: (occasion) => {
    const { board, round } = occasion;
    const count = 1 + (round % 3);
    const back = board.play.slice(0, count);
    return {
      act: async (course) => {
        await course.playTo(count);
        await course.fixture.undo(back.length + 1 + (round % 4));
        await course.station.settle();
        course.stands({ state: 'no-table', reason: 'note_backInAuction' });
        course.startsAfresh();
        await course.callOn();
        await course.station.settle();
        await course.playOn(6);
      },
    };
  },
};

const asked = async (course: Course, seat: Parameters<Course['fixture']['requestUndo']>[0]): Promise<void> => {
  await course.fixture.requestUndo(seat);
  await course.station.settle();
};

const refused: Kind = {
  name: 'take-back asked for and refused',
  needs: ['take-back asked for', 'take-back refused'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, range(1, 51), (count) => ({
      act: async (course) => {
        const last = course.board.play[count - 1];
        await course.playTo(count);
        await asked(course, last?.seat ?? 'N');
        await course.fixture.refuseUndo();
        await course.station.settle();
        await course.playOn(3);
      },
    })),
};

const agreed: Kind = {
  name: 'take-back asked for and agreed to',
  needs: ['take-back asked for', 'take-back agreed to'],
  outcome: noting('withdraw'),
  plan: (occasion) =>
    somewhen(occasion, range(1, 51), (count) => {
      const back = occasion.board.play.slice(count - 1, count);
      return {
        marks: marksOf(back, occasion.board),
        act: async (course) => {
          await course.playTo(count);
          await asked(course, back[0]?.seat ?? 'N');
          await course.happens(back.map(withdrawal), () => course.fixture.acceptUndo());
          await course.playOn(3);
        },
      };
    }),
};

export const TAKE_BACKS: readonly Kind[] = [
  ...[1, 2, 3, 4, 5].map(takeBackOf),
  ...[2, 3, 4, 5].map(acrossTheEdge),
  intoTheAuction,
  refused,
  agreed,
];
