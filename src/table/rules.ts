import type { Edition, UndoRule } from '../laws';

/** By what a table is ruled upon: the edition of the Laws, and what a defender's take-back means there. */
export type Rules = { readonly laws: Edition; readonly undo: UndoRule };

/**
 * The rules of a table when the user's settings change: what it had from them follows, what was chosen for it alone stays.
 * @param own the table's
 * @param before the settings that held until now
 */
export const followed = (own: Rules, before: Rules, now: Rules): Rules => ({
  laws: own.laws === before.laws ? now.laws : own.laws,
  undo: own.undo === before.undo ? now.undo : own.undo,
});
