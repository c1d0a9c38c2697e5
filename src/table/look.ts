import type { Edition, UndoRule } from '../laws';
import { fault } from './fault';
import type { Watched } from './record';
import type { Message } from './view';

/** How, and under which rules, a sighting is looked at. */
export type Look = {
  /** `fleeting`: read once. `settled`: read twice alike. `lasting`: it has stayed unexplained for a second. */
  readonly strength: 'fleeting' | 'settled' | 'lasting';
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** For a record that begins here. */
  readonly laws: Edition;
  readonly undo: UndoRule;
};

/** What a sighting says of a record. */
export type Notice =
  /** It is explained. `watched` is how things stand now: the same object when nothing has happened. `unsure`: something is out of sight. */
  | { readonly kind: 'known'; readonly watched: Watched; readonly unsure: boolean }
  /** A record begins: another board, or this one `anew` because what happened on it could not be followed. */
  | { readonly kind: 'begun'; readonly watched: Watched; readonly anew: boolean }
  /** A take-back has gone on into the auction, and the record ends. */
  | { readonly kind: 'ended'; readonly watched: Watched }
  /** There is a table, and nothing on it to be followed (yet). */
  | { readonly kind: 'idle'; readonly why: Message }
  /** Nothing follows from it. */
  | { readonly kind: 'wait' }
  /** What is read does not add up. */
  | { readonly kind: 'unclear'; readonly why: Message };

export const WAIT: Notice = { kind: 'wait' };
export const unclear = (why: Message): Notice => ({ kind: 'unclear', why });
export const idle = (key: 'note_auction' | 'note_contract' | 'note_over' | 'note_joining'): Notice => ({
  kind: 'idle',
  why: { key },
});
export const known = (watched: Watched, unsure = false): Notice => ({ kind: 'known', watched, unsure });

/** For what cannot be put more precisely: the cards played do not fit. */
export const NO_FIT: Message = fault('count', '');
