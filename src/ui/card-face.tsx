import type { ComponentChildren } from 'preact';
import { type Card, rankOf, type Suit, suitOf } from '../bridge';
import { useWords } from './context';

export type Verdict = 'legal' | 'illegal' | 'depends';

export type CardFaceProps = {
  readonly card: Card;
  /** How large: the default is a row's card, `mid` and `big` stand alone. */
  readonly size?: 'mid' | 'big';
  /** Dresses it: legal as it is, illegal grey and struck, depends with a question mark. Sets `data-card` and `data-verdict`. */
  readonly verdict?: Verdict;
  /** Frame and bars of a penalty card. */
  readonly penalty?: 'minor' | 'major';
  /** The last card of its suit in a row: a gap follows. */
  readonly end?: boolean;
  /** The element to be: an item of a list, or a plain piece of a line. */
  readonly as?: 'li' | 'span';
  /** Further data of the element, such as `data-penalty-card`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
};

/** A suit, drawn in the colour of its place. */
export const Pip = ({ suit }: { readonly suit: Suit }) => <i class="pip" data-suit={suit} aria-hidden="true" />;

/** One card, face up. Its name is text for those who cannot see it: "five of hearts, penalty card". */
export const CardFace = ({ card, size, verdict, penalty, end, as: Tag = 'span', attributes }: CardFaceProps) => {
  const words = useWords();
  const letter = words.rank(rankOf(card));
  const name = words.plain({ key: penalty ? 'cardNamePenalty' : 'cardNameOnly', params: { card } });
  const named = verdict ? { 'data-card': card, 'data-verdict': verdict } : {};
  return (
    <Tag
      {...attributes}
      {...named}
      class={['card', size, end ? 'end' : ''].filter(Boolean).join(' ')}
      data-suit={suitOf(card)}
      data-pc={penalty}
    >
      <span class="sr">{name}</span>
      <b aria-hidden="true" class={letter.length > 1 ? 'ten' : ''}>
        {letter}
      </b>
      <i class="pip" aria-hidden="true" />
      {penalty && <i class="bars" aria-hidden="true" />}
    </Tag>
  );
};

/** A row of cards; `children` are {@link CardFace}s as list items. */
export const CardRow = ({ label, children }: { readonly label?: string; readonly children: ComponentChildren }) => (
  <ul class="cards" aria-label={label}>
    {children}
  </ul>
);

/** Whether the card at `i` is the last of its suit in a row of sorted cards that goes on with another suit. */
export const endsSuit = (cards: readonly Card[], i: number): boolean => {
  const card = cards[i];
  const next = cards[i + 1];
  return card !== undefined && next !== undefined && suitOf(next) !== suitOf(card);
};
