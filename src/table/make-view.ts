import { bySeat, formatHolding } from '../bridge';
import { type Edition, explain, type UndoRule } from '../laws';
import { since, type TableRecord, undoable, type Watched } from './record';
import type { Message, TableView, TimelineEntry, View } from './view';

/** What a record does not hold: who looks on, and whether a claim is being shown. */
export type Seen = { readonly viewer: TableView['viewer']; readonly claim: boolean };

/** The situation as text (contract section 2). */
export const situationText = ({ setup, entries }: TableRecord): string => {
  const { laws, undo, contract, declarer, cards, leader } = setup;
  const hands = bySeat((seat) => formatHolding(setup.hands[seat]));
  const events = entries.map(({ event }) => event);
  return JSON.stringify({ laws, undo, contract, declarer, hands, cards, leader, events });
};

const timelineOf = ({ entries }: TableRecord): TimelineEntry[] =>
  entries.map(({ event, by, at, trick, was }, index) => ({
    index,
    event,
    by,
    isCorrected: was !== undefined,
    at,
    trick,
  }));

const tableView = ({ record, position }: Watched, seen: Seen): TableView => ({
  board: record.board,
  contract: record.setup.contract,
  declarer: record.setup.declarer,
  viewer: seen.viewer,
  since: since(record),
  over: record.ended === 'over' || position.ruling.turn === null,
  claim: seen.claim,
  ruling: position.ruling,
  explanation: explain(position.table),
  known: position.held,
  hidden: position.hidden,
  timeline: timelineOf(record),
  setAside: record.setAside,
  undoable: undoable(record),
  situation: situationText(record),
});

/** The view of a table that is being followed. @param note something to be told beside it, or null */
export const liveView = (watched: Watched, seen: Seen, note: Message | null): View => ({
  state: 'live',
  reason: note,
  site: watched.record.site,
  laws: watched.record.setup.laws,
  undo: watched.record.setup.undo,
  table: tableView(watched, seen),
});

/** A view without a table: there is none, it rests, or it cannot be read; then the last state is never shown. */
export const emptyView = (
  state: 'no-table' | 'unreadable' | 'resting',
  reason: Message | null,
  site: string | null,
  { laws, undo }: { readonly laws: Edition; readonly undo: UndoRule },
): View => ({ state, reason, site, laws, undo, table: null });
