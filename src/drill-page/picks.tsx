import type { ComponentChildren } from 'preact';
import { compareCards, SUITS, suitOf } from '../bridge';
import type { Answerable, Question } from '../drill';
import { Say } from '../ui';
import { CardFace, Pip } from '../ui/card-face';
import { useWords } from '../ui/context';
import { choiceName } from '../ui/text/option';
import { message } from '../words';
import { speakerName } from './texts';

/** What became of one thing that could be answered. */
type MarkName = 'right' | 'missed' | 'wrong' | 'avoided';

const markOf = (isRight: boolean, isChosen: boolean): MarkName => {
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'avoided';
};

export type PicksProps = {
  readonly question: Question;
  readonly chosen: ReadonlySet<string>;
  readonly answered: boolean;
  readonly onToggle: (option: Answerable) => void;
};

/** A mark by shape and by word: a tick in a disc when right, an exclamation mark in a square when not. */
const Mark = ({ mark }: { readonly mark: MarkName }) => {
  const isFine = mark === 'right' || mark === 'avoided';
  return (
    <span class="outcome" data-mark={mark}>
      <i class={isFine ? 'mark ok' : 'mark stop'} aria-hidden="true" />
      <span class={isFine ? 'sr' : ''}>
        <Say what={message(`drill_mark_${mark}`)} />
      </span>
    </span>
  );
};

type PickProps = PicksProps & {
  readonly option: Answerable;
  readonly class: string;
  readonly children: ComponentChildren;
};

/** One thing that can be answered: a button that stays pressed, and once answered its mark. */
const Pick = ({ option, chosen, answered, onToggle, class: look, children }: PickProps) => {
  const isChosen = chosen.has(option.id);
  const mark = markOf(option.isRight, isChosen);
  // Of a row of which one is right, the others were not avoided: only what was chosen and what was right is marked.
  const isQuiet = mark === 'avoided' && option.type !== 'card' && option.type !== 'choice';
  return (
    <button
      type="button"
      class={look}
      data-option={option.id}
      aria-pressed={isChosen}
      // A button that is disabled under the finger drops the focus; this one only does nothing.
      aria-disabled={answered}
      onClick={() => !answered && onToggle(option)}
    >
      {children}
      {answered && !isQuiet && <Mark mark={mark} />}
    </button>
  );
};

const CardPicks = (props: PicksProps) => {
  const { question, answered } = props;
  const statuses = new Map(question.ruling.penaltyCards.map(({ card, status }) => [card, status]));
  const options = question.options.filter((option) => option.type === 'card');
  return (
    <ul class="picks">
      {SUITS.map((suit) => {
        const own = options.filter(({ card }) => suitOf(card) === suit).sort((a, b) => compareCards(a.card, b.card));
        return (
          own.length > 0 && (
            <li key={suit} class="suit">
              {own.map((option) => (
                <Pick key={option.id} {...props} option={option} class="pick">
                  <CardFace
                    card={option.card}
                    size="mid"
                    {...dress(statuses.get(option.card), answered, option.isRight)}
                  />
                </Pick>
              ))}
            </li>
          )
        );
      })}
    </ul>
  );
};

const dress = (penalty: 'minor' | 'major' | undefined, answered: boolean, isRight: boolean) => ({
  ...(penalty ? { penalty } : {}),
  ...(answered ? { verdict: isRight ? ('legal' as const) : ('illegal' as const) } : {}),
});

const ChoicePicks = (props: PicksProps) => {
  const words = useWords();
  const { question } = props;
  const isPlay = question.ruling.decision?.kind === 'play';
  return (
    <div class="chips">
      {question.options
        .filter((option) => option.type === 'choice')
        .map((option) => {
          const isAny = isPlay && option.choice === 'free';
          const name = isAny
            ? message('drill_anyCard')
            : choiceName({ ...option, picksUp: [], legal: [], illegal: [], depends: [] });
          return (
            <Pick key={option.id} {...props} option={option} class="btn chip">
              <span class="sr">{words.plain(name)}</span>
              <span aria-hidden="true">
                <Say what={isAny ? name : message(`choice_${option.choice}`)} />{' '}
                {option.suits.map((suit) => (
                  <Pip key={suit} suit={suit} />
                ))}
              </span>
            </Pick>
          );
        })}
    </div>
  );
};

const KindPicks = (props: PicksProps) => {
  const words = useWords();
  const options = props.question.options.filter((option) => option.type === 'kind');
  const firsts = options.filter(({ kind }) => kind === 'none');
  return (
    <ul class="kinds">
      {firsts.map(({ card, seat }) => (
        <li key={card}>
          <span class="whose">
            <CardFace card={card} size="mid" />
            <span>{words.plain(message('drill_ofSeat', { seat }))}</span>
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: the buttons of one card, of which one is pressed */}
          <span class="chips" role="group" aria-label={words.card(card)}>
            {options
              .filter((option) => option.card === card)
              .map((option) => (
                <Pick key={option.id} {...props} option={option} class="btn chip">
                  <Say what={message(`word_${option.kind}`)} />
                </Pick>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const SpeakerPicks = (props: PicksProps) => (
  <div class="chips">
    {props.question.options
      .filter((option) => option.type === 'speaker')
      .map((option) => (
        <Pick key={option.id} {...props} option={option} class="btn chip">
          <Say what={speakerName(option, props.question)} />
        </Pick>
      ))}
  </div>
);

const PICKS = { cards: CardPicks, choices: ChoicePicks, kinds: KindPicks, speaker: SpeakerPicks } as const;

/** Everything that can be answered, as buttons that stay pressed. */
export const Picks = (props: PicksProps) => {
  const Form = PICKS[props.question.ask];
  return <Form {...props} />;
};
