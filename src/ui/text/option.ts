import type { Card, Seat } from '../../bridge';
import type { Decision, Option } from '../../laws';
import type { Message, TableView } from '../../table/view';
import { message, type TextKey } from '../../words';

export type Choosing = Extract<Decision, { kind: 'lead' | 'play' }>;

/** Whose lead or play the choice is about. */
export const chosenFor = (decision: Choosing): Seat => (decision.kind === 'lead' ? decision.leader : decision.seat);

/** The choice in words: "require spades". */
export const choiceName = ({ choice, suits }: Option): Message => message(`choiceName_${choice}`, { suits });

/** Penalty cards that stay with this choice. */
export const stays = (table: TableView, decision: Choosing, option: Option): Card[] => {
  const leader = chosenFor(decision);
  return table.ruling.penaltyCards
    .filter((p) => p.seat !== leader && p.status === 'major' && !option.picksUp.includes(p.card))
    .map((p) => p.card);
};

/**
 * Which penalty cards go back to the hand and which stay; nothing for a choice about a play (57A).
 * @param named whether the cards are named or only counted, where there are too many to name
 */
export const optionTakes = (table: TableView, decision: Choosing, option: Option, named: boolean): Message[] => {
  if (decision.kind === 'play') return [];
  const line = (cards: readonly Card[], names: TextKey, counts: TextKey): Message[] =>
    cards.length === 0 ? [] : [message(named ? names : counts, { cards, count: cards.length })];
  return [
    ...line(option.picksUp, 'goesBack', 'backCount'),
    ...line(stays(table, decision, option), 'stays', 'stayCount'),
  ];
};

/** What the choice leaves to play, for a hand of which nothing is known. */
export const optionThen = ({ choice, suits }: Pick<Option, 'choice' | 'suits'>): Message =>
  message(`then_${choice}`, { suits });
