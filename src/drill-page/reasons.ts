import type { Card } from '../bridge';
import type { Answerable, Question } from '../drill';
import type { Message } from '../table/view';
import { penaltyReason } from '../ui/text/penalty';
import { groupsOf, legalReason } from '../ui/text/verdict';
import { message } from '../words';
import { choicesReason, speakerReason, tableOf } from './texts';

/** One line of the answer: what it is about, why, and by which Law. */
export type Reason = {
  readonly verdict: 'may' | 'mayNot' | null;
  readonly cards: readonly Card[];
  readonly lines: readonly Message[];
  readonly law: string;
};

type CardOption = Extract<Answerable, { type: 'card' }>;
type KindOption = Extract<Answerable, { type: 'kind' }>;

/** Why the cards may be played that a Law allows. */
const allowed = (question: Question, law: string): Message => {
  const { ruling } = question;
  const duty = ruling.obligations.find((each) => each.law === law);
  if (law === '44' || law === '44D') return message(`drill_ok_${law}`);
  if (duty?.kind === 'follow') return message('ok_follow', { suit: duty.suits[0] ?? '' });
  if (duty?.kind === 'before') return message('drill_ok_50C', { cards: duty.cards });
  if (duty?.kind === 'play') return legalReason(tableOf(question), ruling.turn ?? 'N') ?? message('ok_penalty');
  return message('drill_ok_chosen', { declarer: ruling.declarer });
};

const groupBy = (options: readonly CardOption[], keyOf: (option: CardOption) => string): CardOption[][] => {
  const groups = new Map<string, CardOption[]>();
  for (const option of options) groups.set(keyOf(option), [...(groups.get(keyOf(option)) ?? []), option]);
  return [...groups.values()];
};

const cardReasons = (question: Question): Reason[] => {
  const options = question.options.filter((option) => option.type === 'card');
  const may = groupBy(
    options.filter(({ isRight }) => isRight),
    ({ law }) => law,
  ).map((group): Reason => {
    const law = group[0]?.law ?? '';
    return { verdict: 'may', cards: group.map(({ card }) => card), lines: [allowed(question, law)], law };
  });
  const mayNot = groupsOf(tableOf(question), question.ruling.turn ?? 'N', 'illegal').map(
    ({ reason, cards }): Reason => {
      const law = options.find(({ card }) => card === cards[0])?.law ?? '';
      return { verdict: 'mayNot', cards, lines: reason ? [reason] : [], law };
    },
  );
  return [...may, ...mayNot];
};

const kindReason = (question: Question, { seat, card, free, law }: KindOption): Reason => {
  const { ruling, explanation } = question;
  const reason = explanation.penaltyCards.find((each) => each.card === card);
  const base = { verdict: null, cards: [card], law };
  if (reason) return { ...base, lines: penaltyReason(tableOf(question), reason) };
  return { ...base, lines: [message(`drill_free_${free ?? 'pickedUp'}`, { seat, declarer: ruling.declarer })] };
};

/** Why the answer is what it is, with the Law of each card, choice or speaker. */
export const reasonsFor = (question: Question): Reason[] => {
  const law = question.options.find(({ isRight }) => isRight)?.law ?? '';
  switch (question.ask) {
    case 'cards':
      return cardReasons(question);
    case 'kinds':
      return question.options
        .filter((option) => option.type === 'kind')
        .filter(({ isRight }) => isRight)
        .map((option) => kindReason(question, option));
    case 'choices':
      return [{ verdict: null, cards: [], lines: [choicesReason(question)], law }];
    case 'speaker':
      return [{ verdict: null, cards: [], lines: [speakerReason(question)], law }];
  }
};
