import type { JSX } from 'preact';
import { type Card, rankOf, type Seat, suitOf } from '../bridge';
import type { Words } from '../words';
import type { Marks } from './marks';
import type { Sign } from './tabletop';

/** What every part of the table is drawn with. */
export type Drawing = {
  readonly words: Words;
  readonly marks: Marks;
  /** A card was clicked, wherever it lies. */
  readonly onCard: (seat: Seat, card: Card) => void;
  /** A closed card of a seat was clicked. */
  readonly onBack: (seat: Seat) => void;
  /** A claim or the last trick is to be shown, or shown no more. */
  readonly onShow: (sign: Sign) => void;
};

/** The face of a card: rank and suit, with its name for those who do not see it. */
export const Face = ({ card, words }: { readonly card: Card; readonly words: Words }): JSX.Element => {
  const rank = words.rank(rankOf(card));
  return (
    <>
      <b aria-hidden="true" class={rank.length > 1 ? 'ten' : undefined}>
        {rank}
      </b>
      <i class="pip" />
    </>
  );
};

type CardProps = Drawing & { readonly seat: Seat; readonly card: Card };

/** What the ruling says of a card, in words, for its name. */
const spoken = ({ marks, words, card }: CardProps): string[] => {
  const penalty = marks.penalty.get(card);
  const verdict = marks.verdicts.get(card);
  return [
    ...(penalty ? [words.plain({ key: `practice_${penalty}` })] : []),
    ...(marks.waiting.has(card) ? [words.plain({ key: 'practice_seen' })] : []),
    ...(verdict ? [words.plain({ key: `practice_${verdict}` })] : []),
  ];
};

const nameOf = (props: CardProps): string =>
  [props.words.card(props.card), props.words.seat(props.seat), ...spoken(props)].join(', ');

const DRESS = { illegal: ' off', depends: ' maybe' } as const;

/** A card of a hand, face up. `tab` makes it the one of its hand that Tab stops at. */
export const HandCard = (props: CardProps & { readonly tab: boolean; readonly size?: string }): JSX.Element => {
  const { card, seat, marks, words, onCard, tab, size = '' } = props;
  const verdict = marks.verdicts.get(card);
  return (
    <button
      type="button"
      class={`card${size}${verdict ? DRESS[verdict] : ''}${marks.waiting.has(card) ? ' waiting' : ''}`}
      data-face={card}
      data-suit={suitOf(card)}
      data-pc={size ? undefined : marks.penalty.get(card)}
      aria-label={nameOf(props)}
      tabIndex={tab ? 0 : -1}
      onClick={() => onCard(seat, card)}
    >
      <Face card={card} words={words} />
      {!size && marks.penalty.has(card) && <span class="bars" />}
    </button>
  );
};

/** A card of a hidden hand. */
export const HandBack = ({ seat, words, onBack, tab }: Drawing & { readonly seat: Seat; readonly tab: boolean }) => (
  <button
    type="button"
    class="card back"
    data-back=""
    aria-label={words.plain({ key: 'practice_back', params: { seat } })}
    tabIndex={tab ? 0 : -1}
    onClick={() => onBack(seat)}
  />
);

/** A card in the middle. */
export const TrickCard = ({ seat, card, words, onCard }: CardProps): JSX.Element => (
  <li class={`at-${seat}`}>
    <button
      type="button"
      class="card mid"
      data-played={card}
      data-by={seat}
      data-suit={suitOf(card)}
      aria-label={words.plain({ key: 'practice_played', params: { card, seat } })}
      onClick={() => onCard(seat, card)}
    >
      <Face card={card} words={words} />
    </button>
  </li>
);
