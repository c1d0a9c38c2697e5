import { type Card, isHonour, type Suit, suitOf } from '../bridge';
import type { Obligation, Ruling } from '../laws';
import type { Answerable, Position } from './position';

const follows = (duties: readonly Obligation[], suit: Suit): Obligation | undefined =>
  duties.find((duty) => duty.kind !== 'avoid' && 'suits' in duty && duty.suits.includes(suit));

const restrictsSuit = (duty: Obligation, suit: Suit): boolean =>
  'suits' in duty ? duty.kind === 'avoid' : duty.kind === 'before' && duty.cards.some((card) => suitOf(card) === suit);

/** The Law by which a card may be played: the duty that it meets, the nearest first; else what leaves it free. */
const lawFor = (card: Card, { obligations, trick }: Ruling): string => {
  const suit = suitOf(card);
  const named = obligations.find((duty) => 'cards' in duty && duty.cards.includes(card));
  const honour = isHonour(card)
    ? obligations.find((duty) => duty.kind === 'before' && restrictsSuit(duty, suit))
    : undefined;
  const met = named ?? follows(obligations, suit) ?? honour ?? obligations.find((duty) => restrictsSuit(duty, suit));
  return met?.law ?? (trick.cards.length === 0 ? '44' : '44D');
};

/** "Which cards may East play?": the known cards of the player in turn; nothing while somebody must speak first. */
export const cardOptions = ({ ruling, explanation }: Position): Answerable[] => {
  if (ruling.decision !== null) return [];
  const right = ruling.legal.map(
    (card): Answerable => ({
      type: 'card',
      id: card,
      card,
      isRight: true,
      law: lawFor(card, ruling),
    }),
  );
  const wrong = explanation.cards.map(
    ({ card, law }): Answerable => ({ type: 'card', id: card, card, isRight: false, law }),
  );
  return [...right, ...wrong];
};
