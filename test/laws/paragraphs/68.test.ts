import { BEFORE_2007, proves, SINCE_2007 } from '../support/proves';

proves('68', [
  {
    why: 'cards that a defender shows with a claim are no penalty cards, nor restrict his partner (68)',
    table: '3NT S 3 W W=A.7.K.',
    events: 'xE:SK+HK+D5:claim',
    gives: { penalty: '', exposed: '', decision: 'none', legal: 'SA H7 DK' },
  },
  {
    why: 'a statement about the trick in progress, with the card shown (68, before 2017 its footnote)',
    table: '3NT S 3 N W=A.7.K.',
    events: 'N:S2 E:S4 xW:SA:statement S:S3',
    gives: { penalty: '', legal: 'SA', illegal: 'H7 DK' },
  },
  {
    why: 'a concession to which his partner objects: no penalty cards (68B2 from 2007)',
    laws: SINCE_2007,
    table: '3NT S 3 S',
    events: 'xE:SQ+H2:concession',
    gives: { penalty: '', exposed: '' },
  },
  {
    why: 'before that they were seen like any others (49; P17)',
    laws: BEFORE_2007,
    table: '3NT S 3 S',
    events: 'xE:SQ+H2:concession',
    gives: { penalty: 'E:SQ:major E:H2:major' },
  },
  {
    why: 'a single spot was minor (49, 50B; P17)',
    laws: BEFORE_2007,
    table: '3NT S 3 S',
    events: 'xE:H2:concession',
    gives: { penalty: 'E:H2:minor' },
  },
  {
    why: 'cards that waited for their cause are cleared when they turn out to have been a claim (68)',
    table: '3NT S 3 S',
    events: 'xE:SK+HK:unknown xE:SK+HK:claim',
    gives: { penalty: '', exposed: '' },
  },
  {
    why: 'what was a penalty card before the claim is one after it (50A)',
    table: '3NT S 3 S',
    events: 'xE:SK:dropped xE:SK+HK:claim',
    gives: { penalty: 'E:SK:major' },
  },
  {
    why: 'the cards shown are known from then on (contract 2)',
    table: '3NT S 3 N',
    events: 'xE:SK+HK+D5:claim N:H2',
    gives: { turn: 'E', legal: 'HK', illegal: 'SK D5' },
  },
]);
