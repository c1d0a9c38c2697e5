import type { Card, Seat } from '../bridge';
import type { Board, RecordFault } from '../records';
import type { Answer } from '../table/view';
import { type Act, faceUp } from './acts';
import { openExample } from './example';
import { type Opened, openBoard, openText, type Refusal } from './open';
import type { Session } from './session';

/** What a click on a card does. */
export const MODES = ['play', 'drop', 'takeBack', 'show'] as const;
export type Mode = (typeof MODES)[number];

/** What is told above the table: why something could not be done, or what of a record could not be read. */
export type Notice =
  | { readonly kind: 'cannot'; readonly why: Extract<Answer, { ok: false }>['why'] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'faults'; readonly faults: readonly RecordFault[] };

/** What the page around the table knows: all but the table itself. */
export type DeskState = {
  readonly mode: Mode;
  readonly notice: Notice | null;
  /** The boards of the record that was opened last, and which of them lies on the table. */
  readonly boards: readonly Board[];
  readonly chosen: number;
  /** The hidden hand of which a card is to be named. */
  readonly picking: Seat | null;
};

/** What a user does with the page. */
export type Desk = {
  readonly state: () => DeskState;
  readonly setMode: (mode: Mode) => void;
  /** A card was clicked, or named: the mode says what is done with it. */
  readonly clickCard: (seat: Seat, card: Card) => void;
  readonly clickBack: (seat: Seat) => void;
  readonly stopPicking: () => void;
  /** @returns whether something now lies on the table */
  readonly openText: (text: string) => boolean;
  readonly chooseBoard: (index: number) => void;
  readonly openExample: () => void;
  /** Does something that succeeds by itself, such as a step: a word on what could not be done before it goes. */
  readonly moveOn: (move: () => void) => void;
  readonly dismiss: () => void;
  /** Has the boards of a record again that was opened before this page was loaded anew. */
  readonly resume: (boards: readonly Board[], chosen: number) => void;
};

const actOn = (mode: Mode, seat: Seat, card: Card): Act => {
  switch (mode) {
    case 'play':
      return { kind: 'play', seat, card };
    case 'takeBack':
      return { kind: 'takeBack', card, entry: null };
    case 'drop':
      return faceUp(seat, card, 'dropped');
    case 'show':
      return faceUp(seat, card, 'seen');
  }
};

/** What came of opening a text. */
type Outcome = { readonly laid: boolean; readonly notice: Notice | null };

const START: DeskState = { mode: 'play', notice: null, boards: [], chosen: -1, picking: null };

/** The desk at which a session is used. @param changed called after every change of its state */
export const createDesk = (session: Session, changed: () => void): Desk => {
  let state = START;
  const set = (next: Partial<DeskState>): void => {
    const after = { ...state, ...next };
    const isSame = (Object.keys(after) as (keyof DeskState)[]).every((name) => after[name] === state[name]);
    state = after;
    if (!isSame) changed();
  };
  const cannot = (key: string): Notice => ({ kind: 'cannot', why: { key } });

  const clickCard = (seat: Seat, card: Card): void => {
    const answer = session.act(actOn(state.mode, seat, card));
    const why = !answer.ok && answer.why.key === 'practice_cannot' ? { key: `practice_cannot_${state.mode}` } : null;
    set({ picking: null, notice: answer.ok ? null : { kind: 'cannot', why: why ?? answer.why } });
  };

  const chooseBoard = (boards: readonly Board[], chosen: number): Notice | null => {
    const board = boards[chosen];
    const opening = board && openBoard(board);
    if (!opening) return cannot('practice_noContract');
    session.open(opening);
    set({ boards, chosen });
    return null;
  };

  /** The first board that can be played goes on the table, and what could not be read is told. */
  const openRecord = ({ boards, faults }: Extract<Opened, { kind: 'boards' }>): Outcome => {
    const first = boards.findIndex((board) => openBoard(board) !== null);
    const unread: Notice | null = faults.length > 0 ? { kind: 'faults', faults } : null;
    if (first >= 0) return { laid: true, notice: chooseBoard(boards, first) ?? unread };
    return { laid: false, notice: unread ?? cannot(boards.length > 0 ? 'practice_noContract' : 'practice_nothing') };
  };

  const openAs = (opened: Opened): Outcome => {
    if (opened.kind === 'boards') return openRecord(opened);
    if (opened.kind === 'refused') return { laid: false, notice: { kind: 'refused', refusal: opened.refusal } };
    session.open(opened.opening);
    set({ boards: [], chosen: -1 });
    return { laid: true, notice: null };
  };

  return {
    state: () => state,
    setMode: (mode) => set({ mode, notice: null }),
    clickCard,
    clickBack: (seat) =>
      set(state.mode === 'takeBack' ? { notice: cannot('practice_cannot_takeBack') } : { picking: seat }),
    stopPicking: () => set({ picking: null }),
    openText: (text) => {
      const { laid, notice } = openAs(openText(text));
      set({ notice, picking: null });
      return laid;
    },
    chooseBoard: (index) => set({ notice: chooseBoard(state.boards, index), picking: null }),
    openExample: () => {
      openExample(session);
      set({ notice: null, boards: [], chosen: -1, picking: null });
    },
    dismiss: () => set({ notice: null }),
    resume: (boards, chosen) => set({ boards, chosen }),
    moveOn: (move) => {
      move();
      // What could not be done a moment ago is no longer the question; boards that were not read are still worth telling.
      if (state.notice?.kind === 'cannot') set({ notice: null });
    },
  };
};
