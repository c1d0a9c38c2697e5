import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/laws';
import { proves } from '../support/proves';
import { inShort } from '../support/short';

// The codes of contract section 3. The whole record is judged before the deal, the deal before the events.

const RECORD = { contract: '3NT', declarer: 'S', hands: { W: 'A.7.K.' }, cards: 3, leader: 'W', events: [] };
const errorOf = (record: unknown) => inShort(rule(record)).error;
const withEvent = (event: unknown) => ({ ...RECORD, events: [{ type: 'play', seat: 'W', card: 'SA' }, event] });

const FAULTS_OF_THE_SETUP: Record<string, unknown> = {
  'no object at all': 7,
  'a list': [],
  null: null,
  'no hands': { ...RECORD, hands: undefined },
  'no events': { ...RECORD, events: undefined },
  'events that are no list': { ...RECORD, events: {} },
  'no contract': { ...RECORD, contract: undefined },
  'a contract in small letters': { ...RECORD, contract: '3nt' },
  'a contract of none': { ...RECORD, contract: '0S' },
  'a contract doubled three times': { ...RECORD, contract: '3SXXX' },
  'no declarer': { ...RECORD, declarer: undefined },
  'a declarer written out': { ...RECORD, declarer: 'South' },
  'an edition that is a number': { ...RECORD, laws: 2017 },
  'no edition but null': { ...RECORD, laws: null },
  'an unknown rule for take-backs': { ...RECORD, undo: 'never' },
  'no cards': { ...RECORD, cards: 0 },
  'fourteen cards': { ...RECORD, cards: 14 },
  'cards as text': { ...RECORD, cards: '3' },
  'half a card': { ...RECORD, cards: 2.5 },
  'no leader below thirteen cards': { ...RECORD, leader: undefined },
  'a leader who is no seat': { ...RECORD, leader: 'X' },
  'a hand of an unknown seat': { ...RECORD, hands: { X: 'A...' } },
  'a holding with two dots': { ...RECORD, hands: { W: 'A.7.K' } },
  'a holding with four dots': { ...RECORD, hands: { W: 'A.7.K..' } },
  'a holding with a 10': { ...RECORD, hands: { W: '10.7..' } },
  'a holding that is a list': { ...RECORD, hands: { W: ['SA'] } },
};

const FAULTS_OF_AN_EVENT: Record<string, unknown> = {
  'no object': 'pass',
  'no type': { seat: 'N', card: 'S2' },
  'an unknown type': { type: 'pass' },
  'a type from the prototype of objects': { type: 'toString' },
  'no seat': { type: 'play', card: 'S2' },
  'no card': { type: 'play', seat: 'N' },
  'a card rank first': { type: 'play', seat: 'N', card: '2S' },
  'a card in small letters': { type: 'play', seat: 'N', card: 's2' },
  'no cards to show': { type: 'expose', seat: 'E', cards: [], how: 'dropped' },
  'the same card shown twice': { type: 'expose', seat: 'E', cards: ['S2', 'S2'], how: 'dropped' },
  'one card where a list belongs': { type: 'expose', seat: 'E', cards: 'S2', how: 'dropped' },
  'no way of showing': { type: 'expose', seat: 'E', cards: ['S2'] },
  'an unknown way of showing': { type: 'expose', seat: 'E', cards: ['S2'], how: 'waved' },
  'an intention that is a word': { type: 'expose', seat: 'E', cards: ['S2'], how: 'extra', intended: 'yes' },
  'no why': { type: 'withdraw', seat: 'W', card: 'SA' },
  'an unknown why': { type: 'withdraw', seat: 'W', card: 'SA', why: 'oops' },
  'no choice': { type: 'choose' },
  'an unknown choice': { type: 'choose', choice: 'allow', suits: ['S'] },
  'nothing to require': { type: 'choose', choice: 'require' },
  'an empty list to forbid': { type: 'choose', choice: 'forbid', suits: [] },
  'an empty list with a free lead': { type: 'choose', choice: 'free', suits: [] },
  'a suit twice': { type: 'choose', choice: 'forbid', suits: ['S', 'S'] },
  'no trumps as a suit': { type: 'choose', choice: 'require', suits: ['NT'] },
  'no card designated': { type: 'designate' },
  'accepted as something else': { type: 'accept', as: 'declarer' },
  'a restriction of nothing': { type: 'restrict', seat: 'W' },
  'a restriction both ways': { type: 'restrict', seat: 'W', require: ['S'], forbid: ['H'] },
  'a restriction to no suit': { type: 'restrict', seat: 'W', forbid: [] },
  'an unknown word of the Director': { type: 'direct', seat: 'W', card: 'SA', as: 'huge' },
};

