import { type Card, nextSeat, partnerOf, type Seat } from '../../bridge';
import type { Decision } from '../../laws';
import type { TableView } from '../../table/view';
import { pickedUp } from '../text/information';

/** What a script can be about. */
export const MATTERS = [
  'openingLead',
  'lead',
  'declaringLead',
  'notPlayed',
  'premature',
  'early',
  'shown',
  'revoke',
  'lying',
  'chosen',
] as const;
export type MatterKind = (typeof MATTERS)[number];

/** One thing at a table that the Director has something to say about. */
export type Matter = {
  readonly kind: MatterKind;
  readonly table: TableView;
  /** Whose cards it is about. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
};

const ACCEPTING = { '52': 'notPlayed', '53': 'lead', '54': 'openingLead', '55': 'declaringLead' } as const;

const awaiting = (table: TableView): Matter[] => {
  const { decision } = table.ruling;
  if (decision?.kind !== 'accept') return [];
  return [{ kind: ACCEPTING[decision.law], table, seat: decision.seat, cards: [decision.card] }];
};

const exposed = (table: TableView): Matter[] =>
  table.ruling.exposed.map(({ seat, card, why }) => ({
    kind: why === 'early' ? 'early' : 'shown',
    table,
    seat,
    cards: [card],
  }));

const revokes = (table: TableView): Matter[] =>
  table.ruling.irregularities
    .filter(({ established }) => !established)
    .map(({ seat, card }) => ({ kind: 'revoke', table, seat, cards: [card] }));

/** Whose cards a decision of declarer's is about. */
const ownerIn = (decision: Decision | null): Seat | null => {
  switch (decision?.kind) {
    case 'lead':
      return partnerOf(decision.leader);
    case 'play':
      return partnerOf(decision.seat);
    case 'designate':
      return decision.seat;
    default:
      return null;
  }
};

/** Duties that declarer's choice has put on a leader. */
export const CHOSEN_LAWS: readonly string[] = ['50D2', '51B'];

/** Penalty cards of one defender, or those that have just gone back with declarer's choice. */
const cardsOf = (table: TableView, seat: Seat): Matter[] => {
  const { penaltyCards, obligations, decision, turn } = table.ruling;
  const lying = penaltyCards.filter((p) => p.seat === seat).map(({ card }) => card);
  const isPremature = decision?.kind === 'play' && ownerIn(decision) === seat;
  if (lying.length > 0) return [{ kind: isPremature ? 'premature' : 'lying', table, seat, cards: lying }];
  const isBound = turn === partnerOf(seat) && obligations.some(({ law }) => CHOSEN_LAWS.includes(law));
  const back = pickedUp(table).filter((p) => p.seat === seat);
  return isBound && back.length > 0 ? [{ kind: 'chosen', table, seat, cards: back.map(({ card }) => card) }] : [];
};

/** Everything at a table that there is a script for; that which somebody must decide now comes first. */
export const mattersOf = (table: TableView): readonly Matter[] => {
  const before = nextSeat(table.ruling.declarer);
  const lying = [before, partnerOf(before)].flatMap((seat) => cardsOf(table, seat));
  const owner = ownerIn(table.ruling.decision);
  return [
    ...awaiting(table),
    ...lying.filter(({ seat }) => seat === owner),
    ...exposed(table),
    ...revokes(table),
    ...lying.filter(({ seat }) => seat !== owner),
  ];
};
