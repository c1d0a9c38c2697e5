import { type Clock, systemClock } from '../sites/clock';
import { practiceReader } from '../sites/practice';
import { SETTLING } from '../sites/settling';
import { watch } from '../sites/watch';
import { createKeeper, type KeeperParts } from '../table/keeper';
import type { Rules } from '../table/rules';
import type { Answer, Request, View } from '../table/view';

/** A watcher of this page's table, with the record that it keeps. */
export type Watching = {
  /** Reads the table as it is drawn now, until the reading counts as settled. */
  readonly settle: () => void;
  readonly request: (request: Request) => Answer;
  readonly view: () => View;
  readonly stop: () => void;
};

/** Practice is not kept: the board can be opened again, and what was done on it belongs to this page. */
const NO_STORE: KeeperParts['store'] = {
  save: async () => ({ ok: true }),
  tidy: async (choose) => {
    choose(new Map());
    return { ok: true };
  },
};

/** A clock that can be put forward instead of being waited for. */
const clockAhead = (clock: Clock): Clock & { readonly forward: (ms: number) => void } => {
  let ahead = 0;
  return {
    ...clock,
    now: () => clock.now() + ahead,
    forward: (ms) => {
      ahead += ms;
    },
  };
};

/**
 * Starts the watcher of every site on this page, with the practice table's reader. What this table shows has settled as soon as
 * it is drawn, for nothing moves there by itself: so the watcher's clock is put forward by as much as it would wait.
 * @param onView called when the view has changed
 */
export const watchPage = (page: Document, rules: Rules, onView: () => void): Watching => {
  const run = new AbortController();
  const clock = clockAhead(systemClock(run.signal));
  const keeper = createKeeper({
    store: NO_STORE,
    now: Date.now,
    timers: clock,
    settings: () => ({ ...rules, playing: 'practice' }),
    onView,
  });
  const watcher = watch({ page, reader: practiceReader, onReading: keeper.see, clock });
  return {
    settle: () => {
      watcher.look();
      clock.forward(SETTLING);
      watcher.look();
    },
    request: keeper.request,
    view: keeper.view,
    stop: () => {
      watcher.stop();
      keeper.stop();
      run.abort();
    },
  };
};
