import type { Edition } from '../laws';
import { type Chance, chanceFrom } from './chance';
import { makeQuestion } from './make';
import { positionOf } from './position';
import { type Question, questionOn } from './question';
import { TOPICS, type Topic } from './topics';
import { turned, turningBy } from './turned';

/** What a round is made of. `topic` null: all of them. */
export type RoundSettings = { readonly laws: Edition; readonly topic: Topic | null; readonly seed: number };

/** Questions of a round that are not there again. */
export const ROUND_LENGTH = 10;

/** After how many other questions a missed one comes back, and how often at most. */
const COMES_BACK = { after: 2, times: 2 };

export type Asked = {
  readonly question: Question;
  /** It was missed before: the same position, from another chair and with the suits exchanged. */
  readonly isAgain: boolean;
};

/** What became of each of the round's own questions at first sight. */
export type Mark = 'right' | 'missed' | 'open';

export type Round = {
  readonly settings: RoundSettings;
  /** The question that is asked now, or null when the round is over. */
  readonly current: () => Asked | null;
  /** What was answered to it, once it was: the ids chosen. */
  readonly answered: () => ReadonlySet<string> | null;
  /** Answers it. @returns whether all of it is right */
  readonly answer: (chosen: Iterable<string>) => boolean;
  /** Whether the question that was just answered comes back. */
  readonly comesBack: () => boolean;
  /** Number of the current question, from 1, those that came back included. */
  readonly count: () => number;
  /** Whether no question follows this one. */
  readonly isLast: () => boolean;
  /** The next question, after an answer. */
  readonly next: () => void;
  /** One for each of the round's own questions. */
  readonly marks: () => readonly Mark[];
};

type Waiting = { readonly question: Question; readonly from: number; readonly times: number };

/** Whether an answer names all that is right and nothing else. */
export const isRightAnswer = ({ options }: Question, chosen: ReadonlySet<string>): boolean =>
  options.every(({ id, isRight }) => chosen.has(id) === isRight);

/** The same question from another chair; itself, should that not be one. */
const again = (question: Question, chance: Chance): Question => {
  const position = positionOf(turned(question.situation, turningBy(chance)));
  return (position && questionOn(question.ask, position)) ?? question;
};

const keyOf = ({ situation }: Question): string => JSON.stringify(situation);

/** A round of questions: none twice, but for those that were missed, which come back later. */
export const createRound = (settings: RoundSettings): Round => {
  const chance = chanceFrom(settings.seed);
  const known = new Set<string>();
  const marks: Mark[] = Array.from({ length: ROUND_LENGTH }, () => 'open');
  let waiting: readonly Waiting[] = [];
  let count = 0;
  let fresh = 0;
  let now: (Asked & { readonly times: number }) | null = null;
  let chosen: ReadonlySet<string> | null = null;

  const remember = (question: Question): Question => {
    known.add(keyOf(question));
    return question;
  };

  const makeFresh = (): Question => {
    const topic = settings.topic ?? chance.pick(TOPICS) ?? TOPICS[0];
    return remember(makeQuestion(topic, settings.laws, chance, (question) => !known.has(keyOf(question))));
  };

  const takeBack = (one: Waiting): void => {
    waiting = waiting.filter((other) => other !== one);
    now = { question: remember(again(one.question, chance)), isAgain: true, times: one.times };
  };

  const next = (): void => {
    count += 1;
    chosen = null;
    const due = waiting.find(({ from }) => from <= count) ?? (fresh === ROUND_LENGTH ? waiting[0] : undefined);
    if (due) takeBack(due);
    else if (fresh === ROUND_LENGTH) now = null;
    else {
      fresh += 1;
      now = { question: makeFresh(), isAgain: false, times: 0 };
    }
  };

  const answer = (ids: Iterable<string>): boolean => {
    if (!now || chosen) return false;
    chosen = new Set(ids);
    const isRight = isRightAnswer(now.question, chosen);
    if (!now.isAgain) marks[fresh - 1] = isRight ? 'right' : 'missed';
    if (!isRight && now.times < COMES_BACK.times) {
      const { question, times } = now;
      waiting = [...waiting, { question, from: count + 1 + COMES_BACK.after, times: times + 1 }];
    }
    return isRight;
  };

  next();
  return {
    settings,
    current: () => now,
    answered: () => chosen,
    answer,
    comesBack: () => chosen !== null && waiting.some(({ question }) => question === now?.question),
    count: () => count,
    isLast: () => fresh === ROUND_LENGTH && waiting.length === 0,
    next,
    marks: () => [...marks],
  };
};
