import { type BySeat, bySeat, type Card, partnerOf, SEATS, type Seat, type SeatCard, seatsFrom } from '../bridge';
import type { Sighting } from '../sites/sighting';
import { fault } from './fault';
import { type Position, sizeOf } from './position';
import type { Showing } from './record';
import type { Message } from './view';

/**
 * How what is seen compares with the picture that a position gives.
 *
 * A page can show less than there is: it is being drawn anew, it animates, it hides a hand. So what is *missing* (`absent`,
 * `gaps`) proves nothing. What is *there* and should not be does, and so do turn and counts: that is `against`.
 */
export type Fit = {
  /** The first thing seen that this position rules out, in the words of a reading fault. */
  readonly against: Message | null;
  /** Cards that should lie on the trick and do not. */
  readonly absent: readonly SeatCard[];
  /** Number of cards that open hands should show and do not. */
  readonly gaps: number;
  /** How much of the trick before still lies there. */
  readonly remains: 'none' | 'some' | 'all';
  /** Cards on the trick that, by this position, are still in a hand or were never there: somebody has put them down. */
  readonly fresh: readonly SeatCard[];
  /** Cards seen in each hand that were not known to be there. */
  readonly shown: BySeat<readonly Card[]>;
};

const lies = (sighting: Sighting, { seat, card }: SeatCard): boolean =>
  sighting.trick.some((seen) => seen.card === card && seen.seat === seat);

/** Whether all four cards of the completed trick still lie there: pages gather them, count them and turn on after a while. */
export const lingers = (position: Position, sighting: Sighting): boolean =>
  position.trick.length === 0 && position.last.length > 0 && position.last.every((played) => lies(sighting, played));

/** Whether a card on the trick is no news: it is in the trick, in the one before, or lies there uncounted. */
const isOld = (position: Position, showing: Showing, { seat, card }: SeatCard): boolean => {
  const spot = position.where.get(card);
  if (spot?.seat !== seat) return false;
  if (spot.at === 'hand') return showing.loose.includes(card) || position.pending?.card === card;
  return spot.at !== 'gone';
};

/** Cards of a hand that lie on the trick without counting in it. */
const outOf = (position: Position, sighting: Sighting, seat: Seat): readonly SeatCard[] =>
  sighting.trick.filter((seen) => seen.seat === seat && position.where.get(seen.card)?.at === 'hand');

const canHold = (position: Position, seat: Seat, card: Card): boolean => {
  const spot = position.where.get(card);
  return spot ? spot.seat === seat && spot.at === 'hand' : position.hidden[seat] > 0;
};

/** Whether what is seen of a hand can be all or part of it. */
const handFits = (position: Position, sighting: Sighting, seat: Seat): boolean => {
  const faces = sighting.hands[seat];
  const room = sizeOf(position, seat) - outOf(position, sighting, seat).length;
  const size = sighting.sizes[seat];
  return (
    faces.every((card) => canHold(position, seat, card)) && faces.length <= room && (size === null || size === room)
  );
};

const countFits = (position: Position, sighting: Sighting): boolean =>
  sighting.tricksPlayed === null ||
  sighting.tricksPlayed === position.done ||
  (lingers(position, sighting) && sighting.tricksPlayed === position.done - 1);

/** Whether the trick in progress was led and played in turn, and nothing lies on it that does not count. */
const isInTurn = (position: Position, sighting: Sighting): boolean => {
  const { leader, proper } = position.table.trick;
  const order = seatsFrom(leader);
  const rotates = position.trick.every((played, i) => played.seat === order[i]);
  return leader === proper && rotates && SEATS.every((seat) => outOf(position, sighting, seat).length === 0);
};

/**
 * Nothing follows from the turn while a card lies out of its place. Some pages mark declarer when it is dummy's turn; where
 * cards are missing that would hide a take-back.
 */
const turnFits = (position: Position, sighting: Sighting, absent: readonly SeatCard[]): boolean => {
  const { turn, declarer, decision } = position.ruling;
  if (sighting.turn === null || turn === null || decision || lingers(position, sighting)) return true;
  if (!isInTurn(position, sighting)) return true;
  return sighting.turn === turn || (sighting.turn === declarer && turn === partnerOf(declarer) && absent.length === 0);
};

/** Whether the card that awaits acceptance is back in its hand. */
const pendingIsBack = (position: Position, sighting: Sighting): boolean => {
  const { pending } = position;
  if (!pending || lies(sighting, pending)) return false;
  return sighting.hands[pending.seat].includes(pending.card) || sighting.sizes[pending.seat] !== null;
};

const contradiction = (
  position: Position,
  sighting: Sighting,
  fresh: readonly SeatCard[],
  absent: readonly SeatCard[],
): Message | null => {
  const wrong = SEATS.find((seat) => !handFits(position, sighting, seat));
  if (wrong) return fault('sizes', wrong);
  if (pendingIsBack(position, sighting)) return fault('count', position.pending?.card ?? '');
  if (!countFits(position, sighting)) return fault('count', String(sighting.tricksPlayed));
  if (fresh[0]) return fault('count', fresh[0].card);
  return turnFits(position, sighting, absent) ? null : fault('turn', sighting.turn ?? '');
};

/** Cards that an open hand should show and does not. A hand that shows nothing is hidden, not open. */
export const gapsIn = (position: Position, showing: Showing, sighting: Sighting, seat: Seat): readonly Card[] => {
  const faces = sighting.hands[seat];
  if (faces.length === 0 || position.hidden[seat] > 0 || showing.closed[seat]) return [];
  const out = outOf(position, sighting, seat);
  return position.held[seat].filter((card) => !faces.includes(card) && !out.some((lying) => lying.card === card));
};

const remainsOf = ({ last }: Position, sighting: Sighting): Fit['remains'] => {
  const left = last.filter((played) => lies(sighting, played)).length;
  return left === 0 ? 'none' : left < last.length ? 'some' : 'all';
};

/** Compares a sighting with the picture of a position. */
export const compare = (position: Position, showing: Showing, sighting: Sighting): Fit => {
  const fresh = sighting.trick.filter((seen) => !isOld(position, showing, seen));
  const expected = position.pending ? [...position.trick, position.pending] : position.trick;
  const absent = expected.filter((played) => !lies(sighting, played));
  return {
    against: contradiction(position, sighting, fresh, absent),
    absent,
    remains: remainsOf(position, sighting),
    gaps: SEATS.reduce((sum, seat) => sum + gapsIn(position, showing, sighting, seat).length, 0),
    fresh,
    shown: bySeat((seat) => sighting.hands[seat].filter((card) => !position.where.has(card))),
  };
};
