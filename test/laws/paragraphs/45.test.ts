import { proves } from '../support/proves';

proves('45', [
  {
    why: 'a fifth card of a defender is a major penalty card though a spot: it was meant for the table (45E, 50B)',
    table: '3NT S 3 W W=A2.5..',
    events: 'W:SA N:S6 E:S4 S:S7 xE:D6:fifth',
    gives: { trick: '12 W', penalty: 'E:D6:major', decision: 'lead S W' },
  },
  {
    why: 'of the winner himself: he leads it (45E, 50D1)',
    table: '3NT S 3 W W=A2.5..',
    events: 'W:SA N:S6 E:S4 S:S7 xW:H5:fifth',
    gives: { penalty: 'W:H5:major', decision: 'none', legal: 'H5', illegal: 'S2' },
  },
  {
    why: 'of declarer: it goes back (45E, 48A)',
    table: '3NT S 3 W W=A2.5..',
    events: 'W:SA N:S6 E:S4 S:S7 xS:HK:fifth',
    gives: { penalty: '', exposed: '', decision: 'none' },
  },
  {
    why: 'a card held so that partner could see it, and not ruled played, lies on the table (45C1, 49)',
    table: '3NT S 3 N E=95...',
    events: 'N:S2 xE:S5:seen',
    gives: { trick: '11 N N:S2', turn: 'E', penalty: 'E:S5:minor', legal: 'S5', illegal: 'S9' },
  },
  {
    why: 'a card that was played stays played: it cannot be played again (45)',
    table: '3NT S 3 N',
    events: 'N:S2 E:SK E:SK',
    gives: { error: 'not-held 2' },
  },
  {
    why: 'a second card from the same hand of the declaring side goes back (45, 57C3)',
    table: '3NT S 3 N N=52...',
    events: 'N:S2 E:S3 N:S5',
    gives: { trick: '11 N N:S2 E:S3', turn: 'S', penalty: '', decision: 'none' },
  },
]);
