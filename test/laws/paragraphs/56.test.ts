import { proves } from '../support/proves';

proves('56', [
  {
    why: "refused at partner's turn: a major card, and declarer chooses over partner's lead (56, 50D2)",
    table: '3NT S 3 E E=K.9.5.',
    events: 'W:H2 ref',
    gives: {
      trick: '11 E',
      turn: 'E',
      penalty: 'W:H2:major',
      decision: 'lead S E',
      options: [
        'require H takes H2: legal H9, illegal SK D5',
        'forbid H takes H2: legal SK D5, illegal H9',
        'free: legal SK H9 D5',
      ],
    },
  },
  {
    why: "refused at declarer's turn: it waits for its first legal chance (56, 50D1)",
    table: '3NT S 3 S W=A.2.6.',
    events: 'W:H2 ref S:C3',
    gives: { turn: 'W', penalty: 'W:H2:major', decision: 'none', legal: 'H2', illegal: 'SA D6' },
  },
  {
    why: 'a minor card led so becomes a major one (56, 50B)',
    table: '3NT S 3 S',
    events: 'xW:H5:dropped W:H5 ref',
    gives: { penalty: 'W:H5:major', decision: 'none' },
  },
  {
    why: 'a penalty card whose lead is accepted has been played (53A, 50A)',
    table: '3NT S 3 S',
    events: 'xW:H5:dropped W:H5 acc',
    gives: { trick: '11 W W:H5', penalty: '' },
  },
  {
    why: 'a ban on the suit is on the right leader only (56, 50D2(a))',
    table: '3NT S 3 E E=K.9.5. W=.72.6.',
    events: 'W:H2 ref c:forbid:H E:D5 S:DA',
    gives: { turn: 'W', penalty: '', legal: 'D6', illegal: 'H7 H2' },
  },
  {
    why: 'a refused lead proves nothing of the hand (contract 3)',
    table: '3NT S 3 S W=A...',
    events: 'W:H2 ref !W:H2:none S:C3',
    gives: { turn: 'W', duties: '44C follow C', legal: '', illegal: '', depends: 'SA H2' },
  },
]);
