import type { Card, Seat } from '../bridge';
import { WORDS, type Word } from '../laws/situation';
import { message } from '../words';
import { useWords } from './context';
import { Say } from './say';
import { Failure, useSend } from './send';

type DirectorProps = { readonly seat: Seat; readonly card: Card };

const BARS = { none: '', minor: 'n one', major: 'n' } as const;

/** One bar for minor, two for major, none for no penalty. */
export const Bars = ({ word }: { readonly word: Word }) =>
  BARS[word] === '' ? null : <i class={BARS[word]} aria-hidden="true" />;

/** What the Director can say of a card, as three small buttons in a line. */
export const DirectorWords = ({ seat, card }: DirectorProps) => {
  const words = useWords();
  const { send, failure } = useSend();
  return (
    <div class="director">
      <fieldset>
        <legend class="sr">{words.plain(message('directorOf', { card }))}</legend>
        <span class="small quiet" aria-hidden="true">
          <Say what={message('directorShort')} />
        </span>
        {WORDS.map((word) => (
          <button
            key={word}
            class="btn mini"
            type="button"
            data-action="direct"
            data-as={word}
            data-for={card}
            onClick={() => void send({ type: 'enter', event: { type: 'direct', seat, card, as: word } })}
          >
            <Bars word={word} />
            <Say what={message(`word_${word}`)} />
          </button>
        ))}
      </fieldset>
      <Failure why={failure} />
    </div>
  );
};
