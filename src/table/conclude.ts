import { SEATS } from '../bridge';
import type { Sighting } from '../sites/sighting';
import type { Course } from './course';
import { type News, newsOf } from './news';
import { append, happened, learn, type Showing, type Watched } from './record';

const sameShowing = (a: Showing, b: Showing): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The record with what the page shows; the same object when it showed that before. */
export const showingNow = (watched: Watched, showing: Showing): Watched =>
  sameShowing(watched.record.showing, showing) ? watched : { ...watched, record: { ...watched.record, showing } };

const withExposed = (watched: Watched, { exposed }: News, now: number): Watched | null => {
  if (exposed.length === 0) return watched;
  const next = append(watched, exposed, 'page', now);
  return next.ok ? next.value : null;
};

const withLearned = (watched: Watched, { learned }: News): Watched | null => {
  if (SEATS.every((seat) => learned[seat].length === 0)) return watched;
  const next = learn(watched, learned);
  return next.ok ? next.value : null;
};

/**
 * Takes into the record what a course says has happened, and what the settled sighting shows beyond it.
 * @returns the same object when that is nothing; null when the core cannot follow
 */
export const conclude = (watched: Watched, course: Course, sighting: Sighting, now: number): Watched | null => {
  const news = newsOf(course, sighting);
  const { happenings, position } = course;
  const played = happenings.length > 0 ? happened(watched, happenings, position, 'page', now) : watched;
  const shown = withExposed(played, news, now);
  const learned = shown && withLearned(shown, news);
  return learned && showingNow(learned, news.showing);
};
