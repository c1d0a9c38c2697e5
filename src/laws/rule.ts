import { bySeat, type Card, CardSet, SEATS, type Seat } from '../bridge';
import { type Moment, momentOf } from './decision';
import { CODES } from './editions';
import { parseSituation } from './parse';
import { isEstablished } from './play';
import type { Irregularity, LawsError, Obligation, Result, Ruling, Verdicts } from './ruling';
import type { Setup, Situation } from './situation';
import { step } from './step';
import { emptyTrick, handOf, hiddenOf, isExposed, isPenalty, type Table } from './table';

const impossible = (message: string): Result<never> => ({
  ok: false,
  error: { code: 'impossible-deal', event: null, message },
});

/** A table at its start. Refuses a deal that cannot be: a card twice, a hand with too many cards. */
export const start = (setup: Setup): Result<Table> => {
  const { hands, cards } = setup;
  const full = SEATS.find((seat) => hands[seat].length > cards);
  if (full) return impossible(`${full} has ${hands[full].length} cards where each hand had ${cards}`);
  const all = SEATS.flatMap((seat) => hands[seat]);
  const twice = all.find((card, i) => all.indexOf(card) < i);
  if (twice) return impossible(`${twice} is in the deal twice`);
  return { ok: true, value: freshTable(setup) };
};

const freshTable = (setup: Setup): Table => ({
  setup,
  code: CODES[setup.laws],
  declarer: setup.declarer,
  count: 0,
  dealt: bySeat((seat) => CardSet.of(setup.hands[seat])),
  out: CardSet.empty,
  voids: bySeat(() => 0),
  done: [],
  trick: emptyTrick(14 - setup.cards, setup.leader),
  reached: [],
  lying: [],
  awaiting: null,
  choices: [],
  restrictions: [],
});

/** The table after all events of a situation: a fold of steps from its start. */
export const replay = (situation: Situation): Result<Table> => {
  let now = start(situation);
  for (const event of situation.events) {
    if (!now.ok) return now;
    now = step(now.value, event);
  }
  return now;
};

/** What the Laws say at this table now (contract section 3). */
export const rulingOf = (table: Table): Ruling => {
  const { number, leader, cards } = table.trick;
  const moment = momentOf(table);
  return {
    laws: table.setup.laws,
    declarer: table.declarer,
    trick: { number, leader, cards: cards.map(({ seat, card }) => ({ seat, card })) },
    turn: moment.turn,
    penaltyCards: table.lying.filter(isPenalty).map(({ seat, card, status }) => ({ seat, card, status })),
    exposed: table.lying.filter(isExposed).map(({ seat, card, status }) => ({ seat, card, why: status })),
    decision: moment.decision,
    ...verdictsOf(table, moment),
    irregularities: irregularitiesOf(table),
  };
};

/** While somebody must speak first nothing may be played; a designation only narrows what may. */
const verdictsOf = (
  table: Table,
  { turn, study, decision }: Moment,
): Verdicts & { readonly obligations: readonly Obligation[] } => {
  if (turn === null || study === null) return { legal: [], illegal: [], depends: [], obligations: [] };
  if (decision !== null && decision.kind !== 'designate') {
    return { legal: [], illegal: knownCards(table, turn), depends: [], obligations: [] };
  }
  const { legal, illegal, depends } = study.verdicts;
  return { legal, illegal, depends, obligations: study.obligations };
};

/** Revokes that stand uncorrected, in the order of play (61A). */
const irregularitiesOf = (table: Table): Irregularity[] =>
  [...table.done, table.trick].flatMap(({ number, cards }) =>
    cards
      .filter((played) => played.revoke)
      .sort((a, b) => a.at - b.at)
      .map((played) => ({
        kind: 'revoke',
        seat: played.seat,
        card: played.card,
        trick: number,
        law: '61A',
        established: isEstablished(table, played, number),
      })),
  );

/** Cards known to be in a hand now, sorted. */
export const knownCards = (table: Table, seat: Seat): Card[] => handOf(table, seat).toArray();

/** Number of cards in a hand that have not been seen. */
export const hiddenCount = (table: Table, seat: Seat): number => hiddenOf(table, seat);

/** The ruling for a situation given as plain data, or why there is none (contract sections 2 to 4). */
export const rule = (value: unknown): Ruling | { readonly error: LawsError } => {
  const parsed = parseSituation(value);
  if (!parsed.ok) return { error: parsed.error };
  const table = replay(parsed.value);
  return table.ok ? rulingOf(table.value) : { error: table.error };
};
