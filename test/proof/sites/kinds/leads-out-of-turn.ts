import { nextSeat, partnerOf, SEATS, type SeatCard } from '../../../../src/bridge';
import { type Game, play } from '../../../browser/support/game';
import type { Course } from '../course';
import { can } from '../sites';
import { cannotBeRead, IN_ANOTHERS_SLOT } from './anothers-slot';
import { heldBy, isDefender, type Kind, noting, type Occasion, type Plan, range, somewhen, withdrawal } from './kind';

/** Moments between two tricks, but for the first and the last ones. */
const BETWEEN = range(1, 10).map((tricks) => tricks * 4);

type Place = { readonly count: number; readonly game: Game; readonly played: SeatCard };

/** A lead by another hand than the one in turn. */
const leadOutOfTurn = (occasion: Occasion, find: (place: Place) => Plan | null): Plan | null =>
  somewhen(occasion, BETWEEN, (count, game) => {
    const { board, chance } = occasion;
    const others = SEATS.filter((seat) => seat !== game.ruling.turn);
    const seat = chance.pick(others);
    const card = chance.pick(heldBy(seat, board, count));
    return find({ count, game, played: { seat, card } });
  });

const faces = async (course: Course, { seat, card }: SeatCard, round: number): Promise<void> => {
  await course.happens([play(seat, card)], () =>
    course.fixture.playOutOfTurn(seat, card, { turn: round % 2 === 0 ? 'stays' : 'follows' }),
  );
};

/** The card goes back, in the way in which that page takes cards back. */
const goesBack = async (course: Course, { site }: Occasion, { card }: SeatCard): Promise<void> => {
  await (can(site, 'one card taken back') ? course.fixture.takeBack(card) : course.fixture.undo(1));
};

const exposed = ({ seat, card }: SeatCard, { board }: Occasion): string[] =>
  isDefender(seat, board) ? [`exposed ${seat} ${card} undo`] : [];

const leadTakenBack: Kind = {
  name: 'lead out of turn, taken back',
  needs: ['out of turn', 'take-back'],
  outcome: noting('withdraw'),
  plan: (occasion) =>
    leadOutOfTurn(occasion, ({ count, played }) => ({
      marks: exposed(played, occasion),
      act: async (course) => {
        await course.playTo(count);
        await faces(course, played, occasion.round);
        await course.happens([withdrawal(played)], () => goesBack(course, occasion, played));
        // Of a hidden hand nothing tells at once that it has its card again.
        await course.station.last();
        await course.playOn(3);
      },
    })),
};

const leadRefused: Kind = {
  name: 'lead out of turn, refused by the user’s entry',
  needs: ['out of turn', 'take-back'],
  outcome: noting('refuse'),
  plan: (occasion) =>
    leadOutOfTurn(occasion, ({ count, played, game }) => {
      const { board } = occasion;
      // A defender's partner would have a choice of declarer's before he leads: that is another proof's.
      if (isDefender(played.seat, board) && game.ruling.turn === partnerOf(played.seat)) return null;
      return {
        marks: isDefender(played.seat, board) ? [`major ${played.seat} ${played.card}`] : [],
        act: async (course) => {
          await course.playTo(count);
          await faces(course, played, occasion.round);
          course.enters({ type: 'refuse' });
          await course.happens([], () => goesBack(course, occasion, played));
          await course.playOn(1);
        },
      };
    }),
};

const leadAccepted: Kind = {
  name: 'lead out of turn, accepted by the user’s entry',
  needs: ['out of turn'],
  outcome: noting('accept'),
  but: IN_ANOTHERS_SLOT,
  plan: (occasion) =>
    leadOutOfTurn(occasion, ({ count, played }) => ({
      act: async (course) => {
        await course.playTo(count);
        if (occasion.outcome.state !== 'live') return cannotBeRead(course, played, occasion.round);
        await faces(course, played, occasion.round);
        course.enters({ type: 'accept' });
        await course.playOn(5);
      },
    })),
};

const leadPlayedOn: Kind = {
  name: 'lead out of turn, played on',
  needs: ['out of turn'],
  outcome: noting(),
  but: IN_ANOTHERS_SLOT,
  plan: (occasion) =>
    leadOutOfTurn(occasion, ({ count, played }) => {
      const { board, chance } = occasion;
      const next = nextSeat(played.seat);
      const led = heldBy(next, board, count).filter((card) => card[0] === played.card[0]);
      const card = chance.pick(led.length > 0 ? led : heldBy(next, board, count));
      return {
        act: async (course) => {
          await course.playTo(count);
          if (occasion.outcome.state !== 'live') return cannotBeRead(course, played, occasion.round);
          await faces(course, played, occasion.round);
          await course.play(next, card);
          await course.playOn(4);
        },
      };
    }),
};

export const LEADS_OUT_OF_TURN: readonly Kind[] = [leadTakenBack, leadRefused, leadAccepted, leadPlayedOn];
