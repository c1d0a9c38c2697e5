import { SEATS } from '../bridge';
import type { Sighting } from '../sites/sighting';
import type { Course } from './course';
import { newsOf } from './news';
import { append, learn, type Showing, type Watched } from './record';

const sameShowing = (a: Showing, b: Showing): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The record with what the page shows; the same object when it showed that before. */
export const showingNow = (watched: Watched, showing: Showing): Watched =>
  sameShowing(watched.record.showing, showing) ? watched : { ...watched, record: { ...watched.record, showing } };

/**
 * Takes into the record what a course says has happened, and what the settled sighting shows beyond it.
 * @returns the same object when that is nothing; null when the core cannot follow
 */
export const conclude = (watched: Watched, course: Course, sighting: Sighting, now: number): Watched | null => {
  const news = newsOf(course, sighting);
  const events = [...course.events, ...news.exposed];
  const played = events.length > 0 ? append(watched, events, 'page', now) : { ok: true as const, value: watched };
  if (!played.ok) return null;
  const learned = SEATS.some((seat) => news.learned[seat].length > 0) ? learn(played.value, news.learned) : played;
  return learned.ok ? showingNow(learned.value, news.showing) : null;
};
