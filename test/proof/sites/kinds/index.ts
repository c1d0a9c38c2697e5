import { BACKGROUND } from './background';
import { BOARDS } from './boards';
import { CLAIMS } from './claims';
import type { Kind } from './kind';
import { LEADS_OUT_OF_TURN } from './leads-out-of-turn';
import { PAGE } from './page';
import { PLAYS_OUT_OF_TURN } from './plays-out-of-turn';
import { SHOWN } from './shown';
import { TAKE_BACKS } from './take-backs';

/** All that is made to happen. */
export const KINDS: readonly Kind[] = [
  ...TAKE_BACKS,
  ...LEADS_OUT_OF_TURN,
  ...PLAYS_OUT_OF_TURN,
  ...SHOWN,
  ...CLAIMS,
  ...PAGE,
  ...BACKGROUND,
  ...BOARDS,
];
