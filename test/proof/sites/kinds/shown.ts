import { type Card, sortCards } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import { play } from '../../../browser/support/game';
import { heldBy, isDefender, type Kind, noting, range, somewhen, UNREADABLE } from './kind';

/** So many cards of a defender's hidden hand come into sight, and go again. */
const cardsShown = (many: number, name: string): Kind => ({
  name,
  needs: ['hidden card shown'],
  outcome: noting('expose'),
  hides: true,
  plan: (occasion) =>
    somewhen(occasion, range(1, 40), (count) => {
      const { board, chance, hiddenDefenders, round } = occasion;
      if (hiddenDefenders.length === 0) return null;
      const seat = chance.pick(hiddenDefenders);
      const cards = sortCards(chance.shuffle(heldBy(seat, board, count)).slice(0, many));
      if (cards.length < many || cards.length >= heldBy(seat, board, count).length) return null;
      const event: TableEvent = { type: 'expose', seat, cards, how: 'unknown' };
      return {
        marks: cards.map((card) => `exposed ${seat} ${card} unknown`),
        act: async (course) => {
          await course.playTo(count);
          await course.happens([event], () => course.fixture.showCard(seat, cards));
          if (round % 2 === 0) await course.happens([], () => course.fixture.hideCard(seat));
          if (round % 4 === 0) await course.happens([], () => course.fixture.showCard(seat, cards));
          await course.playOn(4);
        },
      };
    }),
});

const extra = (card: Card): boolean => 'AKQJT'.includes(card[1] ?? '');

/** A hand puts two cards on the trick at once (58B): one is played, the other shown. The other then goes back. */
const twoAtOnce: Kind = {
  name: 'two cards at once',
  needs: ['two cards at once'],
  outcome: noting('expose'),
  but: {
    ben: { outcome: UNREADABLE, why: 'the client fills its places by order of play, whoever plays' },
  },
  plan: (occasion) =>
    somewhen(occasion, range(4, 40), (count, game) => {
      const { board, chance, outcome, seating, site } = occasion;
      // A diagram has one place for the card of each hand.
      if (seating.options.mode === 'diagrams') return null;
      const { turn, legal, trick } = game.ruling;
      // Five cards on a trick are more than anybody can say the meaning of: such a table is not read.
      if (trick.cards.length === 3) return null;
      // BEN draws and counts the fourth card as that of the fourth hand, whoever plays it: nothing on its page tells otherwise.
      if (trick.cards.length === 2 && site.reader.id === 'ben') return null;
      const [first, second] = chance.shuffle(legal);
      if (!turn || !first || !second) return null;
      const kind = extra(second) ? 'major' : 'minor';
      const event: TableEvent = { type: 'expose', seat: turn, cards: [second], how: 'extra' };
      return {
        marks: isDefender(turn, board) && outcome.state === 'live' ? [`${kind} ${turn} ${second}`] : [],
        act: async (course) => {
          await course.playTo(count);
          await course.happens(outcome.state === 'live' ? [play(turn, first), event] : [], () =>
            course.fixture.twoCards(turn, [first, second]),
          );
          if (outcome.state !== 'live') return course.station.last();
          await course.happens([], () => course.fixture.takeBack(second));
          await course.playOn(3);
        },
      };
    }),
};

export const SHOWN: readonly Kind[] = [
  cardsShown(1, 'one card of a hidden hand shown'),
  cardsShown(3, 'several cards of a hidden hand shown'),
  twoAtOnce,
];
