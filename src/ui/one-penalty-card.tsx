import type { PenaltyCard } from '../laws';
import type { TableView } from '../table/view';
import { message } from '../words';
import { DirectorWords } from './director';
import { CardLaw } from './information';
import { CardFace } from './kit';
import { Say } from './say';
import { Sentences } from './sentences';
import { penaltyData, StatusTab } from './status-tab';
import { penaltyMeans, penaltyReason, reasonFor } from './text/penalty';

type OnePenaltyCardProps = { readonly table: TableView; readonly pc: PenaltyCard; readonly isNew: boolean };

/** A defender's only penalty card: large, with its kind, how it came about, and what it means. */
export const OnePenaltyCard = ({ table, pc, isNew }: OnePenaltyCardProps) => {
  const reason = reasonFor(table, pc);
  return (
    <div class="on-table" {...penaltyData(pc)}>
      <div class={isNew ? 'pc new' : 'pc'} data-status={pc.status}>
        <CardFace card={pc.card} size="big" />
        <StatusTab status={pc.status} />
      </div>
      <h2>
        <Say what={message(`penaltyHead_${pc.status}`)} />
      </h2>
      <CardLaw table={table} seat={pc.seat} card={pc.card} law={reason?.law ?? '50B'} />
      <p>
        <Sentences of={[...(reason ? penaltyReason(table, reason) : []), ...penaltyMeans(table, pc)]} />
      </p>
      <DirectorWords seat={pc.seat} card={pc.card} />
    </div>
  );
};
