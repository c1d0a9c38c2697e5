import type { PenaltyCard } from '../laws';
import { message } from '../words';
import { Say } from './say';

/** The word on a penalty card; two bars and a filled tab: major; one bar and an open tab: minor. */
export const StatusTab = ({ status }: Pick<PenaltyCard, 'status'>) => (
  <span class="tab" data-status={status}>
    <Say what={message(`status_${status}`)} />
  </span>
);

/** What tells a penalty card to tests and style sheets. */
export const penaltyData = ({ card, seat, status }: PenaltyCard) => ({
  'data-penalty-card': card,
  'data-seat': seat,
  'data-status': status,
});
