import type { Card } from '../../../src/bridge';

/** An invented board on which South plays four hearts, and East drops a low spade. */
export const BOARD = {
  board: 7,
  dealer: 'S',
  vul: 'None',
  deal: {
    N: 'Q94.853.K74.A963',
    E: 'K853.A2.J962.QT4',
    S: 'A2.KQJT64.A5.K72',
    W: 'JT76.97.QT83.J85',
  },
  contract: '4H',
  declarer: 'S',
} as const;

/** The first trick, after which South leads. */
export const FIRST_TRICK: readonly Card[] = ['DQ', 'D4', 'DJ', 'DA'];

/** South leads a spade; then it is East's turn. */
export const SPADE_LED: readonly Card[] = ['S2', 'S6', 'S4'];
