import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Card, type Seat, suitOf } from '../bridge';
import { Say } from '../ui';
import { message, type Words } from '../words';
import { Face } from './card';

type PickerProps = {
  readonly seat: Seat;
  /** The cards that may lie there closed. */
  readonly cards: readonly Card[];
  readonly words: Words;
  readonly onPick: (card: Card) => void;
  readonly onClose: () => void;
};

/** Asks which card a closed one is, so that a hidden hand too can play, drop and show its cards. */
export const Picker = ({ seat, cards, words, onPick, onClose }: PickerProps): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="picker" aria-labelledby="picker-title" onClose={onClose}>
      <h2 id="picker-title">
        <Say what={message('practice_pick', { seat })} />
      </h2>
      <div class="cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            class="card mid"
            data-pick={card}
            data-suit={suitOf(card)}
            onClick={() => onPick(card)}
          >
            <Face card={card} words={words} name={words.card(card)} />
          </button>
        ))}
      </div>
      <button type="button" class="btn" onClick={() => dialog.current?.close()}>
        <Say what={message('practice_cancel')} />
      </button>
    </dialog>
  );
};
