import { proves } from '../support/proves';

const TWO = 'xE:HK+DQ:dropped';

proves('51A', [
  {
    why: 'two that may be played: declarer names one, and both may be until he does (51A)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA`,
    gives: {
      decision: 'designate S E HK DQ',
      duties: '51A play HK DQ',
      legal: 'HK DQ',
      illegal: 'S2',
      depends: '',
    },
  },
  {
    why: 'once one is named the other is not legal (51A, contract 3)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:DQ`,
    gives: { decision: 'none', legal: 'DQ', illegal: 'S2 HK' },
  },
  {
    why: 'one played before any is named stands (contract 3, designate)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA E:HK`,
    gives: { trick: '11 N N:CA E:HK', decision: 'none', penalty: 'E:DQ:major' },
  },
  {
    why: 'also on lead (51A)',
    table: '3NT S 3 E E=2.K.Q.',
    events: TWO,
    gives: { decision: 'designate S E HK DQ', legal: 'HK DQ', illegal: 'S2' },
  },
  {
    why: 'one of them in the suit led: he follows with it, nothing to name (44C, 50D1)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:H3`,
    gives: { decision: 'none', duties: '44C follow H, 50D1 play HK', legal: 'HK', illegal: 'S2 DQ' },
  },
  {
    why: 'both in the suit led, a third card of it is out (51A)',
    table: '3NT S 3 N E=.K42..',
    events: 'xE:HK+H4:dropped N:H3',
    gives: { decision: 'designate S E HK H4', legal: 'HK H4', illegal: 'H2' },
  },
  {
    why: 'a hidden card may be of the suit led: both depend, and declarer names one (contract 3, designate)',
    table: '3NT S 3 N E=.K.Q.',
    events: `${TWO} N:CA`,
    gives: { decision: 'designate S E HK DQ', legal: '', illegal: '', depends: 'HK DQ' },
  },
  {
    why: 'the one that he did not name is played instead: 52 (51A, 52A)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:DQ E:HK`,
    gives: { trick: '11 N N:CA', decision: 'accept S E:HK 52' },
  },
  {
    why: 'a designation ends when an earlier card of its trick is withdrawn (contract 2)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:DQ wN:CA:changed N:CK`,
    gives: { decision: 'designate S E HK DQ', legal: 'HK DQ' },
  },
  {
    why: 'it does not end when the named card itself is taken back (contract 2)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:DQ E:DQ wE:DQ:misinformed`,
    gives: { decision: 'none', penalty: 'E:HK:major E:DQ:major', legal: 'DQ', illegal: 'S2 HK' },
  },
  {
    why: 'it is for this trick only (51A)',
    table: '3NT S 4 N E=2.K.QJ.',
    events: 'xE:HK+DQ+DJ:dropped N:CA d:DQ E:DQ S:C2 W:C3 N:CK',
    gives: { turn: 'E', decision: 'designate S E HK DJ' },
  },
  {
    why: "the choice over partner's card comes before the naming of one's own (contract 3, decision)",
    table: '3NT S 3 W W=.K.Q5.',
    events: 'xW:HK+DQ:dropped xE:SA:dropped',
    gives: { decision: 'lead S W' },
  },
  {
    why: 'which then follows, the leader having none of the suit required (59, 51A)',
    table: '3NT S 3 W W=.K.Q5.',
    events: 'xW:HK+DQ:dropped xE:SA:dropped c:require:S',
    gives: { decision: 'designate S W HK DQ', legal: 'HK DQ', illegal: 'D5' },
  },
  {
    why: 'a choice that leaves one of them leaves nothing to name (50D1(b))',
    table: '3NT S 3 W W=.K.Q5.',
    events: 'xW:HK+DQ:dropped xE:DA:dropped c:forbid:D',
    gives: { decision: 'none', legal: 'HK', illegal: 'DQ D5' },
  },
  {
    why: 'only one of these can be named (contract 3, errors)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:S2`,
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'and only once (contract 3, errors)',
    table: '3NT S 3 N E=2.K.Q.',
    events: `${TWO} N:CA d:DQ d:HK`,
    gives: { error: 'not-an-option 3' },
  },
  {
    why: 'and not while another decision is open (contract 3, errors)',
    table: '3NT S 3 W W=.K.Q5.',
    events: 'xW:HK+DQ:dropped xE:SA:dropped d:HK',
    gives: { error: 'not-an-option 2' },
  },
]);
