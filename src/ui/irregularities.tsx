import type { Irregularity } from '../laws';
import type { TableView } from '../table/view';
import { message } from '../words';
import { useWords } from './context';
import { LawChip } from './kit';
import { Say } from './say';
import { Failure, useSend } from './send';

const Revoke = ({ table, revoke }: { readonly table: TableView; readonly revoke: Irregularity }) => {
  const { send, failure } = useSend();
  const { seat, card, trick, law, established } = revoke;
  const correct = () => void send({ type: 'enter', event: { type: 'withdraw', seat, card, why: 'revoke' } });
  return (
    <li class="irregular" data-irregularity="revoke" data-seat={seat}>
      <i class="mark stop" aria-hidden="true" />
      <h2>
        <Say what={message('revokeHead', { seat, card })} />
      </h2>
      <LawChip law={law} laws={table.ruling.laws} />
      <p>
        <Say what={message(established ? 'revokeEstablished' : 'revokeOpen', { trick })} />
      </p>
      {!established && (
        <button class="btn mini" type="button" data-action="correct" onClick={correct}>
          <Say what={message('revokeCorrect', { card })} />
        </button>
      )}
      <Failure why={failure} />
    </li>
  );
};

/** Revokes, until they are corrected. */
export const Irregularities = ({ table }: { readonly table: TableView }) => {
  const words = useWords();
  const { irregularities } = table.ruling;
  if (irregularities.length === 0) return null;
  return (
    <ul class="irregulars" aria-label={words.plain(message('irregularities'))}>
      {irregularities.map((revoke) => (
        <Revoke key={`${revoke.seat} ${revoke.card} ${revoke.trick}`} table={table} revoke={revoke} />
      ))}
    </ul>
  );
};
