import type { TextKey } from '../../words';
import type { Condition } from './conditions';
import type { LawOf } from './law';

/** A sentence to be said, or a question to be asked. */
export type Line = { readonly text: TextKey; readonly law?: LawOf; readonly when?: readonly Condition[] };

/** Sentences that follow from the ruling itself: see `sources.ts`. */
export type Source = 'cause' | 'status' | 'duties' | 'information';

/** Who decides what in a step: see `choices.ts`. */
export type Ask = 'accept' | 'lead' | 'play' | 'designate' | 'word' | 'correct';

/** One step of a script, as data. A step of which no sentence is left is left out. */
export type StepPlan = {
  readonly head: TextKey;
  readonly when?: readonly Condition[];
  readonly from?: Source;
  readonly lines?: readonly Line[];
  readonly asks?: Ask;
  /** The script stands here when nobody has anything to decide; the last such step counts. */
  readonly rest?: true;
};
