import { isSeat } from '../bridge';
import { either, fields, number, oneOf, text, that, whole } from '../forms';
import { parseEvent } from '../laws/parse';
import { EDITIONS, type TableEvent, UNDO_RULES } from '../laws/situation';
import type { Request } from '../table/view';
import type { ToTable } from './messages';

const seat = that(isSeat);

/** The form of events is a matter of the core's: it reads them so wherever they come from. */
const event = (value: unknown): TableEvent | undefined => {
  const read = parseEvent(value);
  return read.ok ? read.value : undefined;
};

const request = either<Request[]>(
  fields({ type: oneOf(['enter']), event }),
  fields({ type: oneOf(['tell']) }, { bottom: seat, contract: text, declarer: seat }),
  fields({ type: oneOf(['correct']), index: whole(0, Number.MAX_SAFE_INTEGER), event }),
  fields({ type: oneOf(['declarer']), declarer: seat }),
  fields({ type: oneOf(['undo', 'wake']) }),
  fields({ type: oneOf(['laws']), laws: oneOf(EDITIONS) }),
  fields({ type: oneOf(['undoRule']), undo: oneOf(UNDO_RULES) }),
);

const toTable = fields<ToTable>({ type: oneOf(['ask']), id: number, to: text, request });

/** Reads what a surface sent to a page; null when it is no such message. */
export const parseToTable = (value: unknown): ToTable | null => toTable(value) ?? null;
