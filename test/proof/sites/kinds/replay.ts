import { BACKGROUND } from './background';
import { BOARDS } from './boards';
import { type Kind, noting, range, somewhen, withdrawal } from './kind';
import { PAGE } from './page';
import { TAKE_BACKS } from './take-backs';

/** In a board that is gone through again a step back is no take-back: the record follows it, and no card is marked as shown. */
const stepsBack = (cards: number): Kind => ({
  name: `${cards} steps back`,
  needs: ['take-back'],
  outcome: noting(...Array(cards).fill('withdraw')),
  plan: (occasion) =>
    somewhen(occasion, range(cards, 51), (count) => {
      const back = occasion.board.play.slice(count - cards, count).reverse();
      return {
        act: async (course) => {
          await course.playTo(count);
          await course.happens(back.map(withdrawal), () => course.fixture.undo(cards));
          await course.playAll(back.toReversed());
          await course.playOn(3);
        },
      };
    }),
});

const SAME = [
  'take-back into the auction, and played after all',
  'redraw',
  'flicker',
  'resize',
  'tab in the background: a whole trick in one batch',
  'joined at trick 6',
  'the board’s end with all hands shown',
];

/** What happens on a page that goes through a record: its own steps back, and what happens to any page. */
export const REPLAY: readonly Kind[] = [
  ...[1, 2, 3, 4, 5, 8, 12].map(stepsBack),
  ...[...TAKE_BACKS, ...PAGE, ...BACKGROUND, ...BOARDS].filter(({ name }) => SAME.includes(name)),
];
