import { proves } from '../support/proves';

proves('50D1', [
  {
    why: 'it is led when its owner is on lead (50D1)',
    table: '3NT S 3 E E=Q.7.5.',
    events: 'xE:SQ:dropped',
    gives: { duties: '50D1 play SQ', legal: 'SQ', illegal: 'H7 D5', decision: 'none' },
  },
  {
    why: 'it is played to its suit, before a higher or lower card of it (50D1)',
    table: '3NT S 3 N E=KQJ...',
    events: 'xE:SQ:dropped N:S2',
    gives: { duties: '44C follow S, 50D1 play SQ', legal: 'SQ', illegal: 'SK SJ' },
  },
  {
    why: 'it is thrown when its owner is out of the suit (50D1)',
    table: '3NT S 3 N E=Q..75.',
    events: 'xE:SQ:dropped N:HA',
    gives: { legal: 'SQ', illegal: 'D7 D5' },
  },
  {
    why: 'it ruffs, even partner’s winner (50D1)',
    table: '4S S 2 W E=Q..7.',
    events: 'xE:SQ:dropped c:free W:HA N:H2',
    gives: { turn: 'E', legal: 'SQ', illegal: 'D7' },
  },
  {
    why: 'following suit comes first; it stays on the table (50D1(b), 44C)',
    table: '3NT S 3 N E=Q.7.5.',
    events: 'xE:SQ:dropped N:HA',
    gives: { duties: '44C follow H', legal: 'H7', illegal: 'SQ D5', penalty: 'E:SQ:major' },
  },
  {
    why: 'and waits for the next chance (50D1(b))',
    table: '3NT S 3 N E=Q.7.5.',
    events: 'xE:SQ:dropped N:HA E:H7 S:H2 W:H3 N:HK',
    gives: { turn: 'E', duties: '50D1 play SQ', legal: 'SQ', illegal: 'D5' },
  },
  {
    why: 'shown after its owner has played to the trick: from the next trick on (50D1)',
    table: '3NT S 3 N N=.A.2. E=.9.Q3.',
    events: 'N:HA E:H9 xE:DQ:dropped S:H3 W:H4 N:D2',
    gives: { turn: 'E', legal: 'DQ', illegal: 'D3' },
  },
  {
    why: 'shown in his turn: at once (50D1)',
    table: '3NT S 2 N E=Q..7.',
    events: 'N:HA xE:SQ:dropped',
    gives: { turn: 'E', legal: 'SQ', illegal: 'D7' },
  },
  {
    why: 'hidden cards may be of the suit led: it depends, and the other card is out either way (50D1, 44C)',
    table: '3NT S 3 N E=Q..7.',
    events: 'xE:SQ:dropped N:HA',
    gives: { duties: '44C follow H, 50D1 play SQ', legal: '', illegal: 'D7', depends: 'SQ' },
  },
  {
    why: 'known to be out of the suit: it is certain (50D1, contract 3)',
    table: '3NT S 4 N E=Q..7.',
    events: 'N:HA E:C2 S:H3 W:H4 xE:SQ:dropped N:HK',
    gives: { legal: 'SQ', illegal: 'D7', depends: '' },
  },
  {
    why: 'a requirement over his lead comes first, his own card of that suit before the rest of it (50D1(b), P1)',
    table: '3NT S 4 W W=J4.K.8.',
    events: 'xW:SJ:dropped xE:SQ:dropped c:require:S',
    gives: { duties: '50D2 lead S, 50D1 play SJ', legal: 'SJ', illegal: 'S4 HK D8', penalty: 'W:SJ:major' },
  },
  {
    why: 'a prohibition likewise: his own card waits (50D1(b), P1)',
    table: '3NT S 4 W W=J4.K.8.',
    events: 'xW:SJ:dropped xE:SQ:dropped c:forbid:S',
    gives: { duties: '50D2 avoid S', legal: 'HK D8', illegal: 'SJ S4' },
  },
  {
    why: "a choice over partner's play comes before his own major card (50D1(b), 57A, P8)",
    table: '3NT S 2 N E=.A..9',
    events: 'xE:HA:dropped N:SK W:S4 c:forbid:H',
    gives: { duties: '57A avoid H', legal: 'C9', illegal: 'HA' },
  },
  {
    why: 'not played though it could be: declarer is asked (52A)',
    table: '3NT S 2 N E=Q..7.',
    events: 'xE:SQ:dropped N:HA E:D7',
    gives: { decision: 'accept S E:D7 52', legal: '', illegal: 'SQ D7' },
  },
  {
    why: 'played out of turn by an accepted lead it is gone as well (53A, 50A)',
    table: '3NT S 3 N E=Q.7.5.',
    events: 'xE:SQ:dropped E:SQ acc',
    gives: { penalty: '', trick: '11 E E:SQ' },
  },
]);
