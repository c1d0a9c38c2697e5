import { either, fields, flag, oneOf, text, whole } from '../forms';
import type { Notice } from './messages';

const notice = either<[Notice, Notice]>(
  fields({ type: oneOf(['serving']), from: text }),
  fields({ type: oneOf(['badge']), badge: fields({ penaltyCards: whole(0, 52), unreadable: flag }) }),
);

/** Reads a notice; null when it is none. */
export const parseNotice = (value: unknown): Notice | null => notice(value) ?? null;
