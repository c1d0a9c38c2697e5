import type { Ruling } from '../laws';
import { cardOptions } from './ask-cards';
import { choiceOptions } from './ask-choices';
import { kindOptions } from './ask-kinds';
import { speakerOptions } from './ask-speaker';
import type { Answerable, Position } from './position';
import { type Topic, topicsAtWork, topicsOfKinds } from './topics';

/** What is asked of a position: which cards may be played, what declarer can choose, which cards are penalty cards, who must speak. */
export const ASKS = ['cards', 'choices', 'kinds', 'speaker'] as const;
export type Ask = (typeof ASKS)[number];

/** A position, what is asked of it, and everything that can be answered: at least one right and one wrong. */
export type Question = Position & {
  readonly ask: Ask;
  readonly topics: readonly Topic[];
  readonly options: readonly Answerable[];
};

const OPTIONS: Readonly<Record<Ask, (position: Position) => Answerable[]>> = {
  cards: cardOptions,
  choices: choiceOptions,
  kinds: kindOptions,
  speaker: speakerOptions,
};

/** Whether everything about a position is certain: nothing waits for a word or hangs on hidden cards, no revoke is open. */
const isCertain = ({ turn, depends, exposed, irregularities }: Ruling): boolean =>
  turn !== null && depends.length === 0 && irregularities.length === 0 && exposed.every(({ why }) => why === 'early');

/** A question on a position, or null when it makes none: nothing to tell apart, or something is not certain. */
export const questionOn = (ask: Ask, position: Position): Question | null => {
  const { ruling, explanation } = position;
  if (!isCertain(ruling)) return null;
  const options = OPTIONS[ask](position);
  const right = options.filter(({ isRight }) => isRight);
  if (right.length === 0 || right.length === options.length) return null;
  const topics = ask === 'kinds' ? topicsOfKinds(explanation) : topicsAtWork(ruling, explanation);
  return { ask, topics, ...position, options };
};
