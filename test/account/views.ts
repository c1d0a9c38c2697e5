import { liveView } from '../../src/table/make-view';
import { append, begin, type Watched } from '../../src/table/record';
import type { View } from '../../src/table/view';
import type { Moment } from '../laws/support/tables';

/** The record of a random table, each event told by the page, a second apart. */
export const watchedOf = ({ deal, events }: Moment): Watched => {
  const begun = begin({ site: 'bbo', board: '7', fingerprint: 'made', kibitzed: true, setup: deal.setup });
  if (!begun.ok) throw new Error(begun.error.message);
  return events.reduce((watched, event, i) => {
    const next = append(watched, [event], 'page', Date.UTC(2026, 10, 30, 12, 0, i));
    if (!next.ok) throw new Error(next.error.message);
    return next.value;
  }, begun.value);
};

/** The view of a random table at this moment. @param over whether the board is shown to be over, as after a claim */
export const viewOf = (moment: Moment, over = false): View => {
  const watched = watchedOf(moment);
  const record = over ? { ...watched.record, ended: 'over' as const } : watched.record;
  return liveView({ ...watched, record }, { viewer: null, claim: false }, null);
};
