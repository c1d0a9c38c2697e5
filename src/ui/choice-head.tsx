import type { Option } from '../laws';
import { message } from '../words';
import { Pip } from './kit';
import { Say } from './say';

/** The choice as a button or a preview shows it: "Require ♠". */
export const ChoiceHead = ({ option }: { readonly option: Option }) => (
  <b aria-hidden="true">
    <Say what={message(`choice_${option.choice}`)} />
    {option.suits.length > 0 && (
      <span>
        {option.suits.map((suit) => (
          <Pip key={suit} suit={suit} />
        ))}
      </span>
    )}
  </b>
);
