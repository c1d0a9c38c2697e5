import { type Card, parseHolding, type Seat, type SeatCard } from '../../src/bridge';
import type { Board, Page } from './felt';

const hand = (holding: string): readonly Card[] => parseHolding(holding) ?? [];

/** South plays 3NT; West leads a spade. Invented. */
export const BOARD: Board = {
  contract: '3NT',
  declarer: 'S',
  hands: {
    N: hand('A63.KQ72.J84.QT5'),
    E: hand('Q95.T985.T63.K84'),
    S: hand('K72.AJ3.AQ92.A72'),
    W: hand('JT84.64.K75.J963'),
  },
  play: [],
};

/** Another deal under the same contract. Invented. */
export const OTHER_BOARD: Board = {
  ...BOARD,
  hands: {
    N: hand('K72.AJ3.AQ92.A72'),
    E: hand('JT84.64.K75.J963'),
    S: hand('A63.KQ72.J84.QT5'),
    W: hand('Q95.T985.T63.K84'),
  },
};

/** A page that tells everything, and whose user plays South. */
export const SOUTH: Page = {
  viewer: 'S',
  ordered: true,
  tellsTurn: true,
  tellsCount: true,
  tellsSizes: true,
  lingers: true,
  countsLate: false,
};

export const KIBITZER: Page = { ...SOUTH, viewer: null };

/** Reads `W:SJ`. */
export const card = (text: string): SeatCard => {
  const [seat, name] = text.split(':');
  return { seat: seat as Seat, card: name as Card };
};
