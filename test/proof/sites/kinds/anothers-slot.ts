import type { SeatCard } from '../../../../src/bridge';
import type { Course } from '../course';
import { UNREADABLE } from './kind';

/** Where the page draws such a card in another's place. */
export const IN_ANOTHERS_SLOT = {
  ben: { outcome: UNREADABLE, why: 'the client fills its places by order of play, whoever plays' },
} as const;

/** It is drawn where nobody can say whose it is. */
export const cannotBeRead = async (course: Course, { seat, card }: SeatCard, round: number): Promise<void> => {
  await course.fixture.playOutOfTurn(seat, card, { turn: round % 2 === 0 ? 'stays' : 'follows' });
  await course.station.last();
};
