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

/** What an option leaves: the known cards, those that may do, and what holds for the hidden ones. */
const leaves = (words: Words, option: Option, hidden: number): string[] => [
  ...(option.legal.length > 0 ? [words.plain(message('optionLeaves', { cards: option.legal }))] : []),
  ...(option.depends.length > 0 ? [words.plain(message('optionPerhaps', { cards: option.depends }))] : []),
  ...(hidden > 0
    ? [`${words.plain(message('optionHidden', { count: hidden }))} ${words.plain(optionThen(option))}`]
    : []),
];

const spoken = (words: Words, { table, decision }: ChoicesProps, option: Option): string => {
  const seat = chosenFor(decision);
  const takes = [choiceName(option), ...optionTakes(table, decision, option, true)].map((m) => `${words.plain(m)}.`);
  const then = words.plain(message(decision.kind === 'lead' ? 'optionThenLead' : 'optionThenPlay', { seat }));
  return `${takes.join(' ')} ${then}: ${leaves(words, option, table.hidden[seat]).join(', ')}`;
};

/** The whole of an option as one sentence, for those to whom a diagram says nothing. */
export const SpokenChoice = (props: ChoicesProps & { readonly option: Option }) => (
  <span class="sr">{spoken(useWords(), props, props.option)}</span>
);
