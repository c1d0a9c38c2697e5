import * as v from 'valibot';
import type { Notice } from './messages';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(52));

const notice = v.variant('type', [
  v.object({ type: v.literal('serving'), from: v.string() }),
  v.object({ type: v.literal('badge'), badge: v.object({ penaltyCards: count, unreadable: v.boolean() }) }),
]);

/** Reads a notice; null when it is none. */
export const parseNotice = (value: unknown): Notice | null => {
  const result = v.safeParse(notice, value);
  return result.success ? result.output : null;
};
