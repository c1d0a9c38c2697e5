import { proves } from '../support/proves';

proves('44', [
  {
    why: "the hand to declarer's left makes the opening lead (44A, contract 2)",
    table: '3NT E',
    events: '',
    gives: { trick: '1 S', turn: 'S' },
  },
  {
    why: 'a leader may lead anything (44A)',
    table: '3NT S 3 W W=A.7.K.',
    events: '',
    gives: { legal: 'SA H7 DK', illegal: '', depends: '', duties: '' },
  },
  {
    why: 'who has the suit led plays it (44C)',
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK',
    gives: { duties: '44C follow H', legal: 'H7 H2', illegal: 'S4', depends: '' },
  },
  {
    why: 'who has none plays anything, trumps too (44D)',
    table: '3S S 3 N E=4..5.2',
    events: 'N:HK',
    gives: { duties: '', legal: 'S4 D5 C2', illegal: '', depends: '' },
  },
  {
    why: 'declarer and dummy follow suit as well (44C)',
    table: '3NT S 3 N S=4.72..',
    events: 'N:HK E:H3',
    gives: { turn: 'S', legal: 'H7 H2', illegal: 'S4' },
  },
  {
    why: 'the highest card of the suit led wins where there are no trumps (44F)',
    table: '3NT S 2 N',
    events: 'N:S2 E:HA S:S3 W:S4',
    gives: { trick: '13 W', turn: 'W' },
  },
  {
    why: 'a trump wins, the highest of several (44E)',
    table: '3H S 2 N',
    events: 'N:SA E:H2 S:HT W:H3',
    gives: { trick: '13 S', turn: 'S' },
  },
  {
    why: 'the first trick of a record with five cards each is the ninth (contract 2)',
    table: '3NT S 5 N',
    events: '',
    gives: { trick: '9 N', turn: 'N' },
  },
  {
    why: 'after the last trick it stays as it was, and it is nobody’s turn (contract 3)',
    table: '3NT S 1 N',
    events: 'N:SA E:S2 S:S3 W:S4',
    gives: {
      trick: '13 N N:SA E:S2 S:S3 W:S4',
      turn: 'nobody',
      legal: '',
      illegal: '',
      depends: '',
      duties: '',
      decision: 'none',
    },
  },
  {
    why: 'a suit not known in the hand, with cards hidden: the discard depends (44C, 44D)',
    table: '3NT S 3 N E=4..5.',
    events: 'N:HK',
    gives: { duties: '44C follow H', legal: '', illegal: '', depends: 'S4 D5' },
  },
  {
    why: 'one failure to follow proves the suit gone: later the discard is certain (44C, contract 3)',
    table: '3NT S 4 N E=4..5.',
    events: 'N:HA E:C2 S:H3 W:H4 N:HK',
    gives: { turn: 'E', duties: '', legal: 'S4 D5', depends: '' },
  },
  {
    why: 'the one defender shows out of clubs, so the other holds all that are out and cannot discard (44C, contract 3)',
    table: '3NT S N=A43.AKQ.8765.876 S=KQ2.J32.AKQ.AKQJ',
    events: 'xE:H5:dropped W:S5 N:S3 E:S6 S:SK S:CA W:D2 N:C6 E:C2 S:CK W:D3 N:C7',
    gives: { turn: 'E', legal: '', illegal: 'H5', depends: '' },
  },
  {
    why: 'the other defender shows out of hearts: the one heart out is the last card of this hand, so it has no spade (44C, contract 3)',
    table: '3NT S 13 N N=AKQ.AKQ.AKQ.AKQJ S=JT9.JT9.JT9.T987 E=.876543.876543. W=87654..2.65432',
    events: 'N:HA E:H3 S:H9 W:C2 N:SA',
    gives: { turn: 'E', depends: '', illegal: '', legal: 'H8 H7 H6 H5 H4 D8 D7 D6 D5 D4 D3' },
  },
  {
    why: 'a card on the trick whose lead was taken back followed nothing, and proves no void (contract 3)',
    table: '3NT S 3 N E=..7.',
    events: 'N:HA E:H2 wN:HA:undo N:HK S:H3 W:H4 N:SA',
    gives: { turn: 'E', legal: '', depends: 'D7' },
  },
]);
