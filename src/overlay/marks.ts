import type { Card, Seat } from '../bridge';
import type { Box, Place } from '../sites/sighting';
import type { TableView } from '../table/view';
import { overlap } from './boxes';
import { inSight } from './in-sight';
import type { Size } from './spot';

/** What lies face up: a penalty card, or one that was seen and is none (yet). */
export type Lying = 'minor' | 'major' | 'seen';

export type Verdict = 'legal' | 'illegal' | 'depends';

/** A part in sight smaller than this is hardly more than a rank, written or drawn: there a mark must leave it legible. */
const SMALL: Size = { width: 18, height: 44 };

export const isSmall = ({ width, height }: Size): boolean => width < SMALL.width || height < SMALL.height;

/** What is said of one card on the table. */
export type Mark = {
  readonly card: Card;
  readonly seat: Seat;
  /** For a card of the player in turn. */
  readonly verdict: Verdict | null;
  readonly lying: Lying | null;
  /** Why a card that was seen is no penalty card (yet): `undo`, `unknown`, `early`. */
  readonly why: string | null;
  /** The part of the card that is in sight; null when it cannot be seen, or must not be covered. */
  readonly box: Box | null;
};

const said = (card: Card, seat: Seat): Mark => ({ card, seat, verdict: null, lying: null, why: null, box: null });

/** What the ruling says of each card: first of those that lie face up, in their order, then of the others. */
const sayings = ({ ruling }: TableView): Mark[] => {
  const marks = new Map<Card, Mark>();
  const add = (seat: Seat, card: Card, saying: Partial<Mark>): void => {
    marks.set(card, { ...(marks.get(card) ?? said(card, seat)), ...saying });
  };
  for (const { seat, card, status } of ruling.penaltyCards) add(seat, card, { lying: status });
  for (const { seat, card, why } of ruling.exposed) add(seat, card, { lying: 'seen', why });
  const { turn } = ruling;
  if (turn === null) return [...marks.values()];
  for (const verdict of ['legal', 'illegal', 'depends'] as const)
    for (const card of ruling[verdict]) add(turn, card, { verdict });
  return [...marks.values()];
};

/** Marks that hide this many square pixels of what must stay in sight are not drawn. */
const TOUCH = 4;

/**
 * The marks of a table, each where its card lies on the page.
 * @param places where cards lie
 * @param keepClear what must not be covered
 */
export const marksOn = (table: TableView, places: readonly Place[], keepClear: readonly Box[]): Mark[] =>
  sayings(table).map((mark) => {
    const hand = places.filter(({ seat }) => seat === mark.seat);
    const place = hand.find(({ card }) => card === mark.card);
    if (!place) return mark;
    const box = inSight(place, hand);
    const isClear = box.width > 0 && box.height > 0 && keepClear.every((kept) => overlap(kept, box) < TOUCH);
    return isClear ? { ...mark, box } : mark;
  });
