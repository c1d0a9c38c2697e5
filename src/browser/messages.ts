import * as v from 'valibot';
import { type Card, isCard, isSeat, isSuit, type Seat, type Suit } from '../bridge';
import { CHOICES, EDITIONS, HOWS, type TableEvent, UNDO_RULES, WHYS, WORDS } from '../laws/situation';
import type { Answer, Request, View } from '../table/view';

/*
 * Everything that crosses between the parts of the extension. Two ways:
 *
 *  - a port, opened by a surface (popup, panel) to the page that has the table: ToTable one way, FromTable the other;
 *  - notices, sent to whoever listens, and never answered with data: Notice.
 *
 * What arrives is checked here before anybody reads it.
 */

/** From a surface to a page. `to` is the speaker that is meant: one port can reach several frames. */
export type ToTable = { readonly type: 'ask'; readonly id: number; readonly to: string; readonly request: Request };

/** From a page to a surface. `from` names the speaker: one frame's script, or the practice page. */
export type FromTable =
  | { readonly type: 'view'; readonly from: string; readonly view: View }
  | { readonly type: 'answer'; readonly from: string; readonly id: number; readonly answer: Answer };

/** What the toolbar badge of a tab says: a number of penalty cards, or that its table cannot be read. */
export type Badge = { readonly penaltyCards: number; readonly unreadable: boolean };

export type Notice =
  /** A page has begun to serve surfaces: those that wait for its tab may call now. */
  { readonly type: 'serving'; readonly from: string } | { readonly type: 'badge'; readonly badge: Badge };

const seat = v.custom<Seat>(isSeat);
const card = v.custom<Card>(isCard);
const suits = v.array(v.custom<Suit>(isSuit));

const tableEvent = v.variant('type', [
  v.object({ type: v.literal('play'), seat, card }),
  v.object({
    type: v.literal('expose'),
    seat,
    cards: v.array(card),
    how: v.picklist(HOWS),
    intended: v.exactOptional(v.boolean()),
  }),
  v.object({ type: v.literal('withdraw'), seat, card, why: v.picklist(WHYS) }),
  v.object({ type: v.literal('choose'), choice: v.picklist(CHOICES), suits: v.exactOptional(suits) }),
  v.object({ type: v.literal('designate'), card }),
  v.object({ type: v.literal('accept'), as: v.exactOptional(v.literal('dummy')) }),
  v.object({ type: v.literal('refuse') }),
  v.object({ type: v.literal('restrict'), seat, require: v.exactOptional(suits), forbid: v.exactOptional(suits) }),
  v.object({ type: v.literal('direct'), seat, card, as: v.picklist(WORDS) }),
]) satisfies v.GenericSchema<unknown, TableEvent>;

const request = v.variant('type', [
  v.object({ type: v.literal('enter'), event: tableEvent }),
  v.object({
    type: v.literal('tell'),
    bottom: v.exactOptional(seat),
    contract: v.exactOptional(v.string()),
    declarer: v.exactOptional(seat),
  }),
  v.object({ type: v.literal('correct'), index: v.pipe(v.number(), v.integer(), v.minValue(0)), event: tableEvent }),
  v.object({ type: v.literal('declarer'), declarer: seat }),
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('wake') }),
  v.object({ type: v.literal('laws'), laws: v.picklist(EDITIONS) }),
  v.object({ type: v.literal('undoRule'), undo: v.picklist(UNDO_RULES) }),
]) satisfies v.GenericSchema<unknown, Request>;

const toTable = v.object({ type: v.literal('ask'), id: v.number(), to: v.string(), request });

const message = v.looseObject({ key: v.string() });

/** A view is checked at its edges only: it was made by our own keeper, and the table in it is large. */
const view = v.looseObject({
  state: v.picklist(['live', 'no-table', 'unreadable', 'resting']),
  reason: v.nullable(message),
  site: v.nullable(v.string()),
  laws: v.picklist(EDITIONS),
  undo: v.picklist(UNDO_RULES),
  table: v.nullable(v.looseObject({ situation: v.string() })),
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(52));

const notice = v.variant('type', [
  v.object({ type: v.literal('serving'), from: v.string() }),
  v.object({ type: v.literal('badge'), badge: v.object({ penaltyCards: count, unreadable: v.boolean() }) }),
]);

/** Reads what a surface sent to a page; null when it is no such message. */
export const parseToTable = (value: unknown): ToTable | null => {
  const result = v.safeParse(toTable, value);
  return result.success ? result.output : null;
};

/** Reads what a page sent to a surface; null when it is no such message. Of a view only the edges are checked. */
export const parseFromTable = (value: unknown): FromTable | null => {
  const result = v.safeParse(fromTable, value);
  // The inside of the view is taken on trust, as said above: both ends are built from one source.
  return result.success ? (result.output as FromTable) : null;
};

/** Reads a notice; null when it is none. */
export const parseNotice = (value: unknown): Notice | null => {
  const result = v.safeParse(notice, value);
  return result.success ? result.output : null;
};

/** Name of the port between a surface and the content scripts of a tab. */
export const TABLE_PORT = 'table';

/** Name of the port between a surface and an extension page in a tab, which content scripts' ports do not reach. */
export const tablePortOf = (tabId: number): string => `${TABLE_PORT}:${tabId}`;
