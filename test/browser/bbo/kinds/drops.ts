import { type Card, isHonour, partnerOf, type Seat, type SeatCard, suitOf } from '../../../../src/bridge';
import type { TableEvent } from '../../../../src/laws';
import type { Chance } from '../../../laws/support/random';
import { answerFor } from '../../support/answer';
import { after, type Game, gameAfter, nextPlay, play, plays } from '../../support/game';
import { handsSeenBy, hiddenDefenders } from '../../support/onlooker';
import type { Played } from '../../support/played';
import type { Run } from '../run';
import { type Kind, type Occasion, type Plan, range, somewhere } from './kind';

const shown = (seat: Seat, cards: readonly Card[], how: 'dropped' | 'unknown'): TableEvent => ({
  type: 'expose',
  seat,
  cards,
  how,
});

/** A kibitzer has a hidden hand only where the host keeps it from him: one of the defenders', by turns. */
const hides: Kind['hides'] = ({ declarer }, chance) => [
  chance.pick((['N', 'E', 'S', 'W'] as const).filter((seat) => seat !== declarer && seat !== partnerOf(declarer))),
];

/** Cards of a hidden hand come into sight; the page cannot tell why. */
const comeToSight = (run: Run, seat: Seat, cards: readonly Card[]): Promise<void> =>
  run.happens(`${cards.join(' and ')} of ${seat} in sight`, shown(seat, cards, 'unknown'), () =>
    run.drive.showCard(seat, cards),
  );

/** The user says by the button beside the cards that they were dropped. */
const saysDropped = (run: Run, seat: Seat, cards: readonly Card[]): Promise<void> =>
  run.enters('dropped, by the button', shown(seat, cards, 'dropped'), '[data-action="cause"][data-how="dropped"]');

/** The user says so by the form for marks, a card at a time. */
const marksDropped = async (run: Run, seat: Seat, cards: readonly Card[]): Promise<void> => {
  for (const card of cards) {
    await run.happens(`${card} dropped, by the form`, shown(seat, [card], 'dropped'), () =>
      run.session.popup.evaluate(
        (entry) => {
          const form = document.querySelector<HTMLFormElement>('form[data-form="mark"]');
          if (form === null) throw new Error('no form');
          for (const [name, value] of Object.entries(entry)) {
            const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          form.requestSubmit();
        },
        { seat, card, how: 'dropped' },
      ),
    );
  }
};

/** Plays on until it is a player's turn or something must be decided; no further than that board goes or eight cards. */
export const until = (
  from: Game,
  board: Played,
  chance: Chance,
  isThere: (game: Game) => boolean,
): SeatCard[] | null => {
  const played: SeatCard[] = [];
  let game = from;
  while (!isThere(game)) {
    const next = nextPlay(game, board, chance);
    if (next === null || played.length === 8) return null;
    played.push(next);
    game = after(game, play(next.seat, next.card));
  }
  return played;
};

/** Cards that a defender holds whose hand this onlooker does not see, somewhere in the middle of the play. */
const placesFor = ({ board, onlooker, chance }: Occasion): { count: number; seat: Seat; game: Game }[] => {
  const seats = hiddenDefenders(onlooker, board);
  if (seats.length === 0) return [];
  return range(1, Math.min(40, board.play.length)).map((count) => ({
    count,
    seat: chance.pick(seats),
    game: gameAfter(board, plays(board, count)),
  }));
};

export const held = ({ game, seat, board }: { game: Game; seat: Seat; board: Played }): Card[] => {
  const gone = new Set(game.table.done.flatMap((trick) => trick.cards).map(({ card }) => card));
  for (const { card } of game.ruling.trick.cards) gone.add(card);
  return board.hands[seat].filter((card) => !gone.has(card));
};

/**
 * A defender drops a card below the ten: a minor penalty card (50B), and when its suit is played next he may play no lower honourless
 * card of it before (50C).
 */
export const spotDropped: Kind = {
  name: 'a spot card dropped, then the duty of 50C',
  hides,
  plan: (occasion) => {
    const { board, chance, round } = occasion;
    return somewhere(placesFor(occasion), chance, ({ count, seat, game }): Plan | null => {
      const spots = held({ game, seat, board }).filter((card) => !isHonour(card));
      if (spots.length === 0) return null;
      const card = chance.pick(spots);
      const dropped = after(game, shown(seat, [card], 'dropped'));
      const before = until(dropped, board, chance, ({ ruling }) => {
        const bars = ruling.illegal.some((other) => suitOf(other) === suitOf(card) && !isHonour(other));
        return ruling.turn === seat && ruling.legal.includes(card) && bars;
      });
      if (before === null) return null;
      return {
        promised: [`exposed ${seat} ${card} unknown`, `penalty ${seat} ${card} minor`],
        act: async (run) => {
          await run.playTo(count);
          await comeToSight(run, seat, [card]);
          await (round % 2 === 0 ? saysDropped : marksDropped)(run, seat, [card]);
          await run.playAll(before);
          if (!run.answer.duties.includes('50C before')) run.fault('no duty of 50C');
          await run.play(seat, card);
          await run.playOn(3);
        },
      };
    });
  },
};

/** A defender drops two cards: both are major (50B), and they bind him (51A) or his partner (51B). */
export const twoDropped: Kind = {
  name: 'two cards dropped, both major',
  hides,
  plan: (occasion) => {
    const { board, onlooker, chance, round } = occasion;
    return somewhere(placesFor(occasion), chance, ({ count, seat, game }): Plan | null => {
      const cards = chance.shuffle(held({ game, seat, board })).slice(0, 2).sort();
      const [first, second] = cards;
      if (!first || !second) return null;
      const byForm = round % 2 === 1;
      const dropped = after(game, shown(seat, cards, 'dropped'));
      const before = until(
        dropped,
        board,
        chance,
        ({ ruling }) =>
          ruling.decision !== null || (ruling.turn === seat && cards.some((card) => ruling.legal.includes(card))),
      );
      if (before === null) return null;
      const alone = byForm && !isHonour(first) ? [`penalty ${seat} ${first} minor`] : [];
      const said = byForm ? cards.map((card) => shown(seat, [card], 'dropped')) : [shown(seat, cards, 'dropped')];
      const begun = [...plays(board, count), shown(seat, cards, 'unknown')];
      const then = [...said, ...before.map((put) => play(put.seat, put.card))];
      // Whoever does not see that hand may take both cards for playable where one who does would not.
      const seen = handsSeenBy(onlooker, board, true);
      const decisions = range(0, then.length).flatMap((happened) => {
        const { decision } = answerFor(board, seen, [...begun, ...then.slice(0, happened)]);
        return decision === null ? [] : [`decision ${decision}`];
      });
      return {
        promised: [
          ...cards.flatMap((card) => [`exposed ${seat} ${card} unknown`, `penalty ${seat} ${card} major`]),
          ...alone,
          ...new Set(decisions),
        ],
        act: async (run) => {
          await run.playTo(count);
          await comeToSight(run, seat, cards);
          await (byForm ? marksDropped : saysDropped)(run, seat, cards);
          await run.playAll(before);
        },
      };
    });
  },
};
