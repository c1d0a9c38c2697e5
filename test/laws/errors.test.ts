import { describe, expect, it } from 'vitest';
import { parseEvent, rule } from '../../src/laws';
import { events, setup } from './support/notation';

// What a user reads when a record gives no ruling: the code, the event, and the message, which says what and where.

const errorOf = (record: unknown) => {
  const answer = rule(record);
  return 'error' in answer ? answer.error : null;
};

const RECORD = { contract: '3NT', declarer: 'S', hands: { W: 'A.7.K.' }, cards: 3, leader: 'W', events: [] };
const LONG = 'a holding that is written out, with every word that one can think of';

const FAULTS_OF_THE_SETUP: readonly (readonly [unknown, string])[] = [
  [7, 'the situation is not an object'],
  [[], 'the situation is not an object'],
  [null, 'the situation is not an object'],
  [{ ...RECORD, hands: undefined }, '"hands" is not an object'],
  [{ ...RECORD, hands: [] }, '"hands" is not an object'],
  [{ ...RECORD, events: undefined }, '"events" is not a list'],
  [{ ...RECORD, contract: undefined }, '"contract" is undefined, not one such as "3NT" or "4HX"'],
  [{ ...RECORD, contract: '3nt' }, '"contract" is "3nt", not one such as "3NT" or "4HX"'],
  [{ ...RECORD, contract: ['3NT'] }, '"contract" is a list, not one such as "3NT" or "4HX"'],
  [{ ...RECORD, contract: { level: 3 } }, '"contract" is an object, not one such as "3NT" or "4HX"'],
  [{ ...RECORD, contract: null }, '"contract" is null, not one such as "3NT" or "4HX"'],
  [{ ...RECORD, declarer: 'South' }, '"declarer" is "South", not a seat (N, E, S, W)'],
  [{ ...RECORD, leader: 'X' }, '"leader" is "X", not a seat (N, E, S, W)'],
  [{ ...RECORD, laws: 2017 }, '"laws" is 2017, not one of 1987, 1997, 2007, 2017'],
  [{ ...RECORD, undo: 'never' }, '"undo" is "never", not one of ask, free, penalty'],
  [{ ...RECORD, cards: 0 }, '"cards" is 0, not a number from 1 to 13'],
  [{ ...RECORD, cards: 14 }, '"cards" is 14, not a number from 1 to 13'],
  [{ ...RECORD, cards: 2.5 }, '"cards" is 2.5, not a number from 1 to 13'],
  [{ ...RECORD, cards: '3' }, '"cards" is "3", not a number from 1 to 13'],
  [{ ...RECORD, leader: undefined }, '"leader" is required when "cards" is below 13'],
  [{ ...RECORD, hands: { X: 'A...' } }, '"hands" has the seat "X", not one of N, E, S, W'],
  [{ ...RECORD, hands: { W: 'A.7.K' } }, 'the hand of W is "A.7.K", not a holding such as "AK2.QJT.5432.A98"'],
  [{ ...RECORD, hands: { W: 8 } }, 'the hand of W is 8, not a holding such as "AK2.QJT.5432.A98"'],
  // A value is told up to its sixtieth letter, so that the message can be read.
  [
    { ...RECORD, hands: { W: LONG } },
    `the hand of W is "${LONG.slice(0, 56)}..., not a holding such as "AK2.QJT.5432.A98"`,
  ],
  [{ ...RECORD, contract: 'x'.repeat(58) }, `"contract" is "${'x'.repeat(58)}", not one such as "3NT" or "4HX"`],
  [{ ...RECORD, contract: 'x'.repeat(59) }, `"contract" is "${'x'.repeat(56)}..., not one such as "3NT" or "4HX"`],
];

const NOT_A_SEAT = 'not a seat (N, E, S, W)';
const NOT_A_CARD = 'not a card such as "SA" or "HT"';
const EVENT_TYPES = 'play, expose, withdraw, choose, designate, accept, refuse, restrict, direct';
const WAYS =
  'dropped, seen, named, extra, fifth, auction, auctionLed, restored, unknown, unseen, claim, concession, statement, misinformed, told';

