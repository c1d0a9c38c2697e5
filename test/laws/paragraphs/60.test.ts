import { proves } from '../support/proves';

proves('60', [
  {
    why: 'led before the choice, and the declaring hand next in rotation plays: the choice is forfeited, the lead stands (60A1)',
    table: '3NT S 3 W E=J.A.5.',
    events: 'xE:HA:dropped W:SQ N:SK',
    gives: {
      trick: '11 W W:SQ N:SK',
      turn: 'E',
      penalty: 'E:HA:major',
      decision: 'none',
      legal: 'SJ',
      illegal: 'HA D5',
    },
  },
  {
    why: 'the lead that stands so is no penalty card, also when it is taken back (60A1, contract 3)',
    table: '3NT S 3 W',
    events: 'xE:HA:dropped W:SQ N:SK wW:SQ:misinformed',
    gives: { penalty: 'E:HA:major' },
  },
  {
    why: 'the other declaring hand leads: that is a lead out of turn (55A, contract 3)',
    table: '3NT S 3 W',
    events: 'xE:HA:dropped W:SQ S:SK',
    gives: {
      trick: '11 W',
      penalty: 'E:HA:major W:SQ:major',
      decision: 'accept defenders S:SK 55',
    },
  },
  {
    why: 'after the choice has been made the hand next in rotation has forfeited nothing (60A1)',
    table: '3NT S 3 W',
    events: 'xE:HA:dropped W:SQ c:free N:SK',
    gives: { decision: 'accept defenders N:SK 55', penalty: 'E:HA:major W:SQ:major' },
  },
  {
    why: 'a lead of declarer refused: a defender who then plays before the right hand has led (60B)',
    table: '3NT S 3 N',
    events: 'S:SA ref W:HK',
    gives: { trick: '11 N', turn: 'N', penalty: 'W:HK:major', decision: 'none' },
  },
  {
    why: 'likewise the other defender (60B)',
    table: '3NT S 3 N',
    events: 'S:SA ref E:HK',
    gives: { penalty: 'E:HK:major', decision: 'none' },
  },
  {
    why: 'once the right hand has led, play is as usual (60B)',
    table: '3NT S 3 N',
    events: 'S:SA ref N:D2 E:D3',
    gives: { trick: '11 N N:D2 E:D3', turn: 'S', penalty: '' },
  },
  {
    why: 'and the defender whose lead it was leads in turn (60B)',
    table: '3NT S 3 E',
    events: 'N:SA ref E:HK',
    gives: { trick: '11 E E:HK', turn: 'S', penalty: '', decision: 'none' },
  },
  {
    why: 'in the trick after that it is a lead out of turn again (53)',
    table: '3NT S 3 N',
    events: 'S:SA ref N:DA E:D3 S:D4 W:D5 W:HK',
    gives: { trick: '12 N', decision: 'accept S W:HK 53' },
  },
  {
    why: 'a further card of the offending side before an answer is a major card, and takes no right away (60C)',
    table: '3NT S 3 S',
    events: 'W:HK E:H4',
    gives: { turn: 'S', trick: '11 S', penalty: 'E:H4:major', decision: 'accept S W:HK 53' },
  },
  {
    why: 'which declarer then uses: refused, both lie on the table (60C, 56)',
    table: '3NT S 3 S',
    events: 'W:HK E:H4 ref',
    gives: { penalty: 'E:H4:major W:HK:major', decision: 'none', turn: 'S' },
  },
  {
    why: 'obligations from before outlast an accepted lead (60A3, 50D1)',
    table: '3NT S 4 N E=5..Q6.',
    events: 'xE:DQ:dropped W:D9 acc N:D3',
    gives: { turn: 'E', penalty: 'E:DQ:major', legal: 'DQ', illegal: 'S5 D6' },
  },
  {
    why: 'what the leader led before the choice is forgotten when it is made: a choice that opens again waits for a new lead (60A1, 55)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped W:H5 c:free xE:SQ:dropped N:H2',
    gives: { decision: 'accept defenders N:H2 55' },
  },
  {
    why: 'the choice forfeited, the lead stands and is no revoke (60A1)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped W:H5 N:H2',
    gives: { trick: '11 W W:H5 N:H2', penalty: 'E:DQ:major', revokes: '' },
  },
  {
    why: 'the right hand has led once, though it took that back: a card faced now is a lead out of turn (60B: before it has led; 53)',
    table: '3NT S 3 N',
    events: 'S:H5 ref N:HA wN:HA:undo E:H2',
    gives: { decision: 'accept S E:H2 53', penalty: '' },
  },
]);
