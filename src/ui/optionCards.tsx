import type { Option } from '../laws';
import { message } from '../words';
import { Pip } from './cardFace';
import { type ChoicesProps, choiceData } from './choiceData';
import { useWords } from './context';
import { OptionThen } from './optionThen';
import { Say } from './say';
import { optionTakes } from './text/option';

const OptionCard = ({ table, decision, choose, option }: ChoicesProps & { readonly option: Option }) => {
  const words = useWords();
  const takes = optionTakes(table, decision, option, true);
  return (
    <button
      class="option"
      type="button"
      {...choiceData(words, { table, decision, choose }, option)}
      onClick={() => choose(option)}
    >
      <b>
        <Say what={message(`choice_${option.choice}`)} />
        {option.suits.length > 0 && (
          <span>
            {option.suits.map((suit) => (
              <Pip key={suit} suit={suit} />
            ))}
          </span>
        )}
      </b>
      <span class={takes.length > 0 ? 'takes' : 'takes none'}>
        {takes.map((line) => (
          <span key={line.key}>
            <Say what={line} />
          </span>
        ))}
      </span>
      <span class="then">
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
