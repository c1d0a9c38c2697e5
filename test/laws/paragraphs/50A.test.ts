import { proves } from '../support/proves';

proves('50A', [
  {
    why: 'a penalty card that has been played is one no more (50A)',
    table: '3NT S 3 N E=Q5.4..',
    events: 'xE:SQ:dropped N:S2 E:SQ',
    gives: { penalty: '', trick: '11 N N:S2 E:SQ' },
  },
  {
    why: 'taken back, it lies there again, in its old place (contract 1 and 2)',
    table: '3NT S 4 N E=Q5.4.6.',
    events: 'xE:SQ:dropped xE:H4:dropped N:S2 E:SQ wE:SQ:undo',
    gives: { penalty: 'E:SQ:major E:H4:major', exposed: '' },
  },
  {
    why: 'it lies there for tricks on end, while it cannot be played (50A, 50D1)',
    table: '3NT S 3 N N=.AK.. E=Q.75.. S=2.3.. W=3.46..',
    events: 'xE:SQ:dropped N:HA E:H5 S:H3 W:H4 N:HK E:H7 S:S2 W:H6',
    gives: { trick: '13 N', penalty: 'E:SQ:major' },
  },
  {
    why: 'picked up after a choice it is an ordinary card (50A, 50D2)',
    table: '3NT S 3 W E=..QJ.4 W=..2.35',
    events: 'xE:DQ:dropped c:forbid:D W:C3 N:D3',
    gives: { penalty: '', turn: 'E', legal: 'C4', illegal: 'DQ DJ' },
  },
  {
    why: 'dropped once more it is a penalty card once more (49)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped c:forbid:D xE:DQ:dropped',
    gives: { penalty: 'E:DQ:major', decision: 'lead S W' },
  },
  {
    why: 'the Director may say that it is none (50)',
    table: '3NT S 3 W',
    events: 'xE:SQ:dropped !E:SQ:none',
    gives: { penalty: '', exposed: '', decision: 'none' },
  },
  {
    why: 'his word counts for what has happened so far: dropped anew it is judged afresh (contract 2)',
    table: '3NT S 3 W',
    events: 'xE:SQ:dropped !E:SQ:none xE:SQ:dropped',
    gives: { penalty: 'E:SQ:major' },
  },
  {
    why: 'a card he called major, dropped anew, is a single spot shown by accident (contract 2, 50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped !E:S5:major xE:S5:dropped',
    gives: { penalty: 'E:S5:minor' },
  },
  {
    why: 'he may speak on a card that nobody has seen (contract 2)',
    table: '3NT S 3 E E=9...',
    events: '!E:S5:minor',
    gives: { penalty: 'E:S5:minor', legal: 'S5', illegal: 'S9' },
  },
  {
    why: 'his word on a card taken back ends the waiting (50)',
    table: '3NT S 3 N E=4.72..',
    events: 'N:HK E:H7 wE:H7:undo !E:H7:major',
    gives: { penalty: 'E:H7:major', exposed: '', legal: 'H7', illegal: 'S4 H2' },
  },
  {
    why: 'his word changes no other card (contract 2)',
    table: '3NT S 4 N',
    events: 'xE:S5:dropped xE:H4:dropped !E:S5:minor',
    gives: { penalty: 'E:S5:minor E:H4:major' },
  },
  {
    why: 'a third card makes them all major again (50B)',
    table: '3NT S 4 N',
    events: 'xE:S5:dropped xE:H4:dropped !E:S5:minor xE:D3:dropped',
    gives: { penalty: 'E:S5:major E:H4:major E:D3:major' },
  },
  {
    why: 'one of two is none: the other stays major (50B)',
    table: '3NT S 4 N',
    events: 'xE:S5:dropped xE:H4:dropped !E:S5:none',
    gives: { penalty: 'E:H4:major' },
  },
  {
    why: 'a card that was played is out of his reach (contract 2)',
    table: '3NT S 3 N',
    events: 'N:S2 E:S3 !E:S3:minor',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'also when the board is over: that is no reason of its own (contract 3, errors)',
    table: '3NT S 1 N',
    events: 'N:SA E:S2 S:S3 W:S4 !E:S2:none',
    gives: { error: 'not-an-option 4' },
  },
  {
    why: "a card known to be the other defender's is not held (contract 3, errors)",
    table: '3NT S 3 N W=K...',
    events: '!E:SK:minor',
    gives: { error: 'not-held 0' },
  },
  {
    why: 'nor is one that a hand known to the last card does not have (contract 3, errors)',
    table: '3NT S 1 N E=K...',
    events: '!E:SQ:minor',
    gives: { error: 'not-held 0' },
  },
]);
