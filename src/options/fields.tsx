import type { Message } from '../table/view';
import { Say } from '../ui';
import { useWords } from '../ui/context';

/** One of the things to choose from: its value, and what it is called, where that is no message. */
export type Choice<T extends string> = { readonly value: T; readonly label: Message | string };

type PickProps<T extends string> = {
  readonly name: string;
  readonly label: Message;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onPick: (value: T) => void;
};

/** A list to choose one from. */
export const Pick = <T extends string>({ name, label, value, choices, onPick }: PickProps<T>) => {
  const words = useWords();
  const pick = (select: HTMLSelectElement) => {
    const chosen = choices.find((choice) => choice.value === select.value);
    if (chosen) onPick(chosen.value);
  };
  return (
    <label class="setting">
      <Say what={label} />
      <select name={name} value={value} onChange={(e) => pick(e.currentTarget)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {typeof choice.label === 'string' ? choice.label : words.plain(choice.label)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Few choices, each in full sight. */
export const Radios = <T extends string>({ name, label, value, choices, onPick }: PickProps<T>) => {
  const words = useWords();
  return (
    <fieldset class="radios">
      <legend>
        <Say what={label} />
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} class="tick">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onPick(choice.value)}
          />
          <span>{typeof choice.label === 'string' ? choice.label : words.plain(choice.label)}</span>
        </label>
      ))}
    </fieldset>
  );
};

type TickProps = {
  readonly name: string;
  readonly label: Message;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
};

/** Something that is on or off. */
export const Tick = ({ name, label, checked, onTick }: TickProps) => (
  <label class="tick">
    <input type="checkbox" name={name} checked={checked} onChange={(e) => onTick(e.currentTarget.checked)} />
    <span>
      <Say what={label} />
    </span>
  </label>
);
