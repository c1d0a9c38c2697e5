import type { TableEvent } from '../../laws';
import type { TableView } from '../../table/view';

const shows = (event: TableEvent): boolean => event.type === 'expose' || event.type === 'withdraw';

/**
 * Whether the table waits for the Director: a card was taken back and its meaning is open. Once play goes on, the card still
 * waits, but the table does not.
 */
export const waitsForDirector = (table: TableView): boolean => {
  const last = table.timeline.findLast(({ event }) => event.type === 'play' || shows(event));
  return table.ruling.exposed.some(({ why }) => why === 'undo') && last !== undefined && shows(last.event);
};
