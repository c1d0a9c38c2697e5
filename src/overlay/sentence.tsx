import { rankOf, type Suit, suitOf } from '../bridge';
import type { Message } from '../table/view';
import type { Part, Words } from '../words';

/*
 * Suits are drawn as shapes, not by the style sheet's masks: a page of others may forbid every picture that is not its own, and
 * that of a style sheet is one.
 */
const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M16 1.5C19 8 29.5 13 29.5 19.8c0 3.7-2.8 6.2-6 6.2-2.3 0-4.3-1.2-5.6-3.1.4 3.2 1.6 5.5 3.7 7.6H10.4c2.1-2.1 3.3-4.4 3.7-7.6C12.8 24.8 10.8 26 8.5 26c-3.2 0-6-2.5-6-6.2C2.5 13 13 8 16 1.5z',
  H: 'M16 30C6.5 22 2 16.7 2 10.7 2 6.3 5.2 3 9.3 3c2.9 0 5.3 1.6 6.7 4.3C17.4 4.6 19.8 3 22.7 3 26.8 3 30 6.3 30 10.7 30 16.7 25.5 22 16 30z',
  D: 'M16 1.5C19 7 23 12 27.5 16 23 20 19 25 16 30.5 13 25 9 20 4.5 16 9 12 13 7 16 1.5z',
  C: 'M16 2c3.7 0 6.6 2.9 6.6 6.5 0 1.9-.9 3.6-2.2 5 .9-.4 1.9-.6 2.9-.6 3.7 0 6.7 2.9 6.7 6.5s-3 6.6-6.7 6.6c-2.3 0-4.3-1.1-5.5-2.8.4 3 1.6 5.3 3.8 7.3H10.4c2.2-2 3.4-4.3 3.8-7.3C13 24.9 11 26 8.7 26 5 26 2 23 2 19.4s3-6.5 6.7-6.5c1 0 2 .2 2.9.6-1.3-1.4-2.2-3.1-2.2-5C9.4 4.9 12.3 2 16 2z',
};

type PieceProps = { readonly part: Exclude<Part, string>; readonly words: Words };

/** A card or suit in a sentence: drawn for the eye, named for the ear. */
const Drawn = ({ part, words }: PieceProps) => {
  const suit = 'card' in part ? suitOf(part.card) : part.suit;
  return (
    <span class="cd" data-suit={suit}>
      <span class="sr">{'card' in part ? words.card(part.card) : words.suit(suit)}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={SHAPES[suit]} />
      </svg>
      {'card' in part && <span aria-hidden="true">{words.rank(rankOf(part.card))}</span>}
    </span>
  );
};

/** A sentence with its cards and suits. */
export const Sentence = ({ what, words }: { readonly what: Message; readonly words: Words }) => (
  <>
    {words.say(what).map((part, i) =>
      // The pieces of a sentence have nothing but their order.
      typeof part === 'string' ? part : <Drawn key={`${i}`} part={part} words={words} />,
    )}
  </>
);
