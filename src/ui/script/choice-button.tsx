import type { Edition, TableEvent } from '../../laws';
import { useWords } from '../context';
import { Say } from '../say';
import type { ScriptChoice } from './choices';

/** What tells a choice to tests: the same as on the surface's own buttons. */
const dataOf = (event: TableEvent): Readonly<Record<`data-${string}`, string>> => {
  switch (event.type) {
    case 'choose':
      return { 'data-choice': event.choice, ...(event.suits ? { 'data-suits': event.suits.join(' ') } : {}) };
    case 'accept':
      return { 'data-action': event.as === 'dummy' ? 'accept-dummy' : 'accept' };
    case 'designate':
      return { 'data-action': 'designate', 'data-card': event.card };
    case 'direct':
      return { 'data-action': 'direct', 'data-as': event.as, 'data-for': event.card };
    case 'withdraw':
      return { 'data-action': 'correct' };
    default:
      return { 'data-action': event.type };
  }
};

type ChoiceButtonProps = {
  readonly choice: ScriptChoice;
  readonly laws: Edition;
  /** With what follows from it, or the choice alone. */
  readonly isFull: boolean;
  readonly enter: (event: TableEvent) => void;
};

/** One choice of a script: its name, the Law it rests on, and what follows from it. */
export const ChoiceButton = ({ choice, laws, isFull, enter }: ChoiceButtonProps) => {
  const words = useWords();
  const { event, label, follows, law } = choice;
  return (
    <button class="word" type="button" {...dataOf(event)} onClick={() => enter(event)}>
      <b>
        <Say what={label} />
      </b>
      <span class="by-law">
        <Say what={words.law(law, laws)} />
      </span>
      {isFull &&
        follows.map((what) => (
          <span key={what.key} class="then">
            <Say what={what} />
          </span>
        ))}
    </button>
  );
};
