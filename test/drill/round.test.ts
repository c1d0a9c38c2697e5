import { describe, expect, it } from 'vitest';
import { createRound, isRightAnswer, type Question, ROUND_LENGTH, type Round, storyOf } from '../../src/drill';
import { ASKS } from '../../src/drill/question';
import { TOPICS, type Topic } from '../../src/drill/topics';
import { EDITIONS, type Edition, type Ruling, rule } from '../../src/laws';

/** Questions made in all: ten rounds of each topic in each edition, and as many more of all topics as make ten thousand. */
const QUESTIONS = 10_000;
const PER_TOPIC = 10;

const rightOf = ({ options }: Question): string[] => options.filter(({ isRight }) => isRight).map(({ id }) => id);

/** What the core answers, asked afresh of the situation alone and read here without the drill's own code. */
const answerOf = ({ ask, situation, options }: Question): string[] => {
  const ruling = rule(situationAsText(situation));
  if ('error' in ruling) throw new Error(ruling.error.message);
  switch (ask) {
    case 'cards':
      return [...ruling.legal];
    case 'choices':
      return offered(ruling);
    case 'kinds':
      return options.flatMap((option) => {
        if (option.type !== 'kind') return [];
        const is = ruling.penaltyCards.find(({ card }) => card === option.card)?.status ?? 'none';
        return option.kind === is ? [option.id] : [];
      });
    case 'speaker': {
      if (ruling.decision === null) return ['nobody'];
      return [ruling.decision.by === 'defenders' ? 'defenders' : 'declarer'];
    }
  }
};

const offered = ({ decision }: Ruling): string[] =>
  decision?.kind === 'lead' || decision?.kind === 'play'
    ? decision.options.map(({ choice, suits }) => [choice, ...suits].join(' '))
    : [];

/** The situation in the words of the contract, as another program would hand it in. */
const situationAsText = (situation: Question['situation']): unknown => {
  const holding = (cards: readonly string[]): string =>
    [...'SHDC'].map((suit) => cards.flatMap((card) => (card[0] === suit ? [card[1]] : [])).join('')).join('.');
  const hands = Object.entries(situation.hands).map(([seat, cards]) => [seat, holding(cards)]);
  return JSON.parse(JSON.stringify({ ...situation, hands: Object.fromEntries(hands) }));
};

/** Whether a sentence of the story has nothing to say in one of its places, or a trick is told after a later one. */
const holesIn = (question: Question): boolean => {
  const chapters = storyOf(question);
  // A choice that names no suit has no place for one.
  const told = chapters.flatMap(({ lines }) =>
    lines.filter(({ key }) => !/^drill_choose_(free|highest|lowest)$/.test(key)),
  );
  const params = told.flatMap((line) => Object.values(line.params ?? {}));
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  const tricks = chapters.map(({ trick }) => trick);
  return params.some(isEmpty) || tricks.some((trick, i) => trick <= (tricks[i - 1] ?? 0));
};

/** What is wrong with a question, in words. */
const faultsOf = (question: Question, topic: Topic | null, laws: Edition): string[] => {
  const right = rightOf(question).sort().join();
  const fresh = answerOf(question).sort().join();
  const { options, ruling, situation, topics } = question;
  return [
    ...(right === fresh ? [] : [`the drill says ${right}, the core ${fresh}`]),
    ...(options.some((o) => o.isRight) && options.some((o) => !o.isRight) ? [] : ['nothing to tell apart']),
    ...(new Set(options.map(({ id }) => id)).size === options.length ? [] : ['something can be answered twice']),
    ...(options.every(({ law }) => law !== '') ? [] : ['an answer without its Law']),
    ...(ruling.depends.length === 0 && ruling.exposed.every(({ why }) => why === 'early') ? [] : ['not certain']),
    ...(topic === null || topics.includes(topic) ? [] : [`about ${topics}, not about ${topic}`]),
    ...(situation.laws === laws ? [] : [`by the Laws of ${situation.laws}`]),
    ...(storyOf(question).length > 0 ? [] : ['no story']),
    ...(holesIn(question) ? ['a hole in the story'] : []),
  ].map((fault) => `${question.ask}, ${JSON.stringify(situation)}: ${fault}`);
};

/** Plays a whole round, every answer right. */
const questionsOf = (round: Round): Question[] => {
  const questions: Question[] = [];
  for (let asked = round.current(); asked; round.next(), asked = round.current()) {
    questions.push(asked.question);
    round.answer(rightOf(asked.question));
  }
  return questions;
};

