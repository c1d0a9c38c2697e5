import { type Card, type Suit, suitOf } from '../../bridge';
import type { Obligation } from '../../laws';
import type { Message } from '../../table/view';
import { message } from '../../words';

/** Suits that must be played or led before anything else, by the obligations so far. */
const required = (earlier: readonly Obligation[]): Suit[] =>
  earlier.flatMap((o) => (o.kind === 'follow' || o.kind === 'lead' ? o.suits : []));

const avoided = (earlier: readonly Obligation[]): Suit[] => earlier.flatMap((o) => (o.kind === 'avoid' ? o.suits : []));

const playText = (law: string, cards: readonly Card[], earlier: readonly Obligation[], leading: boolean): Message => {
  const must = required(earlier);
  const not = avoided(earlier);
  const fits = (card: Card): boolean =>
    (must.length === 0 || must.includes(suitOf(card))) && !not.includes(suitOf(card));
  const first = cards.filter(fits);
  if (first.length === 0 && must.length > 0) return message('duty_playElse', { first: must, cards });
  if (first.length === 0) return message('duty_playOnly', { first: not, cards });
  if (law === '52B2') return message('duty_playReplace', { cards: first });
  if (law === '57D') return message('duty_playEarly', { cards: first });
  return message(leading ? 'duty_playLead' : 'duty_play', { cards: first });
};

const suitsText = (
  kind: 'lead' | 'avoid',
  suits: readonly Suit[],
  must: readonly Suit[],
  leading: boolean,
): Message => {
  if (must.length > 0) return message(`duty_${kind}Else`, { first: must, suits });
  return message(leading ? `duty_${kind}` : `duty_${kind}Play`, { suits });
};

/**
 * What one obligation asks, in words.
 * @param earlier the obligations that come before it, to which it gives way
 * @param leading whether the player leads
 */
export const dutyText = (duty: Obligation, earlier: readonly Obligation[], leading: boolean): Message => {
  switch (duty.kind) {
    case 'play':
      return playText(duty.law, duty.cards, earlier, leading);
    case 'before': {
      const suit = duty.cards[0] && suitOf(duty.cards[0]);
      return message('duty_before', suit ? { cards: duty.cards, suit } : { cards: duty.cards });
    }
    case 'lead':
    case 'avoid':
      return suitsText(duty.kind, duty.suits, required(earlier), leading);
    default:
      return message(`duty_${duty.kind}`, { suits: duty.suits });
  }
};