describe('malformed', () => {
  it.each(Object.entries(FAULTS_OF_THE_SETUP))('set-up: %s', (_, record) => {
    expect(errorOf(record)).toBe('malformed -');
  });

  it.each(Object.entries(FAULTS_OF_AN_EVENT))('event: %s', (_, event) => {
    expect(errorOf(withEvent(event))).toBe('malformed 1');
  });

  it('takes what is sound, whatever else stands there', () => {
    const extra = { ...RECORD, site: 'x', hands: { W: '.7.K.A' }, events: [{ type: 'refuse', note: 1 }] };
    expect(errorOf(extra)).toBe('not-an-option 0');
  });

  it('takes unsorted holdings', () => {
    expect(inShort(rule({ ...RECORD, hands: { W: '2A.7..' } })).legal).toBe('SA S2 H7');
  });

  it('comes before a deal that cannot be, and that before what happened', () => {
    const twice = { ...RECORD, hands: { W: 'A.7.K.', E: 'A...' } };
    const unheard = { type: 'play', seat: 'N', card: 'SA' };
    expect(errorOf({ ...twice, events: [unheard, { type: 'pass' }] })).toBe('malformed 1');
    expect(errorOf({ ...twice, events: [unheard] })).toBe('impossible-deal -');
    expect(errorOf({ ...RECORD, events: [unheard] })).toBe('not-held 0');
  });

  it('is said of a record nested as deep as one likes', () => {
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(errorOf({ ...RECORD, contract: deep })).toBe('malformed -');
    expect(errorOf({ ...RECORD, hands: { W: deep } })).toBe('malformed -');
    expect(errorOf(withEvent({ type: deep }))).toBe('malformed 1');
    expect(errorOf(withEvent({ type: 'choose', choice: 'require', suits: [deep] }))).toBe('malformed 1');
  });
});

describe('impossible-deal', () => {
  it.each([
    ['a card twice in one hand', { W: 'AA.7..' }],
    ['a card in two hands', { W: 'A.7.K.', N: 'A...' }],
    ['four cards where there were three', { W: 'A.7.K.2' }],
  ])('%s', (_, hands) => {
    expect(errorOf({ ...RECORD, hands })).toBe('impossible-deal -');
  });
});

proves('errors', [
  {
    why: 'another hand is known to have the card',
    table: '3NT S 3 W W=A.7.K. N=2...',
    events: 'W:SA E:S2',
    gives: { error: 'not-held 1' },
  },
  {
    why: 'it has been played by another',
    table: '3NT S 3 W',
    events: 'W:SA N:S2 E:SA',
    gives: { error: 'not-held 2' },
  },
  {
    why: 'it has been played by the same hand',
    table: '3NT S 3 W',
    events: 'W:SA N:S2 E:S3 S:S4 W:SA',
    gives: { error: 'not-held 4' },
  },
  {
    why: 'the hand is known without it',
    table: '3NT S 3 W W=A.7.K.',
    events: 'W:CA',
    gives: { error: 'not-held 0' },
  },
  {
    why: 'it has become known by what was shown: three cards were all it had',
    table: '3NT S 3 W',
    events: 'xW:SA+H7+DK:claim W:CA',
    gives: { error: 'not-held 1' },
  },
  {
    why: 'cards shown together of which one cannot be held: none of them counts',
    table: '3NT S 3 W W=A.7.K.',
    events: 'xE:S2+SA:dropped',
    gives: { error: 'not-held 0' },
  },
  {
    why: 'nobody is asked for a choice',
    table: '3NT S 3 W',
    events: 'c:free',
    gives: { error: 'not-an-option 0' },
  },
  {
    why: 'nobody is asked to name a card',
    table: '3NT S 3 W',
    events: 'd:SA',
    gives: { error: 'not-an-option 0' },
  },
  {
    why: 'nothing waits to be accepted',
    table: '3NT S 3 W',
    events: 'W:SA acc',
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'nothing waits to be refused',
    table: '3NT S 3 W',
    events: 'W:SA ref',
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'the highest has no suits of its own, and is not for a lead',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped c:highest',
    gives: { error: 'not-an-option 1' },
  },
  ...['N:S5', 'xE:D2:dropped', 'c:free', 'd:S2', 'acc', 'ref', 'rW:forbid:S'].map((event) => ({
    why: `nothing follows the last card: ${event}`,
    table: '3NT S 1 N',
    events: `N:SA E:S2 S:S3 W:S4 ${event}`,
    gives: { error: 'board-over 4' },
  })),
  {
    why: 'but a card of the last trick may be taken back, and played again',
    table: '3NT S 1 N undo=free',
    events: 'N:SA E:S2 S:S3 W:S4 wE:S2:undo E:S2',
    gives: { trick: '13 N N:SA E:S2 S:S3 W:S4', turn: 'nobody' },
  },
  {
    why: 'one of an earlier trick may not',
    table: '3NT S 2 N',
    events: 'N:SA E:S2 S:S3 W:S4 N:HA E:H2 S:H3 W:H4 wE:S2:undo',
    gives: { error: 'not-an-option 8' },
  },
]);
