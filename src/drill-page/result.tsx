import { isRightAnswer, type Question } from '../drill';
import type { Message } from '../table/view';
import { Say } from '../ui';
import { LawChip } from '../ui/law-chip';
import { message } from '../words';
import { type Reason, reasonsFor } from './reasons';

/** How an answer came out: right, or how many were left out and how many were too many. */
const outcomeOf = ({ options, ask }: Question, chosen: ReadonlySet<string>, isRight: boolean): Message[] => {
  if (isRight) return [message('drill_right')];
  const left = options.filter((option) => option.isRight && !chosen.has(option.id)).length;
  const extra = options.filter((option) => !option.isRight && chosen.has(option.id)).length;
  // Where one of each is right, what was left out and what is too many are the same mistake.
  if (ask === 'kinds' || ask === 'speaker') return [message('drill_wrong')];
  return [
    message('drill_wrong'),
    ...(left > 0 ? [message('drill_left', { count: left })] : []),
    ...(extra > 0 ? [message('drill_extra', { count: extra })] : []),
  ];
};

const ReasonLine = ({ reason, question }: { readonly reason: Reason; readonly question: Question }) => {
  const { verdict, cards, lines, law } = reason;
  return (
    <li>
      <span>
        {verdict && <i class={verdict === 'may' ? 'mark ok' : 'mark no'} aria-hidden="true" />}{' '}
        {cards.length > 0 && (
          <>
            <b>
              <Say what={message('optionLeaves', { cards })} />
              {verdict && (
                <>
                  {' '}
                  <Say what={message(`drill_${verdict}`, { count: cards.length })} />
                </>
              )}
              :
            </b>{' '}
          </>
        )}
        {lines.map((line) => (
          <span key={line.key}>
            <Say what={line} />{' '}
          </span>
        ))}
      </span>
      {law && <LawChip law={law} laws={question.situation.laws} />}
    </li>
  );
};

type ResultProps = {
  readonly question: Question;
  /** What was answered; null before that. */
  readonly chosen: ReadonlySet<string> | null;
  /** Why there is no answer yet, once one was asked for. */
  readonly lack: Message | null;
};

/** The answer, told once and politely, and why, each with its Law. */
export const Result = ({ question, chosen, lack }: ResultProps) => {
  const isRight = chosen !== null && isRightAnswer(question, chosen);
  const told = chosen === null ? (lack ? [lack] : []) : outcomeOf(question, chosen, isRight);
  return (
    <div class="result" {...(chosen === null ? {} : { 'data-result': isRight ? 'right' : 'wrong' })}>
      <p role="status">
        {chosen !== null && <i class={isRight ? 'mark ok' : 'mark stop'} aria-hidden="true" />}
        {told.map((line) => (
          <b key={line.key}>
            <Say what={line} />{' '}
          </b>
        ))}
      </p>
      {chosen !== null && (
        <ol class="whys">
          {reasonsFor(question).map((reason) => (
            <ReasonLine
              key={`${reason.verdict} ${reason.cards.join()} ${reason.law}`}
              reason={reason}
              question={question}
            />
          ))}
        </ol>
      )}
    </div>
  );
};
