import { BEFORE_2017, proves } from '../support/proves';

// Out are seven spades, seven hearts, six diamonds and six clubs.
const OPEN = 'N=AK3.A43.A43.A432 S=QJ9.K76.K765.K65';
const TWO_FAILURES = 'N:HA E:H5 S:H6 W:S2 N:DA E:D2 S:D5 W:S4';

proves('61A', [
  {
    why: 'he has the suit led and plays another: listed, not yet established (61A)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4',
    gives: { trick: '11 N N:HA E:C4', turn: 'S', revokes: 'E:C4:11:open', decision: 'none' },
  },
  {
    why: "declarer's and dummy's are listed too (61A, contract 3)",
    table: '3NT S 3 N S=5.7..4',
    events: 'N:HA E:H3 S:C4',
    gives: { revokes: 'S:C4:11:open' },
  },
  {
    why: 'a hidden hand may be out of the suit: nothing is listed (61A, contract 3)',
    table: '3NT S 3 N E=5...',
    events: 'N:HA E:C4',
    gives: { revokes: '' },
  },
  {
    why: 'until a card of it shows up in that hand (61A, contract 3)',
    table: '3NT S 3 N E=5...',
    events: 'N:HA E:C4 S:H3 W:H4 xE:H7:dropped',
    gives: { revokes: 'E:C4:11:open', penalty: 'E:H7:minor' },
  },
  {
    why: 'each failure to follow that suit was one, in the order of play (61A, contract 3)',
    table: '3NT S 4 N',
    events: 'N:HA E:C4 S:H3 W:H5 N:HK E:C5 S:H6 W:H8 xE:H7:unseen',
    gives: { revokes: 'E:C4:10:established E:C5:11:open' },
  },
  {
    why: 'a listed revoke proves nothing: the suit may be there still (contract 3)',
    table: '3NT S 4 N E=5...',
    events: 'N:HA E:C4 S:H3 W:H5 xE:H7:unseen N:HK',
    gives: { turn: 'E', legal: 'H7', illegal: 'S5' },
  },
  {
    why: "the suit required by declarer's choice is not led though held (61A)",
    table: '3NT S 3 W W=.5.82.',
    events: 'xE:DQ:dropped c:require:D W:H5',
    gives: { trick: '11 W W:H5', revokes: 'W:H5:11:open', decision: 'none' },
  },
  {
    why: 'a hidden hand may be out of that suit: nothing is listed (61A)',
    table: '3NT S 3 W W=.5..',
    events: 'xE:DQ:dropped c:require:D W:H5',
    gives: { trick: '11 W W:H5', revokes: '' },
  },
  {
    why: 'and such a lead proves nothing: the suit may show up without more (contract 3)',
    table: '3NT S 3 W W=.5..',
    events: 'xE:DQ:dropped c:require:D W:H5 N:H2 E:H3 S:H4 W:D8',
    gives: { trick: '12 W W:D8', revokes: '' },
  },
  {
    why: 'a suit required after the auction (26, 61A)',
    laws: BEFORE_2017,
    table: '3NT S 3 W W=A.7..',
    events: 'rW:require:H W:SA',
    gives: { revokes: 'W:SA:11:open' },
  },
  {
    why: 'a revoke that breaks the duty of a penalty card too is a revoke (contract 3)',
    table: '3NT S 3 N E=.7.Q.4',
    events: 'xE:DQ:dropped N:HA E:C4',
    gives: { revokes: 'E:C4:11:open', decision: 'none' },
  },
  {
    why: 'the duty of a penalty card broken alone is none: 52 (64B3, P9)',
    table: '3NT S 3 N E=..Q.43',
    events: 'xE:DQ:dropped N:HA E:C4',
    gives: { revokes: '', decision: 'accept S E:C4 52' },
  },
  {
    why: 'a club of a hand that failed to follow clubs makes that a revoke at once (contract 3)',
    table: '3NT S N=A43.AKQ.8765.876 S=KQ2.J32.AKQ.AKQJ',
    events: 'W:S5 N:S3 E:S6 S:SK S:CA W:D2 N:C6 E:C2 xW:CT:dropped',
    gives: { revokes: 'W:D2:2:open', penalty: 'W:CT:major' },
  },
  {
    why: 'West has shown out of hearts and diamonds, so East would hold all thirteen that are out, and now shows a spade: no deal is left, and the later inference yields (contract 3)',
    table: `3NT S 13 N ${OPEN}`,
    events: `${TWO_FAILURES} xE:S6:unseen`,
    gives: { revokes: 'W:S4:2:open' },
  },
  {
    why: 'the earlier one stands: East has the hearts (contract 3)',
    table: `3NT S 13 N ${OPEN}`,
    events: `${TWO_FAILURES} xE:S6:unseen N:H3`,
    gives: { turn: 'E', legal: '', illegal: 'S6', depends: '' },
  },
  {
    why: 'of the diamonds nothing is known any more (contract 3)',
    table: `3NT S 13 N ${OPEN}`,
    events: `${TWO_FAILURES} xE:S6:unseen N:D3`,
    gives: { turn: 'E', legal: '', illegal: '', depends: 'S6' },
  },
  {
    why: 'an inference that stands in nobody’s way does not yield, though it is the latest (contract 3)',
    table: `3NT S 13 N ${OPEN}`,
    events: `${TWO_FAILURES} N:SA E:H8 S:S9 W:S7 xE:CQ:unseen`,
    gives: { revokes: 'W:S4:2:established' },
  },
  {
    why: 'revokes of one trick are told in the order of play, not of the seats (61A, contract 1)',
    table: '3NT S 3 N E=5.7..4 S=6.8..3',
    events: 'N:HA S:C3 E:C4',
    gives: { revokes: 'S:C3:11:open E:C4:11:open' },
  },
  {
    why: 'a revoke on a trick that is opened again is told once (61A, contract 2)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 S:H3 W:H5 wS:H3:undo',
    gives: { trick: '11 N N:HA E:C4 W:H5', revokes: 'E:C4:11:open' },
  },
]);
