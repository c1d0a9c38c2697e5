import type { TableEvent } from '../../../src/laws';

const wordsOf = (event: TableEvent): string => JSON.stringify(event);

const countOf = (list: readonly string[], text: string): number => list.filter((one) => one === text).length;

/** What one list holds and the other does not, each as often as it does so. */
const without = (list: readonly string[], other: readonly string[]): string[] =>
  [...new Set(list)].flatMap((text) => Array(Math.max(0, countOf(list, text) - countOf(other, text))).fill(text));

/** What was missed and what is false. */
export type Differences = { readonly missed: readonly string[]; readonly wrong: readonly string[] };

/** Events and marks that there ought to be beside those that there are. A record in another order is false too. */
export const differencesOf = (
  events: { readonly ought: readonly TableEvent[]; readonly said: readonly TableEvent[] },
  marks: { readonly ought: readonly string[]; readonly shown: readonly string[] },
): Differences => {
  const [ought, said] = [events.ought.map(wordsOf), events.said.map(wordsOf)];
  const [missed, wrong] = [without(ought, said), without(said, ought)];
  const order = missed.length + wrong.length === 0 && said.join() !== ought.join() ? ['the order of events'] : [];
  return {
    missed: [...missed, ...without(marks.ought, marks.shown)],
    wrong: [...wrong, ...without(marks.shown, marks.ought), ...order],
  };
};
