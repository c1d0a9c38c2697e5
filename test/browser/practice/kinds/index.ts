import { spotDropped, twoDropped } from './drops';
import type { Kind } from './kind';
import { claimRejected, lastTrick, redraw, stepping } from './page';
import {
  chainOfThree,
  newBoard,
  steppingOverTakeBack,
  takeBackOfDeclarer,
  takeBackOfDefender,
  takeBackRuledAtOnce,
} from './take-backs';

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
  lastTrick,
  newBoard,
  stepping,
  steppingOverTakeBack,
];
