import type { SeatCard } from '../bridge';
import type { TableEvent } from '../laws';
import type { Sighting } from '../sites/sighting';
import { type Course, extendAll } from './course';

/** A take-back of more cards than three tricks is a table that was set back, and begins anew. */
const MOST_TAKEN_BACK = 12;

const back = ({ seat, card }: SeatCard): TableEvent => ({ type: 'withdraw', seat, card, why: 'undo' });

const lies = (sighting: Sighting, card: SeatCard): boolean =>
  sighting.trick.some((seen) => seen.card === card.card && seen.seat === card.seat);

/**
 * Whether the page bears out that a card went back: its hand shows it; or nothing that was played after it still lies there, and the
 * turn is told, or how many cards that hand has, which must then fit. Else the page may just not show it.
 */
const isBorneOut = ({ seat, card }: SeatCard, later: readonly SeatCard[], sighting: Sighting): boolean =>
  sighting.hands[seat].includes(card) ||
  ((sighting.turn !== null || sighting.sizes[seat] !== null) && !later.some((each) => lies(sighting, each)));

const areBorneOut = (cards: readonly SeatCard[], sighting: Sighting): boolean =>
  cards.every((card, i) => lies(sighting, card) || isBorneOut(card, cards.slice(i + 1), sighting));

/** Takes back, last first, the cards that no longer lie on the trick. */
const takeBack = (course: Course, cards: readonly SeatCard[], sighting: Sighting): Course | null => {
  const gone = cards.filter((card) => !lies(sighting, card));
  return areBorneOut(cards, sighting) ? extendAll(course, gone.reverse().map(back), sighting) : null;
};

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
