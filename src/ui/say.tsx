import { rankOf, suitOf } from '../bridge';
import type { Message } from '../table/view';
import type { Part, Words } from '../words';
import { useWords } from './context';

const Piece = ({ part, words }: { readonly part: Part; readonly words: Words }) => {
  if (typeof part === 'string') return <>{part}</>;
  const suit = 'card' in part ? suitOf(part.card) : part.suit;
  const name = 'card' in part ? words.card(part.card) : words.suit(suit);
  return (
    <span class="cd" data-suit={suit}>
      <span class="sr">{name}</span>
      <i class="pip" aria-hidden="true" />
      {'card' in part && <span aria-hidden="true">{words.rank(rankOf(part.card))}</span>}
    </span>
  );
};

/** A sentence, its cards and suits drawn with their symbols and named for those who cannot see them. */
export const Say = ({ what }: { readonly what: Message }) => {
  const words = useWords();
  return (
    <>
      {words.say(what).map((part, i) => (
        // A sentence's pieces have no identity but their place.
        <Piece key={i} part={part} words={words} />
      ))}
    </>
  );
};
