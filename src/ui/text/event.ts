import type { TableEvent } from '../../laws';
import type { Message } from '../../table/view';
import { message } from '../../words';

/** What happened, as a line of the time line. */
export const eventText = (event: TableEvent): Message => {
  switch (event.type) {
    case 'play':
      return message('event_play', { seat: event.seat, card: event.card });
    case 'expose':
      return message('event_expose', { seat: event.seat, cards: event.cards, how: event.how });
    case 'withdraw':
      // That an undo is a take-back needs no second word.
      return message('event_withdraw', {
        seat: event.seat,
        card: event.card,
        ...(event.why === 'undo' ? {} : { why: event.why }),
      });
    case 'choose':
      return message(`event_choose_${event.choice}`, { suits: event.suits ?? [] });
    case 'designate':
      return message('event_designate', { card: event.card });
    case 'accept':
      return message(event.as === 'dummy' ? 'event_acceptDummy' : 'event_accept');
    case 'refuse':
      return message('event_refuse');
    case 'restrict':
      return event.require
        ? message('event_restrict_require', { seat: event.seat, suits: event.require })
        : message('event_restrict_forbid', { seat: event.seat, suits: event.forbid ?? [] });
    case 'direct':
      return message('event_direct', { seat: event.seat, card: event.card, word: event.as });
  }
};
