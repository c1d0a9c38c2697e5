import { cardsOf, type Kind, LATER, NOTHING, playsOf, range, somewhen } from './kind';

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

export const BOARDS: readonly Kind[] = [joined, ended, next, away(false), away(true)];
