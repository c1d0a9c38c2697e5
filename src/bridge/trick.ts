import { type Card, cardIndex, type Suit, suitOf } from './cards';
import { nextSeat, type Seat } from './seats';

/** A card with the seat that played it. */
export type SeatCard = { readonly seat: Seat; readonly card: Card };

/** Whether `card` beats `best`, the winner so far, when `trumps` are trumps (Law 44E, 44F). */
const beats = (card: Card, best: Card, trumps: Suit | null): boolean => {
  if (suitOf(card) === suitOf(best)) return cardIndex(card) < cardIndex(best);
  return suitOf(card) === trumps;
};

/**
 * The card that wins so far (Law 44E, 44F).
 * @param cards in the order of play, the lead first
 * @returns null for an empty trick
 */
export const winnerOf = (cards: readonly SeatCard[], trumps: Suit | null): SeatCard | null => {
  let best: SeatCard | null = null;
  for (const played of cards) if (best === null || beats(played.card, best.card, trumps)) best = played;
  return best;
};

/** Whose turn it is to play to a trick with these cards, in rotation from its leader (Law 44B). */
export const turnIn = (leader: Seat, cards: readonly SeatCard[]): Seat => {
  let seat = leader;
  for (let i = 0; i < cards.length; i++) seat = nextSeat(seat);
  return seat;
};
