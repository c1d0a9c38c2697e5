import * as v from 'valibot';
import { type Card, isCard, isSeat, isSuit, type Seat, type Suit } from '../bridge';
import { CHOICES, EDITIONS, HOWS, type TableEvent, UNDO_RULES, WHYS, WORDS } from '../laws/situation';
import type { Request } from '../table/view';
import type { ToTable } from './messages';

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

/** Reads what a surface sent to a page; null when it is no such message. */
export const parseToTable = (value: unknown): ToTable | null => {
  const result = v.safeParse(toTable, value);
  return result.success ? result.output : null;
};
