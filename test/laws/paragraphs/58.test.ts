import { proves } from '../support/proves';

proves('58', [
  {
    why: 'two cards of a defender visible, one played: a spot left over is minor (58B2, 50B)',
    table: '3NT S 4 N E=2.6..97',
    events: 'N:CA E:C9 xE:H6:extra',
    gives: { trick: '10 N N:CA E:C9', turn: 'S', penalty: 'E:H6:minor' },
  },
  {
    why: 'an honour left over is major (58B2, 50B)',
    table: '3NT S 4 N E=2.Q..97',
    events: 'N:CA E:C9 xE:HQ:extra',
    gives: { penalty: 'E:HQ:major' },
  },
  {
    why: 'two left over are both major (58B2, 50B)',
    table: '3NT S 4 N E=.6.4.97',
    events: 'N:CA E:C9 xE:D4+H6:extra',
    gives: { penalty: 'E:H6:major E:D4:major' },
  },
  {
    why: 'the one left over was plainly the one he meant: deliberate, so major (58B2, P5)',
    table: '3NT S 3 N',
    events: 'N:DA E:D8 xE:C9:extra!',
    gives: { penalty: 'E:C9:major' },
  },
  {
    why: 'the extra card of declarer or dummy is picked up (58B2, 48A)',
    table: '3NT S 3 S S=AK.5..',
    events: 'S:SA xS:SK:extra',
    gives: { penalty: '', exposed: '' },
  },
  {
    why: 'one face only was visible, the other is picked up: nothing to show for it (58B1)',
    table: '3NT S 3 N E=K5.7..',
    events: 'N:SA E:S5 xE:SK:unseen',
    gives: { penalty: '', trick: '11 N N:SA E:S5' },
  },
  {
    why: 'the extra card of the leader who wins is his next lead, if major (58B2, 50D1)',
    table: '3NT S 3 W W=AK.5..',
    events: 'W:SA xW:SK:extra N:S2 E:S3 S:S4',
    gives: { turn: 'W', legal: 'SK', illegal: 'H5' },
  },
]);
