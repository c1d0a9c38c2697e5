import type { Act } from './acts';
import { layFaceUp, playCard, type Tabletop, takeBack } from './tabletop';

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