const FAULTS_OF_AN_EVENT: readonly (readonly [unknown, string])[] = [
  ['pass', 'the event is not an object'],
  [{ seat: 'N' }, `"type" is undefined, not one of ${EVENT_TYPES}`],
  [{ type: 'toString' }, `"type" is "toString", not one of ${EVENT_TYPES}`],
  [{ type: 'play', card: 'S2' }, `"seat" is undefined, ${NOT_A_SEAT}`],
  [{ type: 'play', seat: 'N', card: '2S' }, `"card" is "2S", ${NOT_A_CARD}`],
  [{ type: 'expose', cards: ['S2'], how: 'dropped' }, `"seat" is undefined, ${NOT_A_SEAT}`],
  [{ type: 'expose', seat: 'E', cards: 'S2', how: 'dropped' }, '"cards" is not a list'],
  [{ type: 'expose', seat: 'E', cards: [], how: 'dropped' }, '"cards" is empty'],
  [{ type: 'expose', seat: 'E', cards: ['S2', 'S2'], how: 'dropped' }, '"cards" names something twice'],
  [{ type: 'expose', seat: 'E', cards: ['S2', 2], how: 'dropped' }, `a card of "cards" is 2, ${NOT_A_CARD}`],
  [{ type: 'expose', seat: 'E', cards: ['S2'], how: 'waved' }, `"how" is "waved", not one of ${WAYS}`],
  [{ type: 'expose', seat: 'E', cards: ['S2'], how: 'extra', intended: 1 }, '"intended" is not true or false'],
  [{ type: 'withdraw', seat: 0, card: 'SA', why: 'undo' }, `"seat" is 0, ${NOT_A_SEAT}`],
  [{ type: 'withdraw', seat: 'W', card: 'XX', why: 'undo' }, `"card" is "XX", ${NOT_A_CARD}`],
  [
    { type: 'withdraw', seat: 'W', card: 'SA', why: 'oops' },
    '"why" is "oops", not one of revoke, changed, changedAfter, undo, misinformed, told',
  ],
  [{ type: 'choose' }, '"choice" is undefined, not one of require, forbid, free, highest, lowest'],
  [{ type: 'choose', choice: 'require' }, '"suits" is missing: what to require'],
  [{ type: 'choose', choice: 'forbid' }, '"suits" is missing: what to forbid'],
  [{ type: 'choose', choice: 'forbid', suits: 'S' }, '"suits" is not a list'],
  [{ type: 'choose', choice: 'forbid', suits: [] }, '"suits" is empty'],
  [{ type: 'choose', choice: 'forbid', suits: ['S', 'S'] }, '"suits" names something twice'],
  [{ type: 'choose', choice: 'require', suits: ['NT'] }, '"suits" has "NT", not a suit (S, H, D, C)'],
  [{ type: 'designate' }, `"card" is undefined, ${NOT_A_CARD}`],
  [{ type: 'accept', as: 'declarer' }, '"as" is "declarer", not one of dummy'],
  [{ type: 'restrict', forbid: ['S'] }, `"seat" is undefined, ${NOT_A_SEAT}`],
  [{ type: 'restrict', seat: 'W' }, 'a restriction has either "require" or "forbid"'],
  [{ type: 'restrict', seat: 'W', require: ['S'], forbid: ['H'] }, 'a restriction has either "require" or "forbid"'],
  [{ type: 'restrict', seat: 'W', require: [] }, '"require" is empty'],
  [{ type: 'restrict', seat: 'W', forbid: [] }, '"forbid" is empty'],
  [{ type: 'direct', card: 'SA', as: 'none' }, `"seat" is undefined, ${NOT_A_SEAT}`],
  [{ type: 'direct', seat: 'W', card: 'S', as: 'none' }, `"card" is "S", ${NOT_A_CARD}`],
  [{ type: 'direct', seat: 'W', card: 'SA', as: 'huge' }, '"as" is "huge", not one of none, minor, major'],
];

describe('a fault of form', () => {
  it.each(FAULTS_OF_THE_SETUP)('in the set-up %#', (record, message) => {
    expect(errorOf(record)).toEqual({ code: 'malformed', event: null, message });
  });

  it.each(FAULTS_OF_AN_EVENT)('in an event: %j', (event, message) => {
    const sound = { type: 'play', seat: 'W', card: 'SA' };
    expect(errorOf({ ...RECORD, events: [sound, event] })).toEqual({ code: 'malformed', event: 1, message });
    expect(parseEvent(event)).toEqual({ ok: false, error: { code: 'malformed', event: null, message } });
  });
});

