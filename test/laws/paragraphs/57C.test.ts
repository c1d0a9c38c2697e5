import { proves } from '../support/proves';

proves('57C', [
  {
    why: 'declarer has played from both hands: the defender who then plays before his partner has played (57C1)',
    table: '3NT S 3 N',
    events: 'N:H2 S:H4 W:H5',
    gives: { trick: '11 N N:H2 S:H4 W:H5', turn: 'E', penalty: '', decision: 'none' },
  },
  {
    why: 'and his partner completes the trick freely (57C1)',
    table: '3NT S 3 N E=.KQ.2.',
    events: 'N:H2 S:H4 W:H5',
    gives: { duties: '44C follow H', legal: 'HK HQ', illegal: 'D2' },
  },
  {
    why: 'a failure to follow in such a card is a revoke like any other (61A)',
    table: '3NT S 3 N W=.5.7.2',
    events: 'N:H2 S:H4 W:D7',
    gives: { trick: '11 N N:H2 S:H4 W:D7', revokes: 'W:D7:11:open' },
  },
  {
    why: 'but a lead to the next trick is premature even then (57A, 57C1: a play)',
    table: '3NT S 3 W',
    events: 'W:SA N:S2 S:S3 W:SK',
    gives: { trick: '11 W W:SA N:S2 S:S3', turn: 'E', penalty: 'W:SK:major', decision: 'play S E' },
  },
  {
    why: 'declarer or dummy out of turn, not a lead: it stands, and the hand passed over is next (57C3)',
    table: '3NT S 3 W',
    events: 'W:SA S:S3',
    gives: { trick: '11 W W:SA S:S3', turn: 'N', penalty: '', decision: 'none' },
  },
  {
    why: 'the trick is in rotation all the same (contract 3)',
    table: '3NT S 3 W',
    events: 'W:SA S:S3 N:S2',
    gives: { trick: '11 W W:SA N:S2 S:S3', turn: 'E' },
  },
  {
    why: 'such a card that does not follow suit is listed when its hand is known to have the suit (61A, contract 3)',
    table: '3NT S 3 W S=.7.5.2',
    events: 'W:HA S:C2',
    gives: { trick: '11 W W:HA S:C2', revokes: 'S:C2:11:open' },
  },
  {
    why: 'a second card of that hand to the trick goes back (contract 3)',
    table: '3NT S 3 W S=73.5..',
    events: 'W:SA S:S3 S:S7',
    gives: { trick: '11 W W:SA S:S3', turn: 'N', penalty: '', decision: 'none' },
  },
]);
