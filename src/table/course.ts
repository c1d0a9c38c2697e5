import type { Card, SeatCard } from '../bridge';
import type { TableEvent } from '../laws';
import type { Sighting } from '../sites/sighting';
import { compare, type Fit } from './picture';
import { follow, type Position } from './position';
import type { Happening, Showing } from './record';

/** A supposed course of events since the record, with the position to which it leads and how that fits what is seen. */
export type Course = {
  readonly happenings: readonly Happening[];
  readonly position: Position;
  readonly showing: Showing;
  readonly fit: Fit;
  /** Tricks that had been completed before it. */
  readonly doneBefore: number;
};

/** Nothing has happened. */
export const standstill = (position: Position, showing: Showing, sighting: Sighting): Course => ({
  happenings: [],
  position,
  showing,
  fit: compare(position, showing, sighting),
  doneBefore: position.done,
});

/** A course with one more event; null when the core says that it cannot follow. */
export const extend = (course: Course, event: TableEvent, sighting: Sighting): Course | null => {
  const position = follow(course.position, [event]);
  if (!position) return null;
  const showing = layLoose(course.showing, position, event);
  return {
    ...course,
    happenings: [...course.happenings, { event, trick: course.position.table.trick.number }],
    position,
    showing,
    fit: compare(position, showing, sighting),
  };
};

/** A course with more events, or null. */
export const extendAll = (course: Course, events: readonly TableEvent[], sighting: Sighting): Course | null =>
  events.reduce<Course | null>((now, event) => now && extend(now, event, sighting), course);

/** A card that was put on the trick and is not counted in it lies there all the same. */
const layLoose = (showing: Showing, position: Position, event: TableEvent): Showing => {
  const put: readonly Card[] = event.type === 'play' ? [event.card] : event.type === 'expose' ? event.cards : [];
  const loose = put.filter((card) => position.where.get(card)?.at === 'hand');
  return loose.length > 0 ? { ...showing, loose: [...showing.loose, ...loose] } : showing;
};

/**
 * Whether nothing that is seen speaks against a course, and nothing is missing that it says should be there. A trick that it
 * completes must lie there whole, or be gone: of a part nobody can say whether it is that trick's rest or the next one's start.
 */
export const fits = ({ fit, position, doneBefore }: Course): boolean =>
  fit.against === null &&
  fit.absent.length === 0 &&
  fit.gaps === 0 &&
  (position.done === doneBefore || fit.remains !== 'some');

/** Cards that lie on the trick, by this course, without counting in it. */
export const looseOn = ({ position, showing }: Course, sighting: Sighting): readonly SeatCard[] =>
  sighting.trick.filter(
    ({ card }) =>
      position.where.get(card)?.at === 'hand' && (showing.loose.includes(card) || position.pending?.card === card),
  );
