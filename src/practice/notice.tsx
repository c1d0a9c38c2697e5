import type { JSX } from 'preact';
import type { RecordFault } from '../records';
import { Say } from '../ui';
import { eventText } from '../ui/text/event';
import { message } from '../words';
import type { Notice } from './desk';
import type { Refusal } from './open';

const Refused = ({ refusal }: { readonly refusal: Refusal }): JSX.Element => {
  const { error, what } = refusal;
  return (
    <p>
      <b>
        <Say what={message('practice_refused')} />
      </b>{' '}
      {error.event !== null && (
        <>
          <Say what={message('practice_atEvent', { event: error.event })} />
          {what && (
            <>
              {' ('}
              <Say what={eventText(what)} />)
            </>
          )}
          {': '}
        </>
      )}
      <Say what={{ key: `error_${error.code}` }} /> <span class="quiet">({error.message})</span>
    </p>
  );
};

/** More faults than this stay folded: a whole club's file can be of a kind that nobody reads. */
const FAULTS_SHOWN = 50;

const whereOf = ({ board, place, line }: RecordFault): ReturnType<typeof message> => {
  if (board !== null) return message('practice_faultAtBoard', { board, line });
  return place > 0 ? message('practice_faultAtPlace', { place, line }) : message('practice_faultAtLine', { line });
};

const Faults = ({ faults }: { readonly faults: readonly RecordFault[] }): JSX.Element => (
  <details open={faults.length <= 3}>
    <summary>
      <Say what={message('practice_unread', { count: faults.length })} />
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard */}
    <ul tabIndex={0}>
      {faults.slice(0, FAULTS_SHOWN).map((fault) => (
        <li key={fault.place}>
          <Say what={whereOf(fault)} />: <Say what={{ key: `practice_fault_${fault.key}`, params: fault.params }} />
        </li>
      ))}
    </ul>
  </details>
);

type NoticeProps = { readonly notice: Notice; readonly onDismiss: () => void };

/** What could not be done or read, in words; it stays until it is put away or something else is done. */
export const NoticeBar = ({ notice, onDismiss }: NoticeProps): JSX.Element => (
  <div class="notice" data-notice={notice.kind}>
    {notice.kind === 'cannot' && (
      <p>
        <Say what={notice.why} />
      </p>
    )}
    {notice.kind === 'refused' && <Refused refusal={notice.refusal} />}
    {notice.kind === 'faults' && <Faults faults={notice.faults} />}
    <button type="button" class="btn link" data-action="dismiss" onClick={onDismiss}>
      <Say what={message('practice_dismiss')} />
    </button>
  </div>
);
