import type { Decision, Obligation, Ruling } from '../../../src/laws';

/** What a surface shows of a ruling, in plain values that two sides can compare: the page's own, and the core's answer. */
export type Shown = {
  readonly state: string;
  readonly laws: string | null;
  /** Number of the trick since which the table is watched. */
  readonly since: number;
  /** Whose turn it is; null when the board is over, or no table is shown. */
  readonly turn: string | null;
  /** Number of the trick in progress; null when the board is over. */
  readonly trick: number | null;
  /** Its cards in the order of play, `W HK`. */
  readonly cards: readonly string[];
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly depends: readonly string[];
  /** What binds the player in turn, `44C follow`, in order. */
  readonly duties: readonly string[];
  /** `E S5 minor`, sorted. */
  readonly penaltyCards: readonly string[];
  /** `W HJ undo`, sorted. */
  readonly exposed: readonly string[];
  readonly decision: string | null;
  /** `forbid H S`, sorted. */
  readonly choices: readonly string[];
};

const duty = ({ law, kind }: Obligation): string => `${law} ${kind}`;

const choicesOf = (decision: Decision | null): string[] =>
  decision?.kind === 'lead' || decision?.kind === 'play'
    ? decision.options.map(({ choice, suits }) => [choice, ...suits].join(' ')).sort()
    : [];

/** A ruling in those values, for a table that is watched from its first trick. */
export const shownOf = (ruling: Ruling): Shown => {
  const { laws, turn, trick, legal, illegal, depends, obligations, penaltyCards, exposed, decision } = ruling;
  const over = turn === null;
  return {
    state: 'live',
    laws,
    since: 1,
    turn,
    trick: over ? null : trick.number,
    cards: over ? [] : trick.cards.map(({ seat, card }) => `${seat} ${card}`),
    legal: legal.toSorted(),
    illegal: illegal.toSorted(),
    depends: depends.toSorted(),
    duties: obligations.map(duty),
    penaltyCards: penaltyCards.map(({ seat, card, status }) => `${seat} ${card} ${status}`).sort(),
    exposed: exposed.map(({ seat, card, why }) => `${seat} ${card} ${why}`).sort(),
    decision: decision?.kind ?? null,
    choices: choicesOf(decision),
  };
};

/** What must not be there unless it is meant: `penalty E S5 minor`, `exposed W HJ undo`, `decision lead`. */
export const noticesIn = ({ penaltyCards, exposed, decision }: Shown): string[] => [
  ...penaltyCards.map((card) => `penalty ${card}`),
  ...exposed.map((card) => `exposed ${card}`),
  ...(decision === null ? [] : [`decision ${decision}`]),
];
