import type { Explanation, Ruling } from '../laws';

/** What can be practised, each by the Law that it is about; the first paragraph names it. */
export const TOPICS = ['50B', '50C', '50D1', '50D2', '51', '52', '53', '57', '62'] as const;
export type Topic = (typeof TOPICS)[number];

/** Leads out of turn stand in four Laws, several penalty cards in two paragraphs of one. */
const TOPIC_OF: readonly (readonly [law: RegExp, topics: readonly Topic[]])[] = [
  [/^50C/, ['50C']],
  [/^50D1/, ['50D1']],
  [/^50D2/, ['50D2']],
  [/^51A/, ['51']],
  [/^51B/, ['51', '50D2']],
  [/^52/, ['52']],
  [/^5[3-6]/, ['53']],
  [/^57/, ['57']],
  [/^62/, ['62']],
];

const topicsOf = (laws: readonly string[]): Topic[] =>
  TOPIC_OF.flatMap(([pattern, topics]) => (laws.some((law) => pattern.test(law)) ? topics : []));

/** What a question about who may do what practises: the Laws of what binds now, and of how the penalty cards came about. */
export const topicsAtWork = ({ obligations, turn, penaltyCards }: Ruling, explanation: Explanation): Topic[] => {
  const own = penaltyCards.filter(({ seat }) => seat === turn);
  const several = own.filter(({ status }) => status === 'major').length > 1;
  return topicsOf([
    ...obligations.map(({ law }) => law),
    ...(explanation.decisionLaw === null ? [] : [explanation.decisionLaw]),
    ...explanation.penaltyCards.map(({ law }) => law),
    // A card that cannot be played now binds nobody, and that too is worth knowing.
    ...own.map(({ status }) => (status === 'minor' ? '50C' : '50D1')),
    ...(several ? ['51A'] : []),
  ]);
};

/** What a question about the kind of each card practises: the Laws by which those became penalty cards. */
export const topicsOfKinds = (explanation: Explanation): Topic[] => [
  '50B',
  ...topicsOf(explanation.penaltyCards.map(({ law }) => law)),
  ...(explanation.penaltyCards.some(({ kind }) => kind === 'several') ? (['51'] as const) : []),
];
