import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answerable, Asked, Question, Round } from '../drill';
import { Say } from '../ui';
import { message } from '../words';
import { Picks } from './picks';
import { Result } from './result';
import { Scene } from './scene';
import { promptOf } from './texts';

/** What is pressed after one more press: of a card's kinds, and of those who may speak, one at a time. */
const toggled = (chosen: ReadonlySet<string>, option: Answerable, { options }: Question): ReadonlySet<string> => {
  const others = new Set(chosen);
  if (others.delete(option.id)) return others;
  for (const other of options) {
    const sameCard = option.type === 'kind' && other.type === 'kind' && other.card === option.card;
    if (sameCard || option.type === 'speaker') others.delete(other.id);
  }
  return others.add(option.id);
};

/** Why there is no answer yet, or null. */
const missing = (chosen: ReadonlySet<string>, { ask, options }: Question) => {
  if (ask === 'kinds' && chosen.size * 3 < options.length) return message('drill_missingKinds');
  return chosen.size === 0 ? message('drill_missing') : null;
};

type QuestionCardProps = {
  readonly round: Round;
  readonly asked: Asked;
  /** Whether focus comes here: it was on a button that has gone. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
};

/** One question, from its story to its answer. */
export const QuestionCard = ({ round, asked, takesFocus, onChange }: QuestionCardProps) => {
  const { question, isAgain } = asked;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [isHasty, setHasty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answered = round.answered() !== null;
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  useLayoutEffect(() => {
    if (answered) next.current?.focus();
  }, [answered]);
  const lack = missing(chosen, question);
  const submit = (): void => {
    setHasty(lack !== null);
    if (lack) return;
    round.answer(chosen);
    onChange();
  };
  const goOn = (): void => {
    round.next();
    onChange();
  };
  return (
    <form
      class="question"
      data-question={question.ask}
      {...(isAgain ? { 'data-again': '' } : {})}
      onSubmit={(event) => {
        event.preventDefault();
        if (answered) goOn();
        else submit();
      }}
    >
      {isAgain && (
        <p class="again quiet">
          <Say what={message('drill_again')} />
        </p>
      )}
      <Scene question={question} />
      <h2 id="prompt" ref={heading} tabIndex={-1}>
        <Say what={promptOf(question)} />
      </h2>
      <p class="hint quiet">
        <Say what={message(`drill_hint_${question.ask}`)} />
      </p>
      <fieldset aria-labelledby="prompt">
        <Picks
          question={question}
          chosen={chosen}
          answered={answered}
          onToggle={(option) => choose(toggled(chosen, option, question))}
        />
      </fieldset>
      <Result question={question} chosen={round.answered()} lack={isHasty ? lack : null} />
      <p class="go">
        {answered ? (
          <button key="next" ref={next} type="submit" class="btn main" data-action="next">
            <Say what={message(round.isLast() ? 'drill_finish' : 'drill_next')} />
          </button>
        ) : (
          <button key="answer" type="submit" class="btn main" data-action="answer">
            <Say what={message('drill_answer')} />
          </button>
        )}
        {round.comesBack() && (
          <span class="quiet">
            <Say what={message('drill_comesBack')} />
          </span>
        )}
      </p>
    </form>
  );
};
