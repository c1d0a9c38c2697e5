import dictionary from '../../extension/_locales/en/messages.json';
import { bySeat } from '../../src/bridge';
import type { Drawing } from '../../src/practice/card';
import { makeWords } from '../../src/words';

/** English, as the extension has it. */
export const english = makeWords('en', dictionary);

/** A table that is only looked at: no mark on it, and no click does anything. */
export const plain: Drawing = {
  words: english,
  marks: { verdicts: new Map(), penalty: new Map(), waiting: new Set(), notes: bySeat(() => []) },
  onCard: () => {},
  onBack: () => {},
  onShow: () => {},
};
