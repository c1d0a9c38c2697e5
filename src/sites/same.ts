import type { Reading, Sighting } from './sighting';

/** Whether two sightings show the same. One reader makes all of its sightings in one place, with everything in the same order. */
export const sameSighting = (a: Sighting, b: Sighting): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two looks at a page came to the same. A fault is the same while the same thing is missing or wrong. */
export const sameReading = (a: Reading, b: Reading): boolean => {
  if (a.kind === 'table') return b.kind === 'table' && sameSighting(a.sighting, b.sighting);
  if (a.kind === 'fault')
    return b.kind === 'fault' && a.fault.key === b.fault.key && a.fault.selector === b.fault.selector;
  if (a.kind === 'none') return b.kind === 'none' && a.why?.key === b.why?.key;
  return a.kind === b.kind;
};
