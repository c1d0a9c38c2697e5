import { partnerOf } from '../../bridge';
import type { PenaltyReason } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';

/** How it came to be a penalty card and why of this kind: a sentence each. */
export const penaltyReason = (table: TableView, reason: PenaltyReason): Message[] => {
  const { seat, trick } = reason;
  const params = { seat, partner: partnerOf(seat), declarer: table.ruling.declarer, trick };
  const told = message(`cause_${reason.cause}`, params);
  // "So the Director said" needs no second sentence that says it again.
  return reason.cause === 'directed' ? [told] : [told, message(`kind_${reason.kind}`, params)];
};

/** What it means for partner's leads. */
export const penaltyMeans = (table: TableView, { seat, status }: Pick<PenaltyReason, 'seat' | 'status'>): Message =>
  message(`then_${status}`, { partner: partnerOf(seat), declarer: table.ruling.declarer });
