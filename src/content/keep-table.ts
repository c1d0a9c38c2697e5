import { createBadgeTeller } from '../browser/badge';
import { serveSurfaces } from '../browser/serve';
import type { Settings } from '../browser/settings';
import { BOARDS, createStore } from '../browser/store';
import { systemClock } from '../sites/clock';
import { meetingPlace } from '../sites/meeting';
import { createKeeper } from '../table/keeper';
import type { Answer, Request } from '../table/view';
import type { Life } from './life';
import { liveSettings } from './live-settings';
import { overlayOnPage } from './overlay-on-page';
import { createShown } from './shown';
import { type PageWatch, watchPage } from './watch-page';

/** Hands the user's answer to the reader that asked for it. */
const tellReader = ({ type: _, ...told }: Request & { type: 'tell' }): Answer =>
  meetingPlace().tell(told) ? { ok: true } : { ok: false, why: { key: 'any_notTold' } };

/** Watches the table of this page, keeps its record, and serves popup, panel and badge, until the life ends. */
export const keepTable = async (life: Life): Promise<void> => {
  const { signal, isOn } = life;
  let watching: PageWatch | null = null;
  const look = (): void => watching?.look();
  let follow = (_before: Settings): void => {};
  const settings = liveSettings(signal, (before) => follow(before));
  await settings.ready;
  if (!isOn()) return;

  const clock = systemClock(signal);
  const store = createStore(BOARDS);
  const keeper = createKeeper({
    store,
    now: Date.now,
    timers: clock,
    settings: settings.now,
    onView: () => shown.changed(),
    onWake: look,
  });
  const shown = createShown(keeper.view);
  const badge = createBadgeTeller();
  const tellBadge = (): void => badge.tell(settings.now().badge ? shown.view() : null);
  shown.onChange(tellBadge);
  const overlay = overlayOnPage({
    ...life,
    settings: settings.now,
    view: shown.view,
    table: {
      root: () => watching?.root() ?? null,
      places: () => watching?.places() ?? [],
      keepClear: () => watching?.keepClear() ?? [],
    },
  });
  shown.onChange(overlay.changed);
  const ask = (request: Request): Answer => (request.type === 'tell' ? tellReader(request) : keeper.request(request));
  const served = serveSurfaces({ view: shown.view, onChange: shown.onChange, ask });
  watching = watchPage({
    clock,
    mayRead: keeper.mayRead,
    onReading: (reading, settled) => {
      // A table that rests has been told to the keeper by asking whether it may be read.
      if (isOn() && reading.kind !== 'resting') shown.guard(() => keeper.see(reading, settled));
      overlay.moved();
    },
    onStill: () => overlay.moved(),
  });

  follow = (before) => {
    shown.guard(() => keeper.rulesChanged(before));
    tellBadge();
    look();
    overlay.changed();
  };
  addEventListener('pagehide', store.flush, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      badge.repeat();
      look();
    },
    { signal },
  );
  for (const part of [watching, keeper, served, badge, store]) signal.addEventListener('abort', part.stop);
};
