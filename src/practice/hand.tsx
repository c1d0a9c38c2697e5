import type { JSX } from 'preact';
import { type Card, type Seat, SUITS, suitOf } from '../bridge';
import { type Drawing, HandBack, HandCard, marksOn } from './card';

type HandProps = Drawing & {
  readonly seat: Seat;
  /** Cards to be seen in the hand, sorted; those lying before it are elsewhere. */
  readonly faces: readonly Card[];
  readonly backs: number;
};

/** Moves the focus along the cards of a hand with the arrows up and down, so that Tab goes from hand to hand. */
const moveFocus = (event: KeyboardEvent): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof Element)) return;
  const cards = [...event.currentTarget.querySelectorAll('button')];
  const at = cards.findIndex((card) => card.isSameNode(document.activeElement));
  cards[(at + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
};

const SHAPE = { N: 'across', S: 'across', W: 'side', E: 'side' } as const;

/** One hand, a row a suit at the sides and one row above and below, with the name of its seat. */
export const Hand = (props: HandProps): JSX.Element => {
  const { seat, faces, backs, words, marks, onCard, onBack } = props;
  return (
    <section class={`place at-${seat}`}>
      <p class="who">
        <b>{words.seat(seat)}</b> {marks.notes[seat].map(words.plain).join(' · ')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the cards of a hand */}
      <div
        role="group"
        class={`hand ${SHAPE[seat]}`}
        data-hand={seat}
        aria-label={words.seat(seat)}
        onKeyDown={moveFocus}
      >
        {SUITS.map((suit) => {
          const cards = faces.filter((card) => suitOf(card) === suit);
          return (
            cards.length > 0 && (
              <div class="suit" key={suit}>
                {cards.map((card) => (
                  <HandCard
                    key={card}
                    {...{ card, seat, words, onCard, inFront: false, tab: card === faces[0] }}
                    {...marksOn(marks, card)}
                  />
                ))}
              </div>
            )
          );
        })}
        {backs > 0 && (
          <div class="suit closed" key="closed">
            {Array.from({ length: backs }, (_, i) => (
              // Closed cards are alike: their place is all that tells one from another.
              <HandBack key={i} {...{ seat, words, onBack, tab: i === 0 && faces.length === 0 }} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
};

type FrontProps = Drawing & { readonly seat: Seat; readonly cards: readonly Card[] };

/** The cards that lie face up before a seat, each with the tab that says what it is. */
export const Front = ({ seat, cards, marks, words, onCard }: FrontProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the cards before a seat
  <div
    role="group"
    class={`front at-${seat}`}
    data-hand={seat}
    aria-label={words.plain({ key: 'practice_front', params: { seat } })}
  >
    {cards.map((card, i) => {
      const on = marksOn(marks, card);
      return (
        <div class={on.penalty ? 'pc' : 'pc seen'} data-status={on.penalty} key={card}>
          <HandCard {...{ card, seat, words, onCard, inFront: true, tab: i === 0 }} {...on} />
          {on.penalty && (
            <span class="tab" data-status={on.penalty} aria-hidden="true">
              {words.plain({ key: `status_${on.penalty}` })}
            </span>
          )}
        </div>
      );
    })}
  </div>
);
