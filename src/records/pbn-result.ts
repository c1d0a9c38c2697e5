import { type Seat, sameSide } from '../bridge';
import { Refusal, snippet } from './fault';
import type { PbnTag } from './pbn-games';
import type { StatedResult } from './result';

const TRICKS = 13;

/** `9`; `NS 9`; `NS 9 EW 4`. */
const PATTERN = /^(\d{1,2})$|^(NS|EW)\s+(\d{1,2})(?:\s+(NS|EW)\s+(\d{1,2}))?$/;

/** Tricks of declarer, when they are told by side. Null when the declarer is not known. */
const ofDeclarer = (side: string, tricks: number, declarer: Seat | null): number | null => {
  if (declarer === null) return null;
  return sameSide(declarer, side === 'NS' ? 'N' : 'E') ? tricks : TRICKS - tricks;
};

/**
 * Reads a Result tag. A `^` before it says that the result is not what the cards came to.
 * @param tag null when the record says nothing of a result
 * @param undeclared nobody declared, so that there can be no result
 * @throws Refusal `badResult`
 */
export const readResult = (tag: PbnTag | null, declarer: Seat | null, undeclared: boolean): StatedResult => {
  if (tag === null) return { tricks: null, adjusted: false, line: 1 };
  const { value, line } = tag;
  const [, plain, side, first, otherSide, second] = PATTERN.exec(value.replace(/^\^/, '')) ?? [];
  const tricks = Number(plain ?? first);
  const bothSides = second === undefined || (otherSide !== side && tricks + Number(second) === TRICKS);
  if (undeclared || !bothSides || !(tricks <= TRICKS)) throw new Refusal(line, 'badResult', { text: snippet(value) });
  const byDeclarer = side === undefined ? tricks : ofDeclarer(side, tricks, declarer);
  return { tricks: byDeclarer, adjusted: value.startsWith('^') && byDeclarer !== null, line };
};
