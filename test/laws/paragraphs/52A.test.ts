import { proves } from '../support/proves';

proves('52A', [
  {
    why: 'another card thrown than the major one that was due (52A)',
    table: '3NT S 2 N E=Q..7.',
    events: 'xE:SQ:dropped N:HA E:D7',
    gives: { trick: '12 N N:HA', turn: 'E', decision: 'accept S E:D7 52', penalty: 'E:SQ:major' },
  },
  {
    why: 'another card led (52A)',
    table: '3NT S 2 E E=Q.7..',
    events: 'xE:SQ:dropped E:H7',
    gives: { trick: '12 E', turn: 'E', decision: 'accept S E:H7 52' },
  },
  {
    why: 'another card of the suit led (52A)',
    table: '3NT S 2 N E=QJ...',
    events: 'xE:SQ:dropped N:S2 E:SJ',
    gives: { decision: 'accept S E:SJ 52' },
  },
  {
    why: 'an honour in place of a minor card is no breach (50C)',
    table: '3NT S 3 N E=J93...',
    events: 'xE:S3:dropped N:S2 E:SJ',
    gives: { trick: '11 N N:S2 E:SJ', decision: 'none' },
  },
  {
    why: 'he can follow suit and does not: a revoke, whatever else it breaks (61A, contract 3)',
    table: '4S S 3 N E=.5.Q.8',
    events: 'xE:DQ:dropped N:HA E:C8',
    gives: { trick: '11 N N:HA E:C8', decision: 'none', revokes: 'E:C8:11:open' },
  },
  {
    why: 'he may be able to follow or not: illegal on every hand, a revoke not on every one, so 52 (contract 3)',
    table: '4S S 3 N E=..Q.',
    events: 'xE:DQ:dropped N:HA E:C8',
    gives: { decision: 'accept S E:C8 52', revokes: '' },
  },
  {
    why: 'another spot of a minor card’s suit thrown on a suit that he may have: 52 as well (50C, contract 3)',
    table: '3NT S 3 N E=5...',
    events: 'xE:S5:dropped N:HA E:S3',
    gives: { decision: 'accept S E:S3 52' },
  },
  {
    why: 'a card that may be right on some hand is played as right (contract 3)',
    table: '3NT S 4 N E=5..7.',
    events: 'xE:S5:dropped N:HA E:D7',
    gives: { trick: '10 N N:HA E:D7', decision: 'none', revokes: '' },
  },
  {
    why: 'the card that awaits an answer is not on the trick, and nothing may be played (contract 3)',
    table: '3NT S 3 N E=Q..7.4',
    events: 'xE:SQ:dropped N:HA E:D7',
    gives: { trick: '11 N N:HA', legal: '', illegal: 'SQ D7 C4', depends: '', duties: '' },
  },
]);
