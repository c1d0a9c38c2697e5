import type { Option } from '../laws';
import type { TableView } from '../table/view';
import { message, type Words } from '../words';
import { type Choosing, choiceName, chosenFor, optionTakes, optionThen } from './text/option';

/** What every form of the choice needs. */
export type ChoicesProps = {
  readonly table: TableView;
  readonly decision: Choosing;
  readonly choose: (option: Option) => void;
};

const spoken = (words: Words, table: TableView, decision: Choosing, option: Option): string => {
  const takes = optionTakes(table, decision, option, true);
  const seat = chosenFor(decision);
  const then = message(decision.kind === 'lead' ? 'optionThenLead' : 'optionThenPlay', { seat });
  const left = option.legal.length > 0 ? option.legal.map(words.card).join(', ') : words.plain(optionThen(option));
  const takenAndLeft = [choiceName(option), ...takes].map((m) => `${words.plain(m)}.`);
  return `${takenAndLeft.join(' ')} ${words.plain(then)}: ${left}`;
};

/** What a button promises to tests and tells to those who cannot see it. */
export const choiceData = (words: Words, { table, decision }: ChoicesProps, option: Option) => ({
  'data-choice': option.choice,
  ...(option.suits.length > 0 ? { 'data-suits': option.suits.join(' ') } : {}),
  'aria-label': spoken(words, table, decision, option),
});
