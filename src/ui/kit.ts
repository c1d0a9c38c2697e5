/*
 * Pieces of which all parts of a surface are made. Those that are loaded late take them from here too: so they lie in one file, and not
 * in as many small ones as there are sets of parts that share them.
 */
export { CardFace, CardRow, endsSuit, Pip, type Verdict } from './card-face';
export { LawChip } from './law-chip';
export { contractText } from './text/contract';
export { dutyText } from './text/duty';
export { waitsForDirector } from './text/waiting';
