import { type BySeat, bySeat, type Card, partnerOf, type Seat } from '../../../src/bridge';
import type { Played } from './played';

/** Who looks at a table. */
export type Onlooker = {
  readonly viewer: 'kibitzer' | Seat;
  /** Hands that the host of the table keeps from kibitzers. */
  readonly hidden: readonly Seat[];
};

/**
 * Whether an onlooker sees a hand, by what is known of the site: a player his own; dummy's once a card has been led; as dummy
 * declarer's too from then on; a kibitzer all, but those that are kept from him.
 */
const sees = ({ viewer, hidden }: Onlooker, seat: Seat, declarer: Seat, isLed: boolean): boolean => {
  const dummy = partnerOf(declarer);
  if (seat === viewer || (isLed && seat === dummy)) return true;
  if (viewer === 'kibitzer') return !hidden.includes(seat);
  return isLed && viewer === dummy && seat === declarer;
};

/** The hands as dealt, as far as an onlooker has seen them: before the opening lead, or after it. */
export const handsSeenBy = (onlooker: Onlooker, board: Played, isLed: boolean): BySeat<readonly Card[]> =>
  bySeat((seat) => (sees(onlooker, seat, board.declarer, isLed) ? board.hands[seat] : []));

/** Defenders whose hands an onlooker never sees. */
export const hiddenDefenders = (onlooker: Onlooker, { declarer }: Played): Seat[] =>
  (['N', 'E', 'S', 'W'] as const).filter(
    (seat) => seat !== declarer && seat !== partnerOf(declarer) && !sees(onlooker, seat, declarer, true),
  );
