import type { Option } from '../laws';
import type { TableView } from '../table/view';
import { message, type Words } from '../words';
import { useWords } from './context';
import { type Choosing, choiceName, chosenFor, optionTakes, optionThen } from './text/option';

/** What every form of the choice needs. */
export type ChoicesProps = {
  readonly table: TableView;
  readonly decision: Choosing;
  readonly choose: (option: Option) => void;
};

/** What tells a choice to tests. */
export const choiceData = ({ choice, suits }: Option) => ({
  'data-choice': choice,
  ...(suits.length > 0 ? { 'data-suits': suits.join(' ') } : {}),
});

const spoken = (words: Words, { table, decision }: ChoicesProps, option: Option): string => {
  const seat = chosenFor(decision);
  const then = message(decision.kind === 'lead' ? 'optionThenLead' : 'optionThenPlay', { seat });
  const left = option.legal.length > 0 ? option.legal.map(words.card).join(', ') : words.plain(optionThen(option));
  const takenAndLeft = [choiceName(option), ...optionTakes(table, decision, option, true)];
  return `${takenAndLeft.map((m) => `${words.plain(m)}.`).join(' ')} ${words.plain(then)}: ${left}`;
};

/** The whole of an option as one sentence, for those to whom a diagram says nothing. */
export const SpokenChoice = (props: ChoicesProps & { readonly option: Option }) => (
  <span class="sr">{spoken(useWords(), props, props.option)}</span>
);
