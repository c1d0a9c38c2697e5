import type { Card, Seat } from '../bridge';
import type { How, TableEvent } from '../laws';

/**
 * One thing done at the practice table. What a page can show is done on the table and left to the watcher to notice; what no
 * page can show comes with the entry that tells it.
 */
export type Act =
  /** A card is played, legal or not. */
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: Card }
  /** A card is taken back from the trick; `entry` where the reason is known. */
  | { readonly kind: 'takeBack'; readonly card: Card; readonly entry: TableEvent | null }
  /** Cards are turned face up before their owner; the entry says how that came about. */
  | { readonly kind: 'faceUp'; readonly seat: Seat; readonly cards: readonly Card[]; readonly entry: TableEvent }
  /** Somebody speaks: declarer, the defenders, the Director. */
  | { readonly kind: 'word'; readonly entry: TableEvent };

/** A card turned face up by a click: dropped, or held so that partner could see it. */
export const faceUp = (seat: Seat, card: Card, how: How): Act => ({
  kind: 'faceUp',
  seat,
  cards: [card],
  entry: { type: 'expose', seat, cards: [card], how },
});

/** How an event of a situation is done at the table. */
export const actOf = (event: TableEvent): Act => {
  if (event.type === 'play') return { kind: 'play', seat: event.seat, card: event.card };
  if (event.type === 'expose') return { kind: 'faceUp', seat: event.seat, cards: event.cards, entry: event };
  // The watcher takes a take-back for an `undo` by itself: any other reason must be told.
  if (event.type === 'withdraw')
    return { kind: 'takeBack', card: event.card, entry: event.why === 'undo' ? null : event };
  return { kind: 'word', entry: event };
};

/** The user's own entry that an act brings with it, or null. */
export const entryOf = (act: Act): TableEvent | null => (act.kind === 'play' ? null : act.entry);

/** The way through a board: what has been done, and what was stepped back over and can be done again. */
export type Course = { readonly done: readonly Act[]; readonly undone: readonly Act[] };

/** The course after an act of the user's own: what had been stepped back over is gone, unless the act is the first of it. */
export const after = (course: Course, act: Act): Course => {
  const [next, ...rest] = course.undone;
  const same = next !== undefined && JSON.stringify(next) === JSON.stringify(act);
  return { done: [...course.done, act], undone: same ? rest : [] };
};

/** The course with all but the first `count` acts stepped back over. */
export const backTo = (course: Course, count: number): Course => {
  const all = [...course.done, ...course.undone];
  return { done: all.slice(0, count), undone: all.slice(count) };
};

/** The course without its last own entry, and with all that was done besides; null when there is none. */
export const withoutLastEntry = (course: Course): Course | null => {
  const index = course.done.findLastIndex((act) => entryOf(act) !== null);
  const act = course.done[index];
  if (!act) return null;
  // A card that was taken back stays taken back: only the reason is no longer told.
  const instead: Act[] = act.kind === 'takeBack' ? [{ ...act, entry: null }] : [];
  return { done: course.done.toSpliced(index, 1, ...instead), undone: [] };
};
