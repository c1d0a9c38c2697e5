import {
  bySeat,
  type Card,
  isSuit,
  rankOf,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  sortCards,
  sortSuits,
  suitOf,
} from '../bridge';
import type { Situation, TableEvent } from '../laws';
import type { Chance } from './chance';

/** How a position is turned: seats clockwise by quarters, suits by the suit that takes the place of each. */
export type Turning = { readonly quarters: number; readonly suits: Readonly<Record<Suit, Suit>> };

/** A turning by chance, that leaves no seat where it was. */
export const turningBy = (chance: Chance): Turning => {
  const left = [...SUITS];
  const draw = (suit: Suit): Suit => left.splice(chance.below(left.length), 1)[0] ?? suit;
  return { quarters: 1 + chance.below(3), suits: { S: draw('S'), H: draw('H'), D: draw('D'), C: draw('C') } };
};

/** The same position seen from another chair and with the suits exchanged: what the Laws say of it is turned with it. */
export const turned = (situation: Situation, { quarters, suits }: Turning): Situation => {
  const seatOf = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + quarters) % 4] ?? seat;
  const cardOf = (card: Card): Card => `${suits[suitOf(card)]}${rankOf(card)}`;
  const cameFrom = bySeat((seat) => SEATS[(SEATS.indexOf(seat) + 4 - quarters) % 4] ?? seat);
  return {
    ...situation,
    contract: [...situation.contract].map((letter) => (isSuit(letter) ? suits[letter] : letter)).join(''),
    declarer: seatOf(situation.declarer),
    leader: seatOf(situation.leader),
    hands: bySeat((seat) => sortCards(situation.hands[cameFrom[seat]].map(cardOf))),
    events: situation.events.map((event) => turnedEvent(event, seatOf, cardOf, suits)),
  };
};

const turnedEvent = (
  event: TableEvent,
  seatOf: (seat: Seat) => Seat,
  cardOf: (card: Card) => Card,
  suits: Turning['suits'],
): TableEvent => ({
  ...event,
  ...('seat' in event ? { seat: seatOf(event.seat) } : {}),
  ...('card' in event ? { card: cardOf(event.card) } : {}),
  ...('cards' in event ? { cards: sortCards(event.cards.map(cardOf)) } : {}),
  ...('suits' in event && event.suits ? { suits: sortSuits(event.suits.map((suit) => suits[suit])) } : {}),
});
