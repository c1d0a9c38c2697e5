import * as v from 'valibot';
import { EDITIONS, UNDO_RULES } from '../laws/situation';
import type { FromTable } from './messages';

const message = v.object({ key: v.string() });

/** A view is checked at its edges only: it was made by our own keeper, and the table in it is large. */
const view = v.object({
  state: v.picklist(['live', 'no-table', 'unreadable', 'resting']),
  reason: v.nullable(message),
  site: v.nullable(v.string()),
  laws: v.picklist(EDITIONS),
  undo: v.picklist(UNDO_RULES),
  table: v.nullable(v.object({ situation: v.string() })),
});

const fromTable = v.variant('type', [
  v.object({ type: v.literal('view'), from: v.string(), view }),
  v.object({
    type: v.literal('answer'),
    from: v.string(),
    id: v.number(),
    answer: v.variant('ok', [v.object({ ok: v.literal(true) }), v.object({ ok: v.literal(false), why: message })]),
  }),
]);

/** Reads what a page sent to a surface; null when it is no such message. Of a view only the edges are checked. */
export const parseFromTable = (value: unknown): FromTable | null =>
  // The inside of the view is taken on trust, as said above: both ends are built from one source.
  v.is(fromTable, value) ? (value as FromTable) : null;
