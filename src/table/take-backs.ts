import type { SeatCard } from '../bridge';
import type { TableEvent } from '../laws';
import type { Sighting } from '../sites/sighting';
import { type Course, extendAll } from './course';

/** A take-back of more cards than three tricks is a table that was set back, and begins anew. */
const MOST_TAKEN_BACK = 12;

const back = ({ seat, card }: SeatCard): TableEvent => ({ type: 'withdraw', seat, card, why: 'undo' });

const lies = (sighting: Sighting, card: SeatCard): boolean =>
  sighting.trick.some((seen) => seen.card === card.card && seen.seat === card.seat);

/** Takes back, last first, the cards that no longer lie on the trick. */
const takeBack = (course: Course, cards: readonly SeatCard[], sighting: Sighting): Course | null =>
  extendAll(
    course,
    cards
      .filter((card) => !lies(sighting, card))
      .reverse()
      .map(back),
    sighting,
  );

/**
 * Courses in which cards were taken back, the shortest first: those missing from the trick in progress; then, once nothing
 * is left of it, from the trick before, which is open again; and so on, trick by trick. It ends where the core cannot follow:
 * at the first card of the record, or at an established revoke.
 */
export function* takenBack(course: Course, sighting: Sighting): Generator<Course> {
  const { trick, pending } = course.position;
  let now = takeBack(course, pending ? [...trick, pending] : trick, sighting);
  while (now && now.happenings.length <= MOST_TAKEN_BACK) {
    if (now.happenings.length > 0) yield now;
    const { trick: left, last } = now.position;
    if (left.length > 0 || last.length === 0 || last.every((card) => lies(sighting, card))) return;
    now = takeBack(now, last, sighting);
  }
}
