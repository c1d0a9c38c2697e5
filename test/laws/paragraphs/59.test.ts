import { BEFORE_2017, proves, SINCE_2017 } from '../support/proves';

proves('59', [
  {
    why: 'the suit required is not held: any card, and the penalty card goes back all the same (59, P2)',
    table: '3NT S 3 W W=A.7..3',
    events: 'xE:DQ:dropped c:require:D',
    gives: { penalty: '', duties: '', legal: 'SA H7 C3', illegal: '', depends: '' },
  },
  {
    why: 'any card that is otherwise legal: his own major card (59, 50D1)',
    table: '3NT S 3 W W=A.7..3',
    events: 'xW:SA:dropped xE:DQ:dropped c:require:D',
    gives: { duties: '50D1 play SA', legal: 'SA', illegal: 'H7 C3' },
  },
  {
    why: 'nothing but the suit forbidden (59)',
    table: '3NT S 2 W W=..82.',
    events: 'xE:DQ:dropped c:forbid:D',
    gives: { duties: '', legal: 'D8 D2', illegal: '' },
  },
  {
    why: 'with hidden cards: what is known of the forbidden suit depends (59, contract 3)',
    table: '3NT S 3 W W=..82.',
    events: 'xE:DQ:dropped c:forbid:D',
    gives: { duties: '50D2 avoid D', legal: '', depends: 'D8 D2' },
  },
  {
    why: 'must follow suit though the suit led is not the one required of his play (57B, 59)',
    laws: SINCE_2017,
    table: '3NT S 3 N E=82.A..',
    events: 'N:SK W:S4 c:require:H',
    gives: { duties: '44C follow S', legal: 'S8 S2', illegal: 'HA' },
  },
  {
    why: 'none of the suit required of his discard (59)',
    laws: SINCE_2017,
    table: '3NT S 3 N E=.A2.9.',
    events: 'N:SK W:S4 c:require:C',
    gives: { duties: '', legal: 'HA H2 D9', illegal: '' },
  },
  {
    why: 'nothing but the suit barred from his discards (59)',
    table: '3NT S 2 N E=.A2..',
    events: 'N:SK W:S4 c:forbid:H',
    gives: { duties: '', legal: 'HA H2', illegal: '' },
  },
  {
    why: 'all four suits forbidden, one after another: any card (59)',
    table: '3NT S 4 W W=A.7.8.3',
    events: 'xE:SK+HK+DK+CK:dropped c:forbid:SHDC',
    gives: { penalty: '', duties: '', legal: 'SA H7 D8 C3', illegal: '' },
  },
  {
    why: 'a requirement of the auction that cannot be met (26, 59)',
    laws: BEFORE_2017,
    table: '3NT S 2 W W=A.7..',
    events: 'rW:require:D',
    gives: { duties: '', legal: 'SA H7', illegal: '' },
  },
]);
