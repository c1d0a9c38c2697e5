import type { SeatCard } from '../../../../src/bridge';
import { play } from '../../../browser/support/game';
import type { Course } from '../course';
import { type Kind, NOTHING, type Outcome, range, somewhen } from './kind';

const LATER: Outcome = { ...NOTHING, since: 'later' };

/** Moments between two tricks, but for the last ones. */
const BETWEEN = range(0, 9).map((tricks) => tricks * 4);

const cardsOf = (cards: readonly SeatCard[]) => cards.map(({ card }) => card);
const playsOf = (cards: readonly SeatCard[]) => cards.map(({ seat, card }) => play(seat, card));

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

const joined: Kind = {
  name: 'joined at trick 6',
  needs: ['joined in the middle'],
  outcome: LATER,
  but: {
    intobridge: {
      outcome: { ...LATER, state: 'no-table', reason: 'note_contract' },
      why: 'the page does not keep the contract once the calls are gone',
    },
  },
  plan: ({ board, round, outcome, site }) => {
    const count = 21 + (round % 3);
    if (board.play.length < 32) return null;
    const before = board.play.slice(0, count);
    return {
      begins: async (course) => {
        course.takes(playsOf(before));
        // Where played cards stay in their hands, those of the trick in progress cannot be told from the others.
        course.watchedSince(site.reader.id === 'funbridge' ? 7 : 6);
        await course.begin({ played: cardsOf(before) });
      },
      act: async (course) => {
        await course.station.last();
        await course.playOn(outcome.state === 'live' ? 6 : 2);
        await course.station.last();
      },
    };
  },
};

const ended: Kind = {
  name: 'the board’s end with all hands shown',
  needs: ['all hands at the end'],
  outcome: { ...NOTHING, over: true },
  plan: ({ board, round }) =>
    board.play.length < 52
      ? null
      : {
          act: async (course) => {
            await course.playTo(52);
            await course.happens([], () => course.fixture.endOfDeal({ panel: round % 3 > 0 }));
            await course.station.last();
          },
        },
};

const next: Kind = {
  name: 'the next board',
  needs: ['next board'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(occasion, range(1, 51), (count) => ({
      act: async (course) => {
        await course.playTo(count);
        if (occasion.round % 2 === 0) await course.happens([], () => course.fixture.endOfDeal());
        await course.moveTo(occasion.nextBoard(), 1);
        await course.playTo(6);
      },
    })),
};

/** Leaving the table and coming back, with or without cards played to the same trick meanwhile. */
const away = (history: boolean): Kind => ({
  name: history ? 'leaving and entering by history navigation' : 'leaving and entering',
  needs: history ? ['leaving and entering', 'by history navigation'] : ['leaving and entering'],
  outcome: NOTHING,
  plan: (occasion) =>
    somewhen(
      occasion,
      range(1, 44).filter((count) => count % 4 === 1 || count % 4 === 2),
      (count) => {
        const cards = occasion.board.play.slice(count, count + (occasion.round % 3));
        return {
          act: async (course) => {
            await course.playTo(count);
            await course.fixture.leaveTable({ history, how: occasion.round % 2 === 0 ? 'hide' : 'remove' });
            await (occasion.round % 4 < 2 ? course.station.settle() : course.station.last());
            await course.happens(playsOf(cards), () =>
              course.fixture.enterTable({ meanwhile: cardsOf(cards), history }),
            );
            await course.playOn(4);
          },
        };
      },
    ),
});

export const BOARDS: readonly Kind[] = [
  wholeTrick,
  trickGone,
  trickUnseen,
  joined,
  ended,
  next,
  away(false),
  away(true),
];
