import { BOARDS } from './boards';
import { CLAIMS } from './claims';
import type { Kind } from './kind';
import { OUT_OF_TURN } from './out-of-turn';
import { PAGE } from './page';
import { SHOWN } from './shown';
import { TAKE_BACKS } from './take-backs';

/** All that is made to happen. */
export const KINDS: readonly Kind[] = [...TAKE_BACKS, ...OUT_OF_TURN, ...SHOWN, ...CLAIMS, ...PAGE, ...BOARDS];
