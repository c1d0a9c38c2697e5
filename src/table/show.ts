import { emptyView, liveView, type Seen } from './make-view';
import type { Watched } from './record';
import type { Rules } from './rules';
import type { Message, View } from './view';

/** Why there is no table to show. */
export type NoTable = {
  readonly state: 'no-table' | 'unreadable' | 'resting';
  readonly reason: Message | null;
  readonly site: string | null;
};

/** What surfaces show. */
export type Screen =
  | { readonly state: 'live'; readonly watched: Watched; readonly seen: Seen; readonly note: Message | null }
  | NoTable;

const viewOf = (screen: Screen, rules: Rules): View =>
  screen.state === 'live'
    ? liveView(screen.watched, screen.seen, screen.note)
    : emptyView(screen.state, screen.reason, screen.site, rules);

/** Screens are small but for the record, which is a new object exactly when something in it has changed. */
const isSame = (a: Screen, b: Screen): boolean => {
  if (a.state !== 'live' || b.state !== 'live') return JSON.stringify(a) === JSON.stringify(b);
  return a.watched === b.watched && JSON.stringify([a.seen, a.note]) === JSON.stringify([b.seen, b.note]);
};

/** The view that surfaces are shown, made anew only when the screen has changed. */
export type Show = {
  readonly view: () => View;
  readonly show: (screen: Screen) => void;
  /** The rules have changed: where there is no table, they are told too. */
  readonly rulesChanged: () => void;
};

/**
 * @param rules those of a record that begins, told also where there is none
 * @param onView told of every change of the view
 */
export const createShow = (rules: () => Rules, onView: (view: View) => void): Show => {
  let screen: Screen = { state: 'no-table', reason: null, site: null };
  let view = viewOf(screen, rules());
  const draw = (next: Screen): void => {
    screen = next;
    view = viewOf(next, rules());
    onView(view);
  };
  return {
    view: () => view,
    show: (next) => {
      if (!isSame(screen, next)) draw(next);
    },
    rulesChanged: () => {
      if (screen.state !== 'live') draw(screen);
    },
  };
};
