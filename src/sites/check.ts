import { type Card, FULL_HAND, SEATS, type Seat } from '../bridge';
import type { FaultKey, Sighting } from './sighting';

const FULL_TRICK = 4;

/** What does not add up in a sighting, in cards, seats and numbers only. */
export type Misfit = { readonly key: FaultKey; readonly what: 'hands' | 'trick'; readonly text: string };

const firstTwice = (cards: readonly Card[]): Card | undefined =>
  cards.find((card, index) => cards.indexOf(card) !== index);

/** A card in two places. */
export const doubled = ({ hands, trick }: Sighting): Misfit | null => {
  const card = firstTwice([...trick.map((played) => played.card), ...SEATS.flatMap((seat) => hands[seat])]);
  return card === undefined ? null : { key: 'doubled', what: 'hands', text: card };
};

const crowded = ({ trick }: Sighting): Misfit | null =>
  trick.length > FULL_TRICK
    ? { key: 'crowded', what: 'trick', text: trick.map(({ seat, card }) => `${seat} ${card}`).join(', ') }
    : null;

const playedBy = ({ trick }: Sighting, seat: Seat): number => trick.filter((played) => played.seat === seat).length;

/**
 * How many cards each hand may have begun this trick with. A full trick may be counted among the tricks already or not yet:
 * sites differ, and some show the last one again.
 */
const beginnings = ({ tricksPlayed, trick }: Sighting): readonly number[] => {
  if (tricksPlayed === null) return [];
  const left = FULL_HAND - tricksPlayed;
  return trick.length >= FULL_TRICK ? [left, left + 1] : [left];
};

/**
 * How many cards a hand of known size may have begun with. A second card on one trick may be left from the last one; and a full
 * trick may be the last one shown again, while this hand has played to the next.
 */
const begunWith = (sighting: Sighting, seat: Seat): readonly number[] => {
  const size = sighting.sizes[seat];
  if (size === null) return [];
  const played = playedBy(sighting, seat);
  if (played > 1) return [size + played, size + 1];
  return mayHavePlayedOn(sighting, size) ? [size + played, size + played + 1] : [size + played];
};

/** Whether a hand of this size may have played a card to the trick after the full one on the table, which is counted already. */
const mayHavePlayedOn = ({ tricksPlayed, trick }: Sighting, size: number): boolean =>
  tricksPlayed !== null && trick.length === FULL_TRICK && size === FULL_HAND - tricksPlayed - 1;

const tooMany = (sighting: Sighting, allowed: readonly number[]): Seat | undefined => {
  const most = Math.max(...(allowed.length > 0 ? allowed : [FULL_HAND]));
  return SEATS.find((seat) => sighting.hands[seat].length + Math.min(playedBy(sighting, seat), 1) > most);
};

const atOdds = (sighting: Sighting, allowed: readonly number[]): Seat | undefined => {
  let common = allowed;
  return SEATS.find((seat) => {
    const begun = begunWith(sighting, seat);
    if (begun.length === 0) return false;
    common = common.length > 0 ? common.filter((count) => begun.includes(count)) : begun;
    return common.length === 0;
  });
};

const sizes = (sighting: Sighting, seat: Seat | undefined): Misfit | null => {
  if (seat === undefined) return null;
  const counts = SEATS.map((each) => `${each} ${sighting.hands[each].length}+${playedBy(sighting, each)}`);
  return { key: 'sizes', what: 'hands', text: `${seat}: ${counts.join(', ')}` };
};

/** A hand that shows more cards than it holds. */
export const overfull = (sighting: Sighting): Misfit | null =>
  sizes(
    sighting,
    SEATS.find((seat) => sighting.hands[seat].length > Math.min(sighting.sizes[seat] ?? FULL_HAND, FULL_HAND)),
  );

const unequal = (sighting: Sighting): Misfit | null => {
  // Once a board is over its hands are drawn anew, beside the tricks that were played; the last trick shown again is not this one.
  if (sighting.signs.over || sighting.signs.review) return null;
  const allowed = beginnings(sighting);
  return sizes(sighting, tooMany(sighting, allowed) ?? atOdds(sighting, allowed));
};

/**
 * What does not add up in a sighting, the same for every site: each card once over hands and trick, at most four cards on a
 * trick, and hands that differ by no more than the trick in progress (where the page tells their sizes).
 * @returns null when all is well
 */
export const misfitOf = (sighting: Sighting): Misfit | null =>
  crowded(sighting) ?? doubled(sighting) ?? overfull(sighting) ?? unequal(sighting);
