import { EDITIONS, HOWS } from '../../../src/laws';
import { proves } from '../support/proves';

proves('48', [
  ...HOWS.map((how) => ({
    why: `no card of dummy becomes a penalty card, shown as "${how}", nor waits for a word (48A)`,
    table: '3NT S 3 W',
    events: `xN:HK:${how}`,
    gives: { penalty: '', exposed: '', decision: 'none' },
  })),
  ...(['ask', 'free', 'penalty'] as const).map((undo) => ({
    why: `a take-back by declarer under the rule "${undo}" (48A)`,
    table: `3NT S 3 S S=A.K.. undo=${undo}`,
    events: 'S:HK wS:HK:undo',
    gives: { penalty: '', exposed: '', legal: 'SA HK', illegal: '' },
  })),
  {
    why: 'a card that declarer dropped need not be played (48A)',
    table: '3NT S 3 S S=A.K.5.',
    events: 'xS:SA:dropped',
    gives: { legal: 'SA HK D5', illegal: '' },
  },
  {
    why: 'declarer faces his hand and play goes on: none of it is owed (48B2)',
    table: '3NT S 3 S S=A.K.5.',
    events: 'xS:SA+HK+D5:claim S:D5',
    gives: { penalty: '', trick: '11 S S:D5' },
  },
  {
    why: 'the Director has no word on a card of the declaring side (48A, contract 2)',
    table: '3NT S 3 S S=A.K.5.',
    events: '!S:SA:major',
    gives: { error: 'not-an-option 0' },
  },
  {
    why: "nor on one that is known to be declarer's, whoever is said to hold it (contract 2)",
    table: '3NT S 3 S S=A.K.5.',
    events: '!E:SA:major',
    gives: { error: 'not-an-option 0' },
  },
  {
    why: 'once declarer is dummy, his partner declares, and theirs are still no penalty cards (48A, 54A)',
    laws: EDITIONS,
    table: '3NT S',
    events: 'E:H5 acc:dummy xN:HK:dropped xS:SK:dropped',
    gives: { declarer: 'N', penalty: '' },
  },
]);
