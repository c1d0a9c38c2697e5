import { partnerOf } from '../../bridge';
import type { PenaltyCard, PenaltyReason } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';

/** Why this card is a penalty card, as far as the core tells. */
export const reasonFor = (
  table: TableView,
  { seat, card }: Pick<PenaltyCard, 'seat' | 'card'>,
): PenaltyReason | undefined =>
  table.explanation.penaltyCards.find((reason) => reason.seat === seat && reason.card === card);

/** How it came to be a penalty card and why of this kind: a sentence each. */
export const penaltyReason = (table: TableView, reason: PenaltyReason): Message[] => {
  const { seat, trick } = reason;
  const params = { seat, partner: partnerOf(seat), declarer: table.ruling.declarer, trick };
  const told = message(`cause_${reason.cause}`, params);
  // "So the Director said" needs no second sentence that says it again.
  return reason.cause === 'directed' ? [told] : [told, message(`kind_${reason.kind}`, params)];
};

/** What it means for partner's leads; nothing while that very choice is open, for then the choice says it. */
export const penaltyMeans = (table: TableView, { seat, status }: Pick<PenaltyReason, 'seat' | 'status'>): Message[] => {
  const { decision, declarer } = table.ruling;
  if (decision?.kind === 'lead' && status === 'major') return [];
  return [message(`then_${status}`, { partner: partnerOf(seat), declarer })];
};
