import { type Card, type Seat, type SeatCard, seatsFrom, sortCards } from '../bridge';
import type { Sighting } from '../sites/sighting';
import { type Course, extend, fits, looseOn } from './course';
import { gapsIn } from './picture';

/** So many cards can have gone by unseen and still be worked out: two tricks. */
const MOST_UNSEEN = 8;

/** Whether a play was legal and in turn: it counts at once, and is no revoke. */
const wasRegular = (before: Course, after: Course, card: Card): boolean => {
  const { decision, irregularities } = before.position.ruling;
  if (decision !== null && decision.kind !== 'designate') return false;
  const at = after.position.where.get(card)?.at;
  return (at === 'trick' || at === 'last') && after.position.ruling.irregularities.length <= irregularities.length;
};

/** Whether a card that lies there uncounted counts now that it is its owner's turn: he must play it, or played it early (57D). */
const countsNow = ({ position, showing }: Course, card: Card): boolean => {
  if (showing.dropped?.includes(card)) return false;
  const { legal, exposed, obligations } = position.ruling;
  const isDue = obligations.some((duty) => duty.kind === 'play' && duty.cards.includes(card));
  return (isDue && legal.includes(card)) || exposed.some((shown) => shown.card === card && shown.why === 'early');
};

/** Cards that the player in turn can have played: those newly on the trick, those waiting there, those gone from an open hand. */
const playable = (course: Course, sighting: Sighting, unseen: boolean): readonly Card[] => {
  const { position, showing, fit } = course;
  const seat = position.ruling.turn;
  if (seat === null) return [];
  const waiting = looseOn(course, sighting).filter(({ card }) => countsNow(course, card));
  const put = [...fit.fresh, ...waiting].filter((played) => played.seat === seat);
  const gone = unseen && fit.gaps <= MOST_UNSEEN ? gapsIn(position, showing, sighting, seat) : [];
  return [...put.map(({ card }) => card), ...gone];
};

/** Every way of playing on, legally and in turn, to what is seen; no more than two, for two are one too many already. */
const waysOn = (course: Course, sighting: Sighting, unseen: boolean): Course[] => {
  const ways: Course[] = [];
  const seat = course.position.ruling.turn;
  for (const card of playable(course, sighting, unseen)) {
    const next = seat && extend(course, { type: 'play', seat, card }, sighting);
    if (!next || !wasRegular(course, next, card)) continue;
    ways.push(...(fits(next) ? [next] : waysOn(next, sighting, unseen)));
    if (ways.length > 1) return ways;
  }
  return ways;
};

/** Plays to what is seen, legal and in turn, none of them unseen. @returns null unless there is exactly one such course */
export const playedOn = (course: Course, sighting: Sighting): Course | null => {
  const [way, other] = waysOn(course, sighting, false);
  return way && !other ? way : null;
};

/**
 * The same when cards may have come and gone between two readings: what is missing from the open hands says which, if they
 * can have been played in one order only.
 */
export const playedUnseen = (course: Course, sighting: Sighting): Course | null => {
  const [way, other] = waysOn(course, sighting, true);
  return way && !other ? way : null;
};

/** Cards put down, in the order of play where the page tells it, else in rotation. */
const inOrder = (course: Course, sighting: Sighting): readonly SeatCard[] => {
  if (sighting.ordered) return course.fit.fresh;
  const { turn, trick } = course.position.ruling;
  return seatsFrom(turn ?? trick.leader).flatMap((seat) => course.fit.fresh.filter((played) => played.seat === seat));
};

const hasPlayed = ({ position }: Course, seat: Seat): boolean =>
  position.pending?.seat === seat || position.trick.some((played) => played.seat === seat);

/** Plays one of the cards that a seat has put down: of several the first that it may play, else the first. */
const playFirst = (course: Course, seat: Seat, cards: readonly Card[], sighting: Sighting): Course | null => {
  const ways = cards.map((card) => ({ card, next: extend(course, { type: 'play', seat, card }, sighting) }));
  const regular = ways.find(({ card, next }) => next && wasRegular(course, next, card));
  return (regular ?? ways[0])?.next ?? null;
};

/**
 * Cards put down against order or rule: each seat's first card is a play, whatever the core makes of it; what lies there
 * beyond one card a seat is shown (58B, and 45E for a seat that had played already).
 * @returns null when the core cannot follow, or when what is seen does not fit even so
 */
export const putDown = (course: Course, sighting: Sighting): Course | null => {
  const cards = inOrder(course, sighting);
  const seats = [...new Set(cards.map(({ seat }) => seat))];
  const of = (seat: Seat): Card[] => cards.flatMap((put) => (put.seat === seat ? [put.card] : []));
  let now: Course | null = course;
  for (const seat of seats) if (now && !hasPlayed(course, seat)) now = playFirst(now, seat, of(seat), sighting);
  for (const seat of seats) now = now && layExtra(now, seat, hasPlayed(course, seat) ? 'fifth' : 'extra', sighting);
  return now && fits(now) ? now : null;
};

const layExtra = (course: Course, seat: Seat, how: 'fifth' | 'extra', sighting: Sighting): Course | null => {
  const cards = sortCards(course.fit.fresh.flatMap((put) => (put.seat === seat ? [put.card] : [])));
  return cards.length > 0 ? extend(course, { type: 'expose', seat, cards, how }, sighting) : course;
};
