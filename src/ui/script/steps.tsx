import type { Decision, Edition } from '../../laws';
import { message } from '../../words';
import { LawChip } from '../kit';
import { Say } from '../say';
import { Failure, useSend } from '../send';
import { ChoiceButton } from './choice-button';
import type { Script, ScriptStep } from './script';

/** More choices than this are short, without what follows from each. */
const FULL = 6;

type StepProps = { readonly step: ScriptStep; readonly laws: Edition; readonly decision: Decision | null };

const Says = ({ step, laws }: Omit<StepProps, 'decision'>) => (
  <ul class="says">
    {step.says.map(({ what, law }, i) => (
      // Sentences keep their places; the same one can come by two Laws.
      <li key={i}>
        <span>
          <Say what={what} />
        </span>
        {law !== null && <LawChip law={law} laws={laws} />}
      </li>
    ))}
  </ul>
);

const Choices = ({ step, laws, decision }: StepProps) => {
  const { send, failure } = useSend();
  const isFull = step.choices.length <= FULL;
  const opens = decision !== null && decision.kind === step.asks;
  return (
    <div class={isFull ? 'words' : 'words short'} {...(opens ? { 'data-decision': decision.kind } : {})}>
      {step.choices.map((choice) => (
        <ChoiceButton
          key={JSON.stringify(choice.event)}
          choice={choice}
          laws={laws}
          isFull={isFull}
          enter={(event) => void send({ type: 'enter', event })}
        />
      ))}
      <Failure why={failure} />
    </div>
  );
};

const Step = (props: StepProps) => {
  const { step } = props;
  const { head, state, choices } = step;
  return (
    <li class={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
      <h3>
        <span class="sr">
          <Say what={message(`scriptState_${state}`)} />
          {': '}
        </span>
        <Say what={head} />
      </h3>
      <Says {...props} />
      {choices.length > 0 && <Choices {...props} />}
    </li>
  );
};

type StepsProps = { readonly script: Script; readonly decision: Decision | null };

/** The steps of a script, in order; the present one stands out, and has the choices. */
export const Steps = ({ script, decision }: StepsProps) => (
  <ol class="steps">
    {script.steps.map((step, i) => (
      // A script of the same kind has its steps in the same places.
      <Step key={i} step={step} laws={script.laws} decision={decision} />
    ))}
  </ol>
);
