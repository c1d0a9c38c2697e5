import { SUITS, type Suit, suitOf } from '../bridge';
import { CHOICES, type Choice, type Decision } from '../laws';
import type { Answerable, Position } from './position';

type Choosing = Extract<Decision, { kind: 'lead' | 'play' }>;
type Named = { readonly choice: Choice; readonly suits: readonly Suit[] };

/** With more suits there are too many choices to tell apart. */
const MOST_CHOICES = 8;

const idOf = ({ choice, suits }: Named): string => [choice, ...suits].join(' ');

/** Choices of the same look that declarer has not: of the other suits, or out of the other list. */
const notOffered = (decision: Choosing, led: Suit | undefined): Named[] => {
  const offered = new Set(decision.options.map(idOf));
  const suits = decision.kind === 'lead' ? SUITS : SUITS.filter((suit) => suit !== led);
  const more: Named[] = [
    ...suits.map((suit): Named => ({ choice: 'require', suits: [suit] })),
    ...suits.map((suit): Named => ({ choice: 'forbid', suits: [suit] })),
    ...(decision.kind === 'play' ? ([{ choice: 'free', suits: [] }] as const) : []),
  ];
  return more.filter((named) => !offered.has(idOf(named)));
};

/** Every other one of those that are not offered, so that right ones are not drowned. */
const thinned = (named: readonly Named[]): Named[] =>
  named.length > 4 ? named.filter((_, i) => i % 2 === 0) : [...named];

const order = (a: Named, b: Named): number =>
  CHOICES.indexOf(a.choice) - CHOICES.indexOf(b.choice) ||
  a.suits.length - b.suits.length ||
  SUITS.indexOf(a.suits[0] ?? 'S') - SUITS.indexOf(b.suits[0] ?? 'S');

/** "What are declarer's choices?": those that he has for a lead or for partner's play (50D2, 51B, 57A), among others. */
export const choiceOptions = ({ ruling, explanation }: Position): Answerable[] => {
  const { decision, trick } = ruling;
  if (decision?.kind !== 'lead' && decision?.kind !== 'play') return [];
  if (decision.options.length > MOST_CHOICES) return [];
  const led = trick.cards[0] && suitOf(trick.cards[0].card);
  const law = explanation.decisionLaw ?? '';
  const option =
    (isRight: boolean) =>
    ({ choice, suits }: Named): Answerable => ({
      type: 'choice',
      id: idOf({ choice, suits }),
      choice,
      suits,
      isRight,
      law,
    });
  return [
    ...decision.options.map((each) => ({ named: each, answer: option(true)(each) })),
    ...thinned(notOffered(decision, led)).map((each) => ({ named: each, answer: option(false)(each) })),
  ]
    .sort((a, b) => order(a.named, b.named))
    .map(({ answer }) => answer);
};
