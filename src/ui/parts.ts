import type { TableView, View } from '../table/view';
import type { Drawer } from './drawers';
import { type LateFile, lateFile } from './late';
import type { Offer } from './offer';

/*
 * What a surface does not show of every table is loaded only for the tables that need it. A view is drawn when all its parts are here,
 * so nothing ever comes in later, moves what is being read or takes the focus away.
 */

const happened = lateFile(() => import('./happened'));
export const Decision = happened.part((file) => file.Decision);
export const ExposedCards = happened.part((file) => file.ExposedCards);
export const Irregularities = happened.part((file) => file.Irregularities);
export const PenaltyCards = happened.part((file) => file.PenaltyCards);
export const ScriptButton = happened.part((file) => file.ScriptButton);
export const SetAsides = happened.part((file) => file.SetAsides);

const notes = lateFile(() => import('./notes'));
export const ClaimNote = notes.part((file) => file.ClaimNote);
export const OfferNote = notes.part((file) => file.OfferNote);
export const OverNote = notes.part((file) => file.OverNote);
export const StateNote = notes.part((file) => file.StateNote);

const drawers = lateFile(() => import('./drawers'));
export const Drawers = drawers.part((file) => file.Drawers);
export const FootTools = drawers.part((file) => file.FootTools);

/** Loads what the drawers hold: closed ones can be filled after all that is to be read has been drawn. */
export const loadDrawers = drawers.load;

/** On a table where nothing has been seen yet, a mark is what a user would want to enter. */
export const usualDrawer = ({ ruling, over }: TableView): Drawer | null =>
  !over && ruling.decision === null && ruling.exposed.length + ruling.penaltyCards.length === 0 ? 'mark' : null;

const hasHappened = ({ ruling, explanation, setAside }: TableView): boolean =>
  ruling.decision !== null ||
  [ruling.exposed, ruling.penaltyCards, ruling.irregularities, explanation.information, setAside].flat().length > 0;

type File = Pick<LateFile<unknown>, 'isSettled' | 'load'>;

const filesFor = ({ table }: View, offer: Offer | undefined): File[] => {
  const needsNote = offer !== undefined || table === null || table.over || table.claim || table.ruling.turn === null;
  return [
    ...(needsNote ? [notes] : []),
    ...(table && hasHappened(table) ? [happened] : []),
    ...(table && usualDrawer(table) !== null ? [drawers] : []),
  ];
};

const loadAll = (files: readonly File[]): Promise<unknown> => Promise.all(files.map(({ load }) => load()));

/**
 * Loads what a view needs.
 * @param offer the one that stands beside it, if any
 * @returns null when all of it is here, else a promise that never fails
 */
export const partsFor = (view: View, offer: Offer | undefined): Promise<unknown> | null => {
  const missing = filesFor(view, offer).filter(({ isSettled }) => !isSettled());
  return missing.length === 0 ? null : loadAll(missing);
};

/** Loads every part, for a page that draws each view at once. */
export const allParts = (): Promise<unknown> => loadAll([notes, happened, drawers]);
