import type { Decision } from '../laws';
import type { TableView } from '../table/view';
import { message } from '../words';
import { LawChip } from './kit';
import { Say } from './say';
import { Failure, useSend } from './send';

type DesignateProps = { readonly table: TableView; readonly decision: Extract<Decision, { kind: 'designate' }> };

/** Declarer names which of several penalty cards is to be played (51A). */
export const Designate = ({ table, decision }: DesignateProps) => {
  const { send, failure } = useSend();
  const law = table.explanation.decisionLaw ?? '51A';
  return (
    <section class="block" data-decision="designate">
      <div class="top">
        <h2>
          <Say what={message('designateAsk', { seat: decision.seat })} />
        </h2>
        <LawChip law={law} laws={table.ruling.laws} />
      </div>
      <div class="name-list">
        {decision.cards.map((card) => (
          <button
            key={card}
            class="btn pick"
            type="button"
            data-action="designate"
            data-card={card}
            onClick={() => void send({ type: 'enter', event: { type: 'designate', card } })}
          >
            <Say what={message('designateName', { card })} />
          </button>
        ))}
      </div>
      <Failure why={failure} />
      <p class="small quiet">
        <Say what={message('designateThen')} />
      </p>
    </section>
  );
};
