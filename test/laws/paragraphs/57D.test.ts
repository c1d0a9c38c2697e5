import { proves } from '../support/proves';

const TABLE = '3NT S 3 N W=K9.4..';

proves('57D', [
  {
    why: "partner has played, it is the right-hand opponent's turn: the card waits and is no penalty card (57D)",
    table: TABLE,
    events: 'N:S2 E:S3 W:SK',
    gives: { trick: '11 N N:S2 E:S3', turn: 'S', penalty: '', exposed: 'W:SK:early', decision: 'none' },
  },
  {
    why: 'at his turn he plays it (57D)',
    table: TABLE,
    events: 'N:S2 E:S3 W:SK S:S4',
    gives: { turn: 'W', duties: '44C follow S, 57D play SK', legal: 'SK', illegal: 'S9 H4' },
  },
  {
    why: 'played, it is an ordinary card of the trick (57D)',
    table: TABLE,
    events: 'N:S2 E:S3 W:SK S:S4 W:SK',
    gives: { trick: '12 W', exposed: '', penalty: '' },
  },
  {
    why: 'it cannot be played on any hand that he can hold: a major penalty card at once (57D)',
    table: TABLE,
    events: 'N:S2 E:S3 W:H4',
    gives: { turn: 'S', exposed: '', penalty: 'W:H4:major' },
  },
  {
    why: 'a hidden hand may be out of the suit: it waits (57D, contract 3)',
    table: '3NT S 3 N W=...',
    events: 'N:S2 E:S3 W:H4',
    gives: { exposed: 'W:H4:early', penalty: '' },
  },
  {
    why: 'until a card of the suit shows up (57D, contract 3)',
    table: '3NT S 3 N W=...',
    events: 'N:S2 E:S3 W:H4 xW:S9:unseen',
    gives: { exposed: '', penalty: 'W:H4:major' },
  },
  {
    why: 'in the order of the event that made it one (contract 1)',
    table: '3NT S 3 N W=...',
    events: 'N:S2 E:S3 W:H4 xW:S9:unseen xE:DK:dropped',
    gives: { penalty: 'W:H4:major E:DK:major' },
  },
  {
    why: 'and it depends at his turn (57D, contract 3)',
    table: '3NT S 3 N W=...',
    events: 'N:S2 E:S3 W:H4 S:S4',
    gives: { duties: '44C follow S, 57D play H4', legal: '', illegal: '', depends: 'H4' },
  },
  {
    why: 'he plays another, which is read as usual: the early one is a major penalty card (57D)',
    table: TABLE,
    events: 'N:S2 E:S3 W:SK S:S4 W:S9',
    gives: { trick: '12 W', penalty: 'W:SK:major', exposed: '', decision: 'none', revokes: '' },
  },
  {
    why: 'his duty under 50D1 comes first, so the early card cannot be played: major at once (57D)',
    table: TABLE,
    events: 'xW:SK:dropped N:S2 E:S3 W:S9',
    gives: { penalty: 'W:SK:major W:S9:major', exposed: '' },
  },
  {
    why: 'and under 50C (57D)',
    table: '3NT S 3 N W=K94...',
    events: 'xW:S4:dropped N:S2 E:S3 W:S9',
    gives: { penalty: 'W:S4:major W:S9:major', exposed: '' },
  },
  {
    why: 'but an honour before his minor card is right, and so waits (57D, 50C)',
    table: '3NT S 3 N W=K94...',
    events: 'xW:S4:dropped N:S2 E:S3 W:SK S:S5',
    gives: {
      penalty: 'W:S4:minor',
      exposed: 'W:SK:early',
      duties: '44C follow S, 50C before S4, 57D play SK',
      legal: 'SK',
      illegal: 'S9 S4',
    },
  },
  {
    why: 'a penalty card played early stays one: it is owed already (50D1)',
    table: TABLE,
    events: 'xW:SK:dropped N:S2 E:S3 W:SK',
    gives: { penalty: 'W:SK:major', exposed: '' },
  },
  {
    why: 'the Director may free him (50, contract 2)',
    table: TABLE,
    events: 'N:S2 E:S3 W:SK !W:SK:none S:S4',
    gives: { exposed: '', penalty: '', duties: '44C follow S', legal: 'SK S9', illegal: 'H4' },
  },
  {
    why: "for East likewise, at dummy's turn (57D)",
    table: '3NT S 3 W E=JT.A..',
    events: 'W:SQ E:SJ N:SK',
    gives: { turn: 'E', duties: '44C follow S, 57D play SJ', legal: 'SJ', illegal: 'ST HA' },
  },
  {
    why: 'two cards early: one of them is to be played, and then the other is a penalty card (57D)',
    table: '3NT S 3 W E=JT.A..',
    events: 'W:SQ E:SJ E:ST N:SK E:ST',
    gives: { trick: '11 W W:SQ N:SK E:ST', penalty: 'E:SJ:major', exposed: '' },
  },
  {
    why: 'two cards played early are not for declarer to name: either may be played (57D)',
    table: '3NT S 3 N',
    events: 'N:HA E:H2 W:H5 W:H6 S:H3',
    gives: { turn: 'W', decision: 'none', duties: '44C follow H, 57D play H6 H5' },
  },
  {
    why: 'shown once more an early card keeps its place (contract 1, order)',
    table: '3NT S 3 N',
    events: 'N:HA E:H2 W:H5 W:H6 W:H5',
    gives: { exposed: 'W:H5:early W:H6:early' },
  },
  {
    why: 'another card in turn is read as usual, also beside a minor penalty card: it stands (57D, 50B)',
    table: '3NT S 3 N',
    events: 'xW:C3:dropped N:HA E:H2 W:H5 S:H3 W:H6',
    gives: { penalty: 'W:C3:major W:H5:major', decision: 'none', trick: '12 N' },
  },
  {
    why: 'the lead is taken back: no suit is led, and the early card waits on (57D)',
    table: '3NT S 3 N W=5.5..',
    events: 'N:HA E:H2 W:H5 wN:HA:undo',
    gives: { exposed: 'W:H5:early', penalty: '' },
  },
  {
    why: 'nor does the next card on the trick count as its lead (57D, 44C)',
    table: '3NT S 3 N W=5.5..',
    events: 'N:HA E:S2 W:H5 wN:HA:undo',
    gives: { exposed: 'W:H5:early', penalty: '' },
  },
  {
    why: 'played in turn and taken back freely, it has no duty left (57D, contract 2: only a penalty card is again what it was)',
    table: '3NT S 3 N undo=free',
    events: 'N:HA E:H2 W:H5 S:H3 W:H5 wW:H5:undo',
    gives: { exposed: '', penalty: '', turn: 'W' },
  },
  {
    why: 'at the turn of his left-hand opponent, the lead having been taken back, it is a penalty card at once (57D: right-hand opponent)',
    table: '3NT S 3 N',
    events: 'N:HA E:H2 wN:HA:undo W:H5',
    gives: { penalty: 'W:H5:major', exposed: '' },
  },
]);
