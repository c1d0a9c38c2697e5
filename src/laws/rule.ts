import { bySeat, type Card, CardSet, type Seat, trumpsIn } from '../bridge';
import { decisionOf, type Moment, momentOf, openDecision } from './decision';
import { CODES } from './editions';
import { parseSituation } from './parse';
import { isEstablished } from './play';
import type { Irregularity, LawsError, Obligation, Result, Ruling, Verdicts } from './ruling';
import type { Setup, Situation } from './situation';
import { step } from './step';
import { emptyTrick, handOf, hiddenOf, type Table } from './table';

const impossible = (message: string): Result<never> => ({
  ok: false,
  error: { code: 'impossible-deal', event: null, message },
});

/** A table at its start. Refuses a deal that cannot be: a card twice, a hand with too many cards. */
export const start = (setup: Setup): Result<Table> => {
  const seen = new Set<Card>();
  for (const [seat, cards] of Object.entries(setup.hands)) {
    if (cards.length > setup.cards)
      return impossible(`${seat} has ${cards.length} cards where each hand had ${setup.cards}`);
    for (const card of cards) {
      if (seen.has(card)) return impossible(`${card} is in the deal twice`);
      seen.add(card);
    }
  }
  return { ok: true, value: freshTable(setup) };
};

const freshTable = (setup: Setup): Table => ({
  setup,
  code: CODES[setup.laws],
  trumps: trumpsIn(setup.contract),
  declarer: setup.declarer,
  count: 0,
  dealt: bySeat((seat) => CardSet.of(setup.hands[seat])),
  out: CardSet.empty,
  voids: bySeat(() => 0),
  done: [],
  trick: emptyTrick(14 - setup.cards, setup.leader),
  started: false,
  reached: { NS: [], EW: [] },
  penalty: [],
  exposed: [],
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
    penaltyCards: table.penalty.map(({ seat, card, status }) => ({ seat, card, status })),
    exposed: table.exposed.map(({ seat, card, why }) => ({ seat, card, why })),
    decision: decisionOf(moment),
    ...verdictsOf(moment),
    irregularities: irregularitiesOf(table),
  };
};

/** While somebody must speak first nothing may be played; a designation only narrows what may. */
const verdictsOf = (moment: Moment): Verdicts & { readonly obligations: readonly Obligation[] } => {
  const { table, turn, study } = moment;
  if (turn === null || study === null) return { legal: [], illegal: [], depends: [], obligations: [] };
  const open = openDecision(moment);
  if (open !== null && open !== 'designate') {
    return { legal: [], illegal: handOf(table, turn).toArray(), depends: [], obligations: [] };
  }
  const { legal, illegal, depends, obligations } = study;
  return { legal, illegal, depends, obligations };
};

/** Revokes that stand uncorrected, in the order of play (61A). */
const irregularitiesOf = (table: Table): Irregularity[] =>
  [...table.done, table.trick]
    .flatMap((trick) => trick.cards.filter((p) => p.revoke).map((played) => ({ played, trick: trick.number })))
    .sort((a, b) => a.played.at - b.played.at)
    .map(({ played, trick }) => ({
      kind: 'revoke',
      seat: played.seat,
      card: played.card,
      trick,
      law: '61A',
      established: isEstablished(table, played, trick),
    }));

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
