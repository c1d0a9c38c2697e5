import type { SeatCard } from '../bridge';
import { type Edition, type LawsError, parseSituation, replay, type TableEvent, type UndoRule } from '../laws';
import { type Board, type RecordFault, readRecord } from '../records';
import { type Act, actOf } from './acts';
import { type Deal, dealOfBoard, dealOfSituation, partlyKnown } from './deal';

/** Something to lay on the table: a deal, the play that the record goes on with, and what has been done already. */
export type Opening = {
  readonly deal: Deal;
  readonly recorded: readonly SeatCard[];
  readonly acts: readonly Act[];
  /** What a situation says of them; the user's own settings stay when it is a board of a file. */
  readonly rules: { readonly laws: Edition; readonly undo: UndoRule } | null;
};

/** Why a situation was refused; `what` is the event at fault when it could be read. */
export type Refusal = { readonly error: LawsError; readonly what: TableEvent | null };

/** What a text turned out to be. */
export type Opened =
  | { readonly kind: 'boards'; readonly boards: readonly Board[]; readonly faults: readonly RecordFault[] }
  | { readonly kind: 'situation'; readonly opening: Opening }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A board of a file, ready to be stepped through; null when contract, declarer or cards are not known. */
export const openBoard = (board: Board): Opening | null => {
  const deal = dealOfBoard(board);
  return deal && { deal, recorded: board.play, acts: [], rules: null };
};

/** Whether a text means to be JSON: a comment of a PBN file begins with a brace too, but not with a quoted name in it. */
const looksLikeJson = (text: string): boolean => /^\s*\{\s*["}]/.test(text);

/** Boards too can be kept as JSON, one a line; each names its `deal`. */
const isBoardLine = (text: string): boolean => /^\s*\{[^\n]*"deal"\s*:/.test(text);

const malformed = (message: string): Opened => ({
  kind: 'refused',
  refusal: { error: { code: 'malformed', event: null, message }, what: null },
});

const parseJson = (text: string): { readonly value: unknown } | { readonly fault: string } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

const openSituation = (text: string): Opened => {
  const json = parseJson(text);
  if ('fault' in json) return malformed(json.fault);
  const parsed = parseSituation(json.value);
  if (!parsed.ok) return { kind: 'refused', refusal: { error: parsed.error, what: null } };
  const situation = parsed.value;
  const table = replay(situation);
  if (!table.ok) {
    const what = table.error.event === null ? null : (situation.events[table.error.event] ?? null);
    return { kind: 'refused', refusal: { error: table.error, what } };
  }
  const { laws, undo, events } = situation;
  const told = partlyKnown(situation).map((entry): Act => ({ kind: 'word', entry }));
  const acts = [...told, ...events.map(actOf)];
  return {
    kind: 'situation',
    opening: { deal: dealOfSituation(situation), recorded: [], acts, rules: { laws, undo } },
  };
};

/**
 * Reads a text as a situation (contract section 2) or as a record: LIN, PBN. A situation is refused whole when any of its
 * events cannot follow; of a record the good boards are there, and a fault for each of the others.
 */
export const openText = (text: string): Opened => {
  // Blanks about it, a byte order mark among them, come along when text is copied. A record is read with them: its faults
  // are told by line.
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'boards', boards: [], faults: [] };
  const isSituation = looksLikeJson(trimmed) && !isBoardLine(trimmed);
  return isSituation ? openSituation(trimmed) : { kind: 'boards', ...readRecord(text) };
};
