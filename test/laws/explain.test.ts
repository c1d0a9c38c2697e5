import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, type Explanation, explain, parseSituation, replay } from '../../src/laws';
import { BEFORE_2007, BEFORE_2017, recordOf, SINCE_2007, SINCE_2017 } from './support/proves';

// Why a card is a penalty card, why it may not be played, and under which Law declarer is asked: what the surfaces tell.

const explained = (laws: Edition, table: string, events: string): Explanation => {
  const parsed = parseSituation(recordOf({ why: '', table, events, gives: {} }, laws));
  const played = parsed.ok ? replay(parsed.value) : parsed;
  if (!played.ok) throw new Error(played.error.message);
  return explain(played.value);
};

type Row = {
  readonly laws?: readonly Edition[];
  readonly table: string;
  readonly events: string;
  readonly gives: readonly string[] | string | null;
};

const inEditions = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.laws ?? EDITIONS).map((laws) => ({ ...row, laws })));

/** Card, status, cause, trick, kind, Law. */
const penaltyReasons = ({ penaltyCards }: Explanation): string[] =>
  penaltyCards.map((r) => `${r.seat}:${r.card} ${r.status} ${r.cause} ${r.trick} ${r.kind} ${r.law}`);

const PENALTY_CARDS: readonly Row[] = [
  { table: '3NT S 3 N', events: 'xE:C4:dropped', gives: ['E:C4 minor dropped 11 spot 50B'] },
  { table: '3NT S 3 N', events: 'xE:C4:seen', gives: ['E:C4 minor seen 11 spot 50B'] },
  { table: '3NT S 3 N', events: 'xE:DQ:dropped', gives: ['E:DQ major dropped 11 honour 50B'] },
  {
    table: '3NT S 3 N',
    events: 'xE:C4:dropped xE:D4:seen',
    gives: ['E:C4 major dropped 11 several 50B', 'E:D4 major seen 11 several 50B'],
  },
  { table: '3NT S 3 N', events: 'xE:C4:named', gives: ['E:C4 major named 11 deliberate 49'] },
  { table: '3NT S 3 N', events: 'xE:C4:extra', gives: ['E:C4 minor extra 11 spot 50B'] },
  { table: '3NT S 3 N', events: 'xE:C4:extra!', gives: ['E:C4 major extra 11 deliberate 58B2'] },
  { table: '3NT S 3 N', events: 'xE:C4:fifth', gives: ['E:C4 major fifth 11 deliberate 45E'] },
  { table: '3NT S 3 N', events: 'xE:C4:restored', gives: ['E:C4 minor restored 11 spot 50B'] },
  { table: '3NT S 3 N', events: 'xE:C4:auction', gives: ['E:C4 minor auction 11 spot 50B'] },
  { table: '3NT S 3 N', events: 'xE:C4:auctionLed', gives: ['E:C4 major auctionLed 11 deliberate 24'] },
  {
    laws: BEFORE_2007,
    table: '3NT S 3 N',
    events: 'xE:C4:concession',
    gives: ['E:C4 minor concession 11 spot 50B'],
  },
  { laws: SINCE_2007, table: '3NT S 3 N', events: 'xE:C4:concession', gives: [] },
  // An opening lead out of turn, and a later one.
  { laws: BEFORE_2007, table: '3NT S', events: 'E:H5 ref', gives: ['E:H5 major refusedLead 1 deliberate 56'] },
  { laws: SINCE_2007, table: '3NT S', events: 'E:H5 ref', gives: ['E:H5 major refusedLead 1 deliberate 54D'] },
  { table: '3NT S 3 N', events: 'E:H5 ref', gives: ['E:H5 major refusedLead 11 deliberate 56'] },
  {
    table: '3NT S 3 N E=Q..75.',
    events: 'xE:SQ:dropped N:HA E:D7 ref',
    gives: ['E:SQ major dropped 11 honour 50B', 'E:D7 major refusedCard 11 deliberate 52B2'],
  },
  { table: '3NT S 3 N', events: 'N:HA W:H5', gives: ['W:H5 major premature 11 deliberate 57A'] },
  { table: '3NT S 3 N', events: 'N:HA E:H2 S:H3 E:S5', gives: ['E:S5 major prematureLead 11 deliberate 57A'] },
  // The defender at the right of a lead out of turn by the declaring side plays to it.
  { table: '3NT S 3 N', events: 'S:H5 E:H2', gives: ['E:H2 major premature 11 deliberate 57A'] },
  // A card played at the right-hand opponent's turn, and another one in turn; or it cannot be played in turn at all.
  {
    laws: BEFORE_2017,
    table: '3NT S 3 N',
    events: 'N:HA E:H2 W:H5 S:H3 W:H6',
    gives: ['W:H5 major early 11 deliberate 57'],
  },
  {
    laws: SINCE_2017,
    table: '3NT S 3 N',
    events: 'N:HA E:H2 W:H5 S:H3 W:H6',
    gives: ['W:H5 major early 11 deliberate 57D'],
  },
  {
    laws: BEFORE_2017,
    table: '3NT S 3 N W=.7..5',
    events: 'N:HA E:H2 W:C5',
    gives: ['W:C5 major early 11 deliberate 57'],
  },
  {
    laws: SINCE_2017,
    table: '3NT S 3 N W=.7..5',
    events: 'N:HA E:H2 W:C5',
    gives: ['W:C5 major early 11 deliberate 57D'],
  },
  {
    table: '3NT S 3 N',
    events: 'N:HA E:C4 S:H3 W:H5 wE:C4:revoke wS:H3:changed wW:H5:changedAfter',
    gives: ['E:C4 major revoke 11 deliberate 62B1', 'W:H5 major changedAfter 11 deliberate 62C2'],
  },
  { table: '3NT S 3 N', events: 'S:H5 ref E:H2', gives: ['E:H2 major outOfTurn 11 deliberate 60'] },
  { table: '3NT S 3 N', events: 'E:H5 W:H6', gives: ['W:H6 major outOfTurn 11 deliberate 60'] },
  {
    table: '3NT S 3 N',
    events: 'N:HA E:H2 wN:HA:undo W:H5',
    gives: ['W:H5 major outOfTurn 11 deliberate 60'],
  },
  { table: '3NT S 3 E', events: 'E:H2 S:H3 W:H4 E:S5', gives: ['E:S5 major ledTooSoon 11 deliberate 49'] },
  {
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped W:H5',
    gives: ['E:DQ major dropped 11 honour 50B', 'W:H5 major ledBeforeChoice 11 deliberate 49'],
  },
  { table: '3NT S 3 N undo=penalty', events: 'N:HA E:H4 wE:H4:undo', gives: ['E:H4 major undo 11 deliberate 49'] },
  { table: '3NT S 3 N', events: '!E:C4:minor', gives: ['E:C4 minor directed 11 director 50'] },
  { table: '3NT S 3 N', events: 'xE:C4:dropped !E:C4:major', gives: ['E:C4 major dropped 11 director 50'] },
  // What waits for a word is none yet.
  { table: '3NT S 3 N', events: 'xE:C4:unknown xE:D4:dropped', gives: ['E:D4 minor dropped 11 spot 50B'] },
  // The trick in which it came about stays.
  {
    table: '3NT S 2 N',
    events: 'xE:C4:dropped N:HA E:H2 S:H3 W:H4',
    gives: ['E:C4 minor dropped 12 spot 50B'],
  },
];

