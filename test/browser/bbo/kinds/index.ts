import { claimRejected, takeBackOfDeclarer } from './declarer';
import { chainOfThree, takeBackOfDefender, takeBackRuledAtOnce } from './defenders';
import { spotDropped, twoDropped } from './drops';
import type { Kind } from './kind';
import { lastTrick, newBoard, redraw, unrest } from './page';

/** All that is made to happen. */
export const KINDS: readonly Kind[] = [
  takeBackOfDefender,
  takeBackRuledAtOnce,
  chainOfThree,
  takeBackOfDeclarer,
  spotDropped,
  twoDropped,
  claimRejected,
  redraw,
  unrest,
  lastTrick,
  newBoard,
];
