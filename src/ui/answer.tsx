import { partnerOf } from '../bridge';
import type { TableEvent } from '../laws';
import type { Message, TableView } from '../table/view';
import { message } from '../words';
import { CardFace, LawChip } from './kit';
import { Say } from './say';
import { Failure, useSend } from './send';
import { Sentences } from './sentences';
import { type Accepting, answerTexts } from './text/answer';

type AnswerButtonProps = {
  readonly action: 'accept' | 'accept-dummy' | 'refuse';
  readonly label: Message;
  readonly then: readonly Message[];
  readonly choose: () => void;
};

const AnswerButton = ({ action, label, then, choose }: AnswerButtonProps) => (
  <button class="word" type="button" data-action={action} onClick={choose}>
    <b>
      <Say what={label} />
    </b>
    <span class="then">
      <Sentences of={then} />
    </span>
  </button>
);

/** An irregular lead or play waits: it is accepted or refused, and each button says what follows. */
export const AnswerBlock = ({ table, decision }: { readonly table: TableView; readonly decision: Accepting }) => {
  const { send, failure } = useSend();
  const { ruling } = table;
  const texts = answerTexts(ruling, decision);
  const opening = decision.law === '54';
  const enter = (event: TableEvent) => () => void send({ type: 'enter', event });
  const { declarer } = ruling;
  const dummy = message('acceptDummyThen', { declarer, partner: partnerOf(declarer) });
  return (
    <section class="block" data-decision="accept">
      <div class="asked">
        <CardFace card={decision.card} size="mid" />
        <h2>
          <Say what={texts.head} />
        </h2>
        <LawChip law={table.explanation.decisionLaw ?? decision.law} laws={ruling.laws} />
      </div>
      <div class="words">
        <AnswerButton
          action="accept"
          label={opening ? message('acceptAsPlayer', { declarer }) : message('accept')}
          then={[texts.accept]}
          choose={enter({ type: 'accept' })}
        />
        {opening && (
          <AnswerButton
            action="accept-dummy"
            label={message('acceptAsDummy', { declarer })}
            then={[dummy]}
            choose={enter({ type: 'accept', as: 'dummy' })}
          />
        )}
        <AnswerButton
          action="refuse"
          label={message('refuse')}
          then={texts.refuse}
          choose={enter({ type: 'refuse' })}
        />
      </div>
      <Failure why={failure} />
    </section>
  );
};
