import { proves, SINCE_2017 } from '../support/proves';

proves('16', [
  {
    why: 'a card taken back, waiting for a word: for the other side, not for partner (16C)',
    laws: ['1997', ...SINCE_2017],
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { exposed: 'E:H7:undo', information: ['E:H7: seen 16C'] },
  },
  {
    why: 'the same in 2007 (16D)',
    laws: ['2007'],
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { information: ['E:H7: seen 16D'] },
  },
  {
    why: 'in 1987 there is no paragraph of its own for what was withdrawn (16)',
    laws: ['1987'],
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo',
    gives: { information: ['E:H7: seen 16'] },
  },
  {
    why: 'a card that was seen, how is not known (16)',
    table: '3NT S 3 N',
    events: 'xE:SQ:unknown',
    gives: { exposed: 'E:SQ:unknown', information: ['E:SQ: seen 16'] },
  },
  {
    why: 'a card played before its turn, while it waits (57D, 16)',
    table: '3NT S 3 N N=K... E=QT8... W=J94...',
    events: 'N:SK E:SQ W:S4',
    gives: { exposed: 'W:S4:early', information: ['W:S4: seen 16'] },
  },
  {
    why: 'of a major penalty card in 1987, when Law 50 was silent',
    laws: ['1987'],
    table: '3NT S 3 N',
    events: 'xE:SQ:dropped',
    gives: { information: ['E:SQ: sight 16'] },
  },
  {
    why: 'and of one picked up (1987)',
    laws: ['1987'],
    table: '3NT S 3 W',
    events: 'xE:SQ:dropped c:forbid:S',
    gives: { information: ['E:SQ: sight 16'] },
  },
]);
