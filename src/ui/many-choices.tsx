import { useState } from 'preact/hooks';
import type { Option } from '../laws';
import type { Choice } from '../laws/situation';
import type { Message } from '../table/view';
import { message } from '../words';
import { type ChoicesProps, choiceData, SpokenChoice } from './choice-data';
import { ChoiceHead } from './choice-head';
import { Pip } from './kit';
import { OptionThen } from './option-then';
import { Say } from './say';
import { optionTakes, stays } from './text/option';

const isOther = ({ choice }: Option): boolean => choice !== 'require' && choice !== 'forbid';

type ShortProps = ChoicesProps & {
  readonly option: Option;
  readonly current: boolean;
  readonly preview: (option: Option) => void;
};

const WIDTHS = { require: 'btn', forbid: 'btn', free: 'btn wide', highest: 'btn half', lowest: 'btn half' } as const;

const shortText = ({ table, decision }: ChoicesProps, option: Option): Message =>
  option.choice === 'free'
    ? message('freeAll', { count: stays(table, decision, option).length })
    : message(`choice_${option.choice}`);

const ShortButton = (props: ShortProps) => {
  const { option, current, preview, choose } = props;
  const show = () => preview(option);
  return (
    <button
      class={WIDTHS[option.choice]}
      type="button"
      {...choiceData(option)}
      data-current={current ? '' : undefined}
      onClick={() => choose(option)}
      onFocus={show}
      onPointerEnter={show}
    >
      <SpokenChoice {...props} />
      {isOther(option) && (
        <span aria-hidden="true">
          <Say what={shortText(props, option)} />
        </span>
      )}
      {option.suits.map((suit) => (
        <Pip key={suit} suit={suit} />
      ))}
    </button>
  );
};

const Preview = (props: ChoicesProps & { readonly option: Option }) => {
  const { table, decision, option } = props;
  return (
    <div class="preview" aria-hidden="true">
      <p class={decision.kind === 'lead' ? 'takes' : 'only'}>
        <ChoiceHead option={option} />
        {optionTakes(table, decision, option, false).map((line) => (
          <span key={line.key}>
            <Say what={line} />
          </span>
        ))}
      </p>
      <div class="then">
        <OptionThen table={table} decision={decision} option={option} />
      </div>
    </div>
  );
};

const keyOf = ({ choice, suits }: Option): string => `${choice} ${suits.join('')}`;

/** Many options: a short button each, and one preview of the one in focus or under the pointer. */
export const ManyChoices = (props: ChoicesProps) => {
  const { options } = props.decision;
  const [shown, show] = useState('');
  const current = options.find((option) => keyOf(option) === shown) ?? options[0];
  const other = message(props.decision.kind === 'lead' ? 'choiceOr' : 'choicePlay');
  const row = (head: Choice | 'or', of: readonly Option[]) =>
    of.length > 0 && (
      <>
        <h2>
          <Say what={head === 'or' ? other : message(`choice_${head}`)} />
        </h2>
        <div>
          {of.map((option) => (
            <ShortButton
              key={keyOf(option)}
              {...props}
              option={option}
              current={option === current}
              preview={(o) => show(keyOf(o))}
            />
          ))}
        </div>
      </>
    );
  return (
    <>
      <div class="choices">
        {row(
          'require',
          options.filter(({ choice }) => choice === 'require'),
        )}
        {row(
          'forbid',
          options.filter(({ choice }) => choice === 'forbid'),
        )}
        {row('or', options.filter(isOther))}
      </div>
      {current && <Preview {...props} option={current} />}
    </>
  );
};