describe('why a card is a penalty card', () => {
  it.each(inEditions(PENALTY_CARDS))('$laws: $table, $events', ({ laws, table, events, gives }) => {
    expect(penaltyReasons(explained(laws, table, events))).toEqual(gives);
  });
});

/** Card, verdict, kind of obligation, Law, its suits, its cards. */
const cardReasons = ({ cards }: Explanation): string[] =>
  cards.map((r) => [r.card, r.verdict, r.kind, r.law, ...r.suits, ...r.cards].join(' '));

const CARDS: readonly Row[] = [
  {
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA',
    gives: ['S5 illegal follow 44C H', 'C4 illegal follow 44C H'],
  },
  {
    table: '3NT S 3 N E=KQJ...',
    events: 'xE:SQ:dropped N:S2',
    gives: ['SK illegal play 50D1 SQ', 'SJ illegal play 50D1 SQ'],
  },
  { table: '3NT S 3 E E=75..4.', events: 'xE:S5:dropped', gives: ['S7 illegal before 50C S5'] },
  // With hearts he must follow suit, and without them the queen is played: what stands first against each card is told.
  {
    table: '3NT S 3 N E=Q..7.',
    events: 'xE:SQ:dropped N:HA',
    gives: ['D7 illegal follow 44C H', 'SQ depends follow 44C H'],
  },
  { table: '3NT S 3 E E=Q..Q.7', events: 'xE:SQ+DQ:dropped', gives: ['C7 illegal play 51A SQ DQ'] },
  {
    table: '3NT S 3 E E=Q..Q.7',
    events: 'xE:SQ+DQ:dropped d:DQ',
    gives: ['SQ illegal designate 51A DQ', 'C7 illegal designate 51A DQ'],
  },
  {
    table: '3NT S 3 W W=5.7..4',
    events: 'xE:SQ:dropped c:forbid:S',
    gives: ['S5 illegal avoid 50D2 S'],
  },
  {
    table: '3NT S 3 W W=5.7..4',
    events: 'xE:SQ:dropped c:require:S',
    gives: ['H7 illegal lead 50D2 S', 'C4 illegal lead 50D2 S'],
  },
  {
    table: '3NT S 3 N E=.J32..',
    events: 'N:HA W:H5 c:highest',
    gives: ['H3 illegal highest 57A H', 'H2 illegal highest 57A H'],
  },
  // Somebody must speak first.
  {
    table: '3NT S 3 N N=.A.5.',
    events: 'E:H5',
    gives: ['HA illegal wait 53', 'D5 illegal wait 53'],
  },
  { table: '3NT S 3 W W=5...', events: 'xE:SQ:dropped', gives: ['S5 illegal wait 50D2'] },
  { table: '3NT S 3 W W=5...', events: 'xE:SQ+HQ:dropped', gives: ['S5 illegal wait 51B'] },
  { table: '3NT S 3 N E=.3..', events: 'N:HA W:H5', gives: ['H3 illegal wait 57A'] },
  { table: '3NT S 3 N N=.A.5.', events: '', gives: [] },
  { table: '3NT S 1 N', events: 'N:SA E:S2 S:S3 W:S4', gives: [] },
];

