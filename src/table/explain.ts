import type { Sighting } from '../sites/sighting';
import { type Course, fits, standstill } from './course';
import { playedOn, playedUnseen, putDown } from './plays';
import type { Watched } from './record';
import { takenBack } from './take-backs';

/** Whether what is seen could tell that a card has gone by unseen: some hand, size or count is there to be compared. */
const canCount = ({ tricksPlayed, sizes, hands }: Sighting): boolean =>
  tricksPlayed !== null ||
  Object.values(sizes).some((size) => size !== null) ||
  Object.values(hands).some((faces) => faces.length > 0);

/** From what is seen in passing only legal plays in turn follow, and none that were not seen. */
export const explainFleeting = ({ record, position }: Watched, sighting: Sighting): Course | null => {
  const still = standstill(position, record.showing, sighting);
  return fits(still) ? still : playedOn(still, sighting);
};

/**
 * What has happened since the record, from what is seen and has settled: the first course that leads to it, of those that
 * take least for granted. Nothing; legal plays; cards put down out of turn; cards taken back, and then others played.
 * @returns null when no course leads there. A course that does not {@link fits} is one in which nothing is known to have
 * happened and something is out of sight.
 */
export const explain = ({ record, position }: Watched, sighting: Sighting): Course | null => {
  const still = standstill(position, record.showing, sighting);
  const played = playedOn(still, sighting) ?? playedUnseen(still, sighting);
  if (played) return played;
  if (still.fit.against === null) return still;
  if (!canCount(sighting)) return null;
  const put = putDown(still, sighting);
  if (put) return put;
  for (const back of takenBack(still, sighting)) {
    const course = fits(back) ? back : (playedOn(back, sighting) ?? putDown(back, sighting));
    if (course) return course;
  }
  return null;
};