const seen = new Map<string, number>();
let made = 0;

const tryRound = (topic: Topic | null, laws: Edition, seed: number): string[] => {
  const questions = questionsOf(createRound({ topic, laws, seed }));
  made += questions.length;
  for (const { ask } of questions) seen.set(`${topic} ${ask}`, (seen.get(`${topic} ${ask}`) ?? 0) + 1);
  const different = new Set(questions.map(({ situation }) => JSON.stringify(situation))).size;
  return [
    ...questions.flatMap((question) => faultsOf(question, topic, laws)),
    ...(different === ROUND_LENGTH ? [] : [`seed ${seed}: a position twice`]),
  ];
};

describe(`${QUESTIONS} questions`, () => {
  it.each(EDITIONS)(
    'on each Law by the edition of %s: the core says the same of each, and none is asked twice',
    (laws) => {
      for (const topic of TOPICS) {
        for (let seed = 0; seed < PER_TOPIC; seed++) expect(tryRound(topic, laws, seed)).toEqual([]);
      }
    },
  );

  it('on all Laws together, likewise', () => {
    for (let seed = 1000; made < QUESTIONS; seed++) {
      expect(tryRound(null, EDITIONS[seed % EDITIONS.length] ?? '2017', seed)).toEqual([]);
    }
    expect(made).toBeGreaterThanOrEqual(QUESTIONS);
  });

  it('ask everything that there is to ask of a Law', () => {
    const asksOf = (topic: Topic | null) => ASKS.filter((ask) => seen.has(`${topic} ${ask}`));
    const asked = Object.fromEntries(TOPICS.map((topic) => [topic, asksOf(topic)]));
    const all = ['cards', 'choices', 'kinds', 'speaker'];
    expect(asked).toEqual({
      '50B': ['kinds'],
      '50C': ['cards', 'speaker'],
      '50D1': ['cards'],
      '50D2': ['cards', 'choices', 'speaker'],
      '51': all,
      '52': ['cards', 'kinds', 'speaker'],
      '53': all,
      '57': all,
      '62': all,
    });
    expect(asksOf(null)).toEqual(all);
  });
});

describe('a round', () => {
  const settings = { topic: '50C', laws: '2017', seed: 3 } as const;

  it('is the same again by its number', () => {
    const situations = () => questionsOf(createRound(settings)).map(({ situation }) => situation);
    expect(situations()).toEqual(situations());
  });

  it('brings a missed question back later, from another chair, until it is right', () => {
    const round = createRound(settings);
    const missed = round.current()?.question;
    expect(round.answer([])).toBe(false);
    expect(round.comesBack()).toBe(true);
    const laterOnes: boolean[] = [];
    for (round.next(); ; round.next()) {
      const asked = round.current();
      if (!asked) break;
      laterOnes.push(asked.isAgain);
      if (asked.isAgain) {
        expect(asked.question.ask).toBe(missed?.ask);
        expect(asked.question.situation).not.toEqual(missed?.situation);
        expect(rightOf(asked.question)).toHaveLength(rightOf(missed ?? asked.question).length);
        expect(faultsOf(asked.question, '50C', '2017')).toEqual([]);
      }
      expect(round.answer(rightOf(asked.question))).toBe(true);
    }
    expect(laterOnes.filter((isAgain) => isAgain)).toHaveLength(1);
    expect(laterOnes.indexOf(true)).toBe(2);
    expect(round.marks()).toEqual(['missed', ...Array.from({ length: ROUND_LENGTH - 1 }, () => 'right')]);
  });

  it('ends also when a question is missed again and again', () => {
    const round = createRound(settings);
    let asked = 0;
    for (; round.current(); round.next(), asked++) round.answer([]);
    expect(asked).toBe(3 * ROUND_LENGTH);
    expect(round.marks().every((mark) => mark === 'missed')).toBe(true);
  });

  it('takes one answer to a question, and only the whole of it is right', () => {
    const round = createRound(settings);
    const question = round.current()?.question;
    if (!question) throw new Error('no question');
    const [first, ...others] = rightOf(question);
    expect(isRightAnswer(question, new Set(others))).toBe(false);
    expect(isRightAnswer(question, new Set(question.options.map(({ id }) => id)))).toBe(false);
    expect(round.answer([first ?? '', ...others])).toBe(true);
    expect(round.answer([])).toBe(false);
    expect(round.marks()[0]).toBe('right');
  });
});
