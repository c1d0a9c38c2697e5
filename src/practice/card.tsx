import type { JSX } from 'preact';
import { type Card, rankOf, type Seat, suitOf } from '../bridge';
import type { Words } from '../words';
import type { Marks } from './marks';
import { still } from './still';
import type { Sign } from './tabletop';

/** What every part of the table is drawn with. The functions stay the same from one drawing to the next. */
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

type FaceProps = {
  readonly card: Card;
  readonly words: Words /** For those who do not see it. */;
  readonly name: string;
};

/** The face of a card: rank and suit. */
export const Face = ({ card, words, name }: FaceProps): JSX.Element => {
  const rank = words.rank(rankOf(card));
  return (
    <>
      <span class="sr">{name}</span>
      <b aria-hidden="true" class={rank.length > 1 ? 'ten' : undefined}>
        {rank}
      </b>
      <i class="pip" />
    </>
  );
};

type Place = Pick<Drawing, 'words' | 'onCard'> & { readonly seat: Seat; readonly card: Card };

/** What the ruling says of one card. */
type CardMarks = {
  readonly verdict: 'illegal' | 'depends' | undefined;
  readonly penalty: 'minor' | 'major' | undefined;
  readonly waiting: boolean;
};

export const marksOn = (marks: Marks, card: Card): CardMarks => ({
  verdict: marks.verdicts.get(card),
  penalty: marks.penalty.get(card),
  waiting: marks.waiting.has(card),
});

/** "five of hearts, West, minor penalty card". */
const nameOf = ({ words, card, seat, verdict, penalty, waiting }: Place & CardMarks): string => {
  const marks = [penalty, waiting && 'seen', verdict].filter((mark) => mark !== undefined && mark !== false);
  const said = marks.map((mark) => words.plain({ key: `practice_${mark}` }));
  return [words.card(card), words.seat(seat), ...said].join(', ');
};

const DRESS = { illegal: 'off', depends: 'maybe' } as const;

const classOf = ({ verdict, waiting, inFront }: HandCardProps): string =>
  ['card', inFront && 'mid', verdict && DRESS[verdict], waiting && 'waiting'].filter(Boolean).join(' ');

type HandCardProps = Place &
  CardMarks & {
    /** It is the one of its hand that Tab stops at. */
    readonly tab: boolean;
    /** It lies before the hand, where a tab beside it says what it is. */
    readonly inFront: boolean;
  };

/** A card of a hand, face up. */
export const HandCard = still((props: HandCardProps) => {
  const { card, seat, penalty, words, onCard, tab, inFront } = props;
  return (
    <button
      type="button"
      class={classOf(props)}
      data-face={card}
      data-suit={suitOf(card)}
      data-pc={inFront ? undefined : penalty}
      tabIndex={tab ? 0 : -1}
      onClick={() => onCard(seat, card)}
    >
      <Face card={card} words={words} name={nameOf(props)} />
      {!inFront && penalty && <span class="bars" />}
    </button>
  );
});

type BackProps = Pick<Drawing, 'words' | 'onBack'> & { readonly seat: Seat; readonly tab: boolean };

/** A card of a hidden hand. */
export const HandBack = still(({ seat, words, onBack, tab }: BackProps) => (
  <button
    type="button"
    class="card back"
    data-back=""
    aria-label={words.plain({ key: 'practice_back', params: { seat } })}
    tabIndex={tab ? 0 : -1}
    onClick={() => onBack(seat)}
  />
));

/** A card in the middle. */
export const TrickCard = still(({ seat, card, words, onCard }: Place) => (
  <li class={`at-${seat}`}>
    <button
      type="button"
      class="card mid"
      data-played={card}
      data-by={seat}
      data-suit={suitOf(card)}
      onClick={() => onCard(seat, card)}
    >
      <Face card={card} words={words} name={words.plain({ key: 'practice_played', params: { card, seat } })} />
    </button>
  </li>
));
