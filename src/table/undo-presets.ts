import type { UndoRule } from '../laws';

/** What a regulation makes of a defender's card that is taken back, as far as it says. */
export type UndoPreset = {
  /** Kept in settings, and completes the key of the text that retells the regulation: `undoPreset_ebu`. */
  readonly id: string;
  /** Whose regulation it is; a name, the same in every language. */
  readonly name: string;
  readonly undo: UndoRule;
  /** Where it is written, or quoted. */
  readonly source: string;
  /** The year and month of the regulation, or, where it bears no date, in which it was read: `2024-08`. */
  readonly date: string;
};

/*
 * `ask` where the regulation leaves it to the Director, or only forbids take-backs without saying what becomes of the card;
 * `penalty` where it refers to the Laws, by which a defender's card that was played stands or is a penalty card (49);
 * `free` where the card goes back.
 */
export const UNDO_PRESETS: readonly UndoPreset[] = [
  {
    id: 'ebu',
    name: 'EBU Blue Book',
    undo: 'ask',
    source: 'https://www.bridgewebs.com/grantham/home.html',
    date: '2024-08',
  },
  {
    id: 'acbl',
    name: 'ACBL Appendix O',
    undo: 'penalty',
    source: 'https://www.d17acbl.org/appendix-o-online-play/',
    date: '2026-11',
  },
  {
    id: 'akbc',
    name: 'Auckland BC',
    undo: 'free',
    source: 'https://www.akbc.co.nz/tableannouncement_info/',
    date: '2026-11',
  },
  {
    id: 'acolatbbo',
    name: 'Acol at BBO league',
    undo: 'ask',
    source: 'http://acolatbbo.org.uk/pairsleague/undos.shtml',
    date: '2026-11',
  },
  {
    id: 'castlecary',
    name: 'Castle Cary BC',
    undo: 'ask',
    source: 'https://www.bridgewebs.com/castlecary/page6.html',
    date: '2026-11',
  },
  {
    id: 'buchanan',
    name: 'Buchanan BC',
    undo: 'ask',
    source: 'https://www.bridgewebs.com/buchananbc/page24.html',
    date: '2026-11',
  },
];

/** The preset of an id, if there is (still) one. */
export const undoPreset = (id: string): UndoPreset | undefined => UNDO_PRESETS.find((preset) => preset.id === id);
