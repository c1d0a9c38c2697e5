import { either, fields, number, oneOf, orNull, text } from '../forms';
import { EDITIONS, UNDO_RULES } from '../laws/situation';
import type { FromTable } from './messages';

const message = fields({ key: text });

/** A view is checked at its edges only: it was made by our own keeper, and the table in it is large. */
const view = fields({
  state: oneOf(['live', 'no-table', 'unreadable', 'resting']),
  reason: orNull(message),
  site: orNull(text),
  laws: oneOf(EDITIONS),
  undo: oneOf(UNDO_RULES),
  table: orNull(fields({ situation: text })),
});

const answer = either(fields({ ok: oneOf([true]) }), fields({ ok: oneOf([false]), why: message }));

const fromTable = either(
  fields({ type: oneOf(['view']), from: text, view }),
  fields({ type: oneOf(['answer']), from: text, id: number, answer }),
);

/** Reads what a page sent to a surface; null when it is no such message. Of a view only the edges are checked. */
export const parseFromTable = (value: unknown): FromTable | null =>
  // The inside of the view is taken on trust, as said above: both ends are built from one source.
  fromTable(value) ? (value as FromTable) : null;
