import { partnerOf, suitOf } from '../bridge';
import { type Ruling, replay, rulingOf, type TableEvent } from '../laws';
import { message } from '../words';
import type { Position } from './position';

type Message = ReturnType<typeof message>;

/** What happened in one trick, a sentence for each event. */
export type Chapter = { readonly trick: number; readonly lines: readonly Message[] };

/** How a card was shown, for the ways that the drill uses. */
const SHOWN = {
  dropped: 'drill_shown_dropped',
  seen: 'drill_shown_seen',
  named: 'drill_shown_named',
  unseen: 'drill_shown_unseen',
} as const;

const isTold = (how: string): how is keyof typeof SHOWN => Object.hasOwn(SHOWN, how);

const showing = ({ seat, cards, how }: Extract<TableEvent, { type: 'expose' }>): Message => {
  if (!isTold(how)) throw new Error(`the drill has no words for ${how}`);
  return message(SHOWN[how], { seat, cards, partner: partnerOf(seat) });
};

/** A card put down by the player in turn is led or played; by another one, that it was not his turn is said. */
const playing = ({ seat, card }: Extract<TableEvent, { type: 'play' }>, { turn, trick }: Ruling): Message => {
  const isLead = trick.cards.length === 0;
  if (turn === seat || turn === null) return message(isLead ? 'drill_leads' : 'drill_plays', { seat, card });
  return message(isLead ? 'drill_notLead' : 'drill_notTurn', { seat, card, turn });
};

/** A revoke corrected: told by how the table stands after it, for a trick just finished is then open again. */
const correcting = ({ seat, card }: Extract<TableEvent, { type: 'withdraw' }>, { trick }: Ruling): Message => {
  const led = trick.cards[0];
  if (!led) throw new Error('the drill corrects no lead');
  return message('drill_corrects', { seat, card, suits: [suitOf(led.card)] });
};

/** What one event was, told by how the table stood before it, or after a card was taken back. */
const lineOf = (event: TableEvent, before: Ruling): Message => {
  const { decision, declarer } = before;
  switch (event.type) {
    case 'play':
      return playing(event, before);
    case 'expose':
      return showing(event);
    case 'withdraw':
      return correcting(event, before);
    case 'choose':
      return message(`drill_choose_${event.choice}`, { declarer, suits: event.suits ?? [] });
    case 'designate':
      return message('drill_designates', { declarer, card: event.card });
    case 'accept':
    case 'refuse': {
      const card = decision?.kind === 'accept' ? decision.card : '';
      return message(event.type === 'accept' ? 'drill_accepted' : 'drill_refused', { card });
    }
    default:
      throw new Error(`the drill has no words for ${event.type}`);
  }
};

/** How a position came about, trick by trick: with contract, edition and hands all that determines it. */
export const storyOf = ({ situation, ruling }: Position): Chapter[] => {
  const chapters: { trick: number; lines: Message[] }[] = [];
  const tell = (trick: number, line: Message): void => {
    const last = chapters.at(-1);
    if (last?.trick === trick) last.lines.push(line);
    else chapters.push({ trick, lines: [line] });
  };
  for (const [i, event] of situation.events.entries()) {
    const table = replay({ ...situation, events: situation.events.slice(0, event.type === 'withdraw' ? i + 1 : i) });
    if (!table.ok) throw new Error(table.error.message);
    const standing = rulingOf(table.value);
    tell(standing.trick.number, lineOf(event, standing));
  }
  const { number: trick, leader, cards } = ruling.trick;
  // Who is to lead follows from the trick before, which is not always told.
  if (cards.length === 0 && ruling.decision?.kind !== 'accept') tell(trick, message('drill_begins', { leader }));
  return chapters;
};
