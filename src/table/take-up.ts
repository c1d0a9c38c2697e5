import type { Sighting } from '../sites/sighting';
import { isOther } from './board';
import { enter } from './enter';
import type { Look } from './look';
import { notice } from './notice';
import { type Entry, refit, since, type Watched } from './record';
import type { Stored } from './stored';
import type { SetAside } from './view';

/** The record as it stands now, when it is of this table and what is seen follows from it. */
const fitting = ({ record }: Stored, sighting: Sighting, look: Look): Watched | null => {
  const fitted = refit(record);
  if (!fitted.ok || record.ended === 'auction' || isOther(fitted.value, sighting)) return null;
  const seen = notice(fitted.value, sighting, { ...look, strength: 'settled' });
  return seen.kind === 'known' ? seen.watched : null;
};

/** Enters once more what the user has entered meanwhile; what can no longer follow is set aside. */
const withOwn = (watched: Watched, own: readonly Entry[]): Watched => {
  let now = watched;
  const setAside: SetAside[] = [];
  for (const { event, by, at } of own) {
    const entered = enter(now, event, at);
    if (entered.ok) now = entered.value;
    else setAside.push({ event, by, why: { key: `error_${entered.error.code}` } });
  }
  return { ...now, record: { ...now.record, setAside: [...now.record.setAside, ...setAside] } };
};

/**
 * Takes up a record of an earlier visit in the place of one that has just begun.
 * @param kept what is stored of the board, the record saved last first
 * @param except fingerprint of a record that was just given up
 * @returns null when none of them leads to what is seen now
 */
export const takeUp = (
  begun: Watched,
  kept: readonly Stored[],
  sighting: Sighting,
  look: Look,
  except: string | null,
): Watched | null => {
  const own = begun.record.entries.filter((entry) => entry.by === 'user');
  for (const stored of kept) {
    if (stored.record.fingerprint === except || since(stored.record) > since(begun.record)) continue;
    const taken = fitting(stored, sighting, look);
    if (taken) return withOwn(taken, own);
  }
  return null;
};
