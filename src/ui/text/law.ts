import type { Edition } from '../../laws';
import type { Message } from '../../table/view';
import type { Words } from '../../words';

/**
 * What a Law says, in our own words: the text of the narrowest paragraph that has one, in the words of that edition where it differs.
 * @param law number as the English book has it: `50D2(a)` is sought as 50D2a, 50D2, 50D, 50
 * @returns null when there is none
 */
export const lawText = (words: Words, law: string, laws: Edition): Message | null => {
  for (let id = law.replace(/[()]/g, ''); id.length >= 2; id = id.slice(0, -1)) {
    const key = [`law_${id}_${laws}`, `law_${id}`].find(words.has);
    if (key !== undefined) return { key };
  }
  return null;
};
