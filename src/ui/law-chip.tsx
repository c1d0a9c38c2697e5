import type { ComponentChildren } from 'preact';
import type { Edition } from '../laws';
import { message } from '../words';
import { useWords } from './context';
import { Say } from './say';
import { lawText } from './text/law';

type LawChipProps = {
  /** Number as the English book has it: `50D2(a)`. */
  readonly law: string;
  readonly laws: Edition;
  /** Opens towards the end of the line instead of towards its start, for a chip that stands at the start. */
  readonly start?: boolean;
  /** What is told below the text. */
  readonly children?: ComponentChildren;
};

/** Number of a Law; a tap opens what it says, in our own words, and names the edition. */
export const LawChip = ({ law, laws, start, children }: LawChipProps) => {
  const words = useWords();
  const text = lawText(words, law, laws);
  if (text === null)
    return (
      <span class="law plain">
        <Say what={words.law(law, laws)} />
      </span>
    );
  return (
    <details class={start ? 'law start' : 'law'} name="law">
      <summary>
        <Say what={words.law(law, laws)} />
      </summary>
      <p>
        <Say what={text} />
        {children}
        <small>
          <Say what={message('lawInEdition', { laws })} />
        </small>
      </p>
    </details>
  );
};
