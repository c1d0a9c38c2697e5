import type { JSX } from 'preact';
import { Say } from '../ui';
import { message, type Words } from '../words';
import { MODES, type Mode } from './desk';
import { HIDINGS, type Hiding, viewerOf } from './hiding';

type ModesProps = { readonly mode: Mode; readonly words: Words; readonly onMode: (mode: Mode) => void };

/** What a click on a card does. */
export const Modes = ({ mode, words, onMode }: ModesProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: these buttons act at once, they are no part of a form
  <div class="modes" role="group" aria-label={words.plain(message('practice_click'))}>
    <span class="small quiet" aria-hidden="true">
      <Say what={message('practice_click')} />
    </span>
    <div class="segments">
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          data-mode={each}
          aria-pressed={each === mode}
          title={words.plain(message(`practice_mode_${each}_hint`))}
          onClick={() => onMode(each)}
        >
          <Say what={message(`practice_mode_${each}`)} />
        </button>
      ))}
    </div>
  </div>
);

/** One step, or all the way. */
export type Step = 'first' | 'back' | 'next' | 'last';

type StepsProps = {
  readonly words: Words;
  readonly trick: number;
  /** Whether there is a step back, and one on. */
  readonly back: boolean;
  readonly on: boolean;
  readonly onStep: (step: Step) => void;
};

const ARROWS: Readonly<Record<Step, JSX.Element>> = {
  first: <span aria-hidden="true">|‹</span>,
  back: <span aria-hidden="true">‹</span>,
  next: <span aria-hidden="true">›</span>,
  last: <span aria-hidden="true">›|</span>,
};

const StepButton = ({ step, words, back, on, onStep }: StepsProps & { readonly step: Step }): JSX.Element => {
  const can = step === 'first' || step === 'back' ? back : on;
  const name = words.plain(message(`practice_step_${step}`));
  return (
    <button
      type="button"
      class="btn"
      data-action={step}
      // A button that is disabled under the finger drops the focus; this one only does nothing.
      aria-disabled={!can}
      aria-label={name}
      title={name}
      onClick={() => can && onStep(step)}
    >
      {ARROWS[step]}
    </button>
  );
};

/** Steps through what was played. */
export const Steps = (props: StepsProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: these buttons act at once, they are no part of a form
  <div class="steps" role="group" aria-label={props.words.plain(message('practice_steps'))}>
    <StepButton {...props} step="first" />
    <StepButton {...props} step="back" />
    <span class="position">
      <Say what={message('practice_position', { trick: props.trick })} />
    </span>
    <StepButton {...props} step="next" />
    <StepButton {...props} step="last" />
  </div>
);

type HidingsProps = { readonly hiding: Hiding; readonly words: Words; readonly onHide: (hiding: Hiding) => void };

/** Through whose eyes the table is seen. */
export const Hidings = ({ hiding, words, onHide }: HidingsProps): JSX.Element => (
  // biome-ignore lint/a11y/useSemanticElements: these buttons act at once, they are no part of a form
  <div class="hidings" role="group" aria-label={words.plain(message('practice_hands'))}>
    <div class="segments">
      {HIDINGS.map((each) => {
        const viewer = viewerOf(each);
        const name = viewer ? message('practice_seenBy', { seat: viewer }) : message(hidingKey(each));
        return (
          <button
            key={each}
            type="button"
            data-hide={each}
            aria-pressed={each === hiding}
            aria-label={words.plain(name)}
            title={words.plain(name)}
            onClick={() => onHide(each)}
          >
            {viewer ? words.seatLetter(viewer) : <Say what={name} />}
          </button>
        );
      })}
    </div>
  </div>
);

const hidingKey = (hiding: Hiding) => {
  if (hiding === 'EW') return 'practice_hide_EW' as const;
  return hiding === 'NS' ? ('practice_hide_NS' as const) : ('practice_hide_none' as const);
};
