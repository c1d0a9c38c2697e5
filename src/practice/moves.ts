import type { Act } from './acts';
import { hasPlayed, isEarly, layFaceUp, playCard, type Tabletop, takeBack } from './tabletop';

/**
 * An act as it is done at this table. A second card of one seat beside the first would not tell a lead to the next trick from
 * two cards put down at once, and a defender's card put down at the turn of the hand before him would count as played as soon
 * as that hand has played: such a card is laid before its owner, and that it was played enters as the user's own word.
 */
export const asDone = (table: Tabletop, act: Act): Act => {
  if (act.kind !== 'play' || !(hasPlayed(table, act.seat) || isEarly(table, act.seat))) return act;
  const { seat, card } = act;
  return { kind: 'faceUp', seat, cards: [card], entry: { type: 'play', seat, card } };
};

/**
 * Moves the cards of an act.
 * @returns null when there is nothing to move: the card is not there, or lies there already
 */
export const move = (table: Tabletop, act: Act): Tabletop | null => {
  switch (act.kind) {
    case 'play':
      return playCard(table, act.seat, act.card);
    case 'takeBack':
      return takeBack(table, act.card);
    case 'faceUp':
      return act.cards.reduce<Tabletop | null>((now, card) => now && layFaceUp(now, act.seat, card), table);
    case 'word':
      return null;
  }
};
