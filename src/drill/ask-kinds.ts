import { type SeatCard, sameSide } from '../bridge';
import type { Answerable, FreeReason, Kind, Position } from './position';

const KINDS: readonly Kind[] = ['none', 'minor', 'major'];

/** With more cards shown, a question is a list to be worked through. */
const MOST_CARDS = 4;

/** Every card that was shown or put down and is held still, in the order in which that happened. */
const faced = ({ situation: { events }, known }: Position): SeatCard[] => {
  const seen = events.flatMap((event): SeatCard[] => {
    if (event.type === 'expose') return event.cards.map((card) => ({ seat: event.seat, card }));
    return event.type === 'play' ? [{ seat: event.seat, card: event.card }] : [];
  });
  return [...new Map(seen.map((each) => [each.card, each])).values()].filter(({ seat, card }) =>
    known[seat].includes(card),
  );
};

/** Why a card that was shown is no penalty card: there are no other ways in the drill. */
const freeReason = ({ situation, ruling }: Position, { seat, card }: SeatCard): FreeReason => {
  if (sameSide(seat, ruling.declarer)) return 'declaring';
  const shown = situation.events.findLast((event) => event.type === 'expose' && event.cards.includes(card));
  return shown?.type === 'expose' && shown.how === 'unseen' ? 'unseen' : 'pickedUp';
};

const LAW_OF = { declaring: '48', unseen: '49', pickedUp: '50D2' } as const satisfies Record<FreeReason, string>;

/** The three things that a card can be, of which it is one. */
const kindsOf = (position: Position, lying: SeatCard): Answerable[] => {
  const { seat, card } = lying;
  const reason = position.explanation.penaltyCards.find((each) => each.card === card);
  const free = reason ? null : freeReason(position, lying);
  const law = reason?.law ?? (free === null ? '50' : LAW_OF[free]);
  const is = reason?.status ?? 'none';
  return KINDS.map((kind) => ({
    type: 'kind',
    id: `${card} ${kind}`,
    seat,
    card,
    kind,
    free,
    isRight: kind === is,
    law,
  }));
};

/** "Which cards are penalty cards?": each card that was shown, and what it is; nothing while one waits for its turn or an answer. */
export const kindOptions = (position: Position): Answerable[] => {
  const { decision, exposed } = position.ruling;
  if (decision?.kind === 'accept' || exposed.length > 0) return [];
  const cards = faced(position);
  return cards.length > MOST_CARDS ? [] : cards.flatMap((lying) => kindsOf(position, lying));
};