describe('a sound event comes through as it is, but for what is unknown', () => {
  it.each([
    { type: 'play', seat: 'W', card: 'SA' },
    { type: 'expose', seat: 'E', cards: ['S2', 'H3'], how: 'extra' },
    { type: 'expose', seat: 'E', cards: ['S2'], how: 'extra', intended: false },
    { type: 'withdraw', seat: 'W', card: 'SA', why: 'changedAfter' },
    { type: 'choose', choice: 'forbid', suits: ['H', 'D'] },
    { type: 'choose', choice: 'free' },
    { type: 'designate', card: 'SA' },
    { type: 'accept' },
    { type: 'accept', as: 'dummy' },
    { type: 'refuse' },
    { type: 'restrict', seat: 'W', require: ['S'] },
    { type: 'restrict', seat: 'W', forbid: ['S', 'C'] },
    { type: 'direct', seat: 'W', card: 'SA', as: 'minor' },
  ])('%j', (value) => {
    expect(parseEvent({ ...value, note: 'x' })).toEqual({ ok: true, value });
  });
});

const DEALS_THAT_CANNOT_BE: readonly (readonly [object, string])[] = [
  [{ W: 'AA.7..' }, 'SA is in the deal twice'],
  [{ W: 'A.7.K.', N: 'A...' }, 'SA is in the deal twice'],
  [{ W: 'A.7.K.2' }, 'W has 4 cards where each hand had 3'],
];

it.each(DEALS_THAT_CANNOT_BE)('a deal that cannot be: %j', (hands, message) => {
  expect(errorOf({ ...RECORD, hands })).toEqual({ code: 'impossible-deal', event: null, message });
});

/** Table and events in the notation of `notation.ts`; the last event is refused. */
const REFUSED: readonly (readonly [string, string, string, string])[] = [
  ['3NT S 3 W W=A.7.K.', 'W:SA W:SA', 'not-held', 'SA has been played already'],
  ['3NT S 3 W W=A.7.K.', 'N:SA', 'not-held', "SA is in another hand, not in N's"],
  ['3NT S 3 W W=A.7.K.', 'W:CA', 'not-held', "W's hand is known and has no CA"],
  ['3NT S 3 W', 'acc', 'not-an-option', 'no acceptance is asked for now'],
  ['3NT S 3 W', 'ref', 'not-an-option', 'no refusal is asked for now'],
  ['3NT S 3 W', 'd:SA', 'not-an-option', 'SA cannot be designated now'],
  ['3NT S 3 W', 'c:free', 'not-an-option', 'nobody offers the choice "free" now'],
  ['3NT S 3 W', 'xE:DQ:dropped c:forbid:SH', 'not-an-option', 'nobody offers the choice "forbid S H" now'],
  [
    '3NT S 3 W',
    'E:SA acc:dummy',
    'not-an-option',
    'declarer can become dummy only after an opening lead out of turn (54A)',
  ],
  ['3NT S 3 W', 'wW:SA:undo', 'not-an-option', 'W has no SA on the table to take back'],
  [
    '3NT S 3 N E=5.7..4',
    'N:HA E:C4 S:H3 W:H5 W:S2 wE:C4:revoke',
    'not-an-option',
    'the revoke C4 by E is established (63A1)',
  ],
  [
    '3NT S 3 W',
    'W:SA xW:HA:auction',
    'not-an-option',
    'cards shown in the auction must come before the first card played',
  ],
  [
    '3NT S 3 W',
    'W:SA xW:HA:auctionLed',
    'not-an-option',
    'cards shown in the auction must come before the first card played',
  ],
  ['3NT S 3 W', '!N:SA:major', 'not-an-option', 'SA is of the declaring side, which has no penalty cards (48A)'],
  [
    '3NT S 3 W S=A.7.K.',
    '!W:SA:major',
    'not-an-option',
    'SA is of the declaring side, which has no penalty cards (48A)',
  ],
  ['3NT S 3 W', 'W:SA !W:SA:none', 'not-an-option', 'SA has been played'],
  ['3NT S 3 W', 'W:SA rW:forbid:H', 'not-an-option', 'a lead restriction from the auction comes before the first card'],
  ['3NT S 3 W', 'rN:forbid:H', 'not-an-option', 'N does not defend'],
  ['3NT S 3 W', 'rW:require:H', 'not-an-option', 'the Laws of 2017 let declarer only forbid suits (26)'],
  ['3NT S 1 N', 'N:SA E:S2 S:S3 W:S4 ref', 'board-over', 'the last card has been played'],
];

it.each(REFUSED)('refused: %s %s', (table, text, code, message) => {
  const happened = events(text);
  expect(errorOf({ ...setup(table), events: happened })).toEqual({ code, event: happened.length - 1, message });
});
