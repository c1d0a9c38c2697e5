import { type Seat, sameSide } from '../bridge';
import { Refusal } from './fault';

const TRICKS = 13;

/** Declarer's tricks as stated by a record. `adjusted`: the record says that this is not what the cards came to. */
export type StatedResult = { readonly tricks: number | null; readonly adjusted: boolean; readonly line: number };

/**
 * Declarer's tricks, stated and played held against each other. All cards played, they must agree; else what was won must
 * leave room for what is stated.
 * @param winners who won the tricks that were played
 * @throws Refusal `resultDiffers`
 */
export const resultOf = (stated: StatedResult, winners: readonly Seat[], declarer: Seat): number | null => {
  const { tricks, adjusted, line } = stated;
  const won = winners.filter((seat) => sameSide(seat, declarer)).length;
  if (winners.length === TRICKS && tricks === null) return won;
  if (tricks === null || adjusted) return tricks;
  const most = TRICKS - (winners.length - won);
  if (tricks < won || tricks > most) {
    throw new Refusal(line, 'resultDiffers', { result: tricks, cards: won === most ? won : `${won}-${most}` });
  }
  return tricks;
};
