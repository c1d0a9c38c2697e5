import type { Option } from '../laws';
import { type ChoicesProps, choiceData, SpokenChoice } from './choice-data';
import { ChoiceHead } from './choice-head';
import { OptionThen } from './option-then';
import { Say } from './say';
import { optionTakes } from './text/option';

const OptionCard = (props: ChoicesProps & { readonly option: Option }) => {
  const { table, decision, choose, option } = props;
  const takes = optionTakes(table, decision, option, true);
  return (
    <button class="option" type="button" {...choiceData(option)} onClick={() => choose(option)}>
      <SpokenChoice {...props} />
      <ChoiceHead option={option} />
      <span class={takes.length > 0 ? 'takes' : 'takes none'} aria-hidden="true">
        {takes.map((line) => (
          <span key={line.key}>
            <Say what={line} />
          </span>
        ))}
      </span>
      <span class="then" aria-hidden="true">
        <OptionThen table={table} decision={decision} option={option} />
      </span>
    </button>
  );
};

/** Options side by side: each repeats the same hand, so that only the difference moves. */
export const OptionCards = (props: ChoicesProps) => (
  <div class="options">
    {props.decision.options.map((option) => (
      <OptionCard key={`${option.choice} ${option.suits.join('')}`} {...props} option={option} />
    ))}
  </div>
);