describe('why a card may not be played', () => {
  it.each(inEditions(CARDS))('$laws: $table, $events', ({ laws, table, events, gives }) => {
    expect(cardReasons(explained(laws, table, events))).toEqual(gives);
  });
});

const DECISIONS: readonly Row[] = [
  { table: '3NT S 3 N', events: '', gives: null },
  { table: '3NT S 1 N', events: 'N:SA E:S2 S:S3 W:S4', gives: null },
  { table: '3NT S 3 N E=Q..75.', events: 'xE:SQ:dropped N:HA E:D7', gives: '52' },
  { table: '3NT S 3 N', events: 'E:H5', gives: '53' },
  { table: '3NT S', events: 'E:H5', gives: '54' },
  { table: '3NT S 3 N', events: 'S:H5', gives: '55' },
  { table: '3NT S 3 N', events: 'N:HA W:H5', gives: '57A' },
  { table: '3NT S 3 W', events: 'xE:SQ:dropped', gives: '50D2' },
  { table: '3NT S 3 W', events: 'xE:SQ+HQ:dropped', gives: '51B' },
  // A minor one beside it, by the Director's word, asks for no choice and counts for none.
  { table: '3NT S 3 W', events: 'xE:SQ+HQ:dropped !E:HQ:minor', gives: '50D2' },
  { table: '3NT S 3 E E=Q..Q.7', events: 'xE:SQ+DQ:dropped', gives: '51A' },
];

describe('the Law under which somebody must speak', () => {
  it.each(inEditions(DECISIONS))('$laws: $table, $events', ({ laws, table, events, gives }) => {
    expect(explained(laws, table, events).decisionLaw).toBe(gives);
  });
});
