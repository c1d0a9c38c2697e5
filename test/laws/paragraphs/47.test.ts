import { proves } from '../support/proves';

proves('47', [
  {
    why: 'after wrong information the card goes back without penalty, also from the trick just completed (47E2)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 S:HA W:H4 wW:H4:misinformed',
    gives: { trick: '11 N N:H2 E:H3 S:HA', turn: 'W', penalty: '', exposed: '' },
  },
  {
    why: 'told by an opponent that it was his turn to lead: back without penalty, and it cannot be accepted (47E1)',
    table: '3NT S 3 N',
    events: 'W:H2 wW:H2:told',
    gives: { trick: '11 N', turn: 'N', penalty: '', decision: 'none' },
  },
  {
    why: 'an accepted lead taken back leaves the lead to whom it belonged (47E1)',
    table: '3NT S 3 N',
    events: 'W:H2 acc wW:H2:told',
    gives: { trick: '11 N', turn: 'N', penalty: '' },
  },
  {
    why: "a change after the other side's change is free (47D)",
    table: '3NT S 3 N W=K7...',
    events: 'N:S2 E:S3 S:SA W:S7 wS:SA:misinformed wW:S7:changed',
    gives: { trick: '11 N N:S2 E:S3', turn: 'S', penalty: '' },
  },
  {
    why: 'a card taken back proves no void (contract 3)',
    table: '3NT S 3 N E=4...',
    events: 'N:HK E:C2 wE:C2:misinformed',
    gives: { turn: 'E', legal: '', illegal: '', depends: 'S4 C2' },
  },
  {
    why: 'a penalty card taken back is again what it was (contract 2)',
    table: '3NT S 3 N E=QJ.5..',
    events: 'xE:SQ:dropped N:S2 E:SQ wE:SQ:misinformed',
    gives: { penalty: 'E:SQ:major', legal: 'SQ', illegal: 'SJ H5' },
  },
  {
    why: 'a card that waited for a word waits for it again (contract 2)',
    table: '3NT S 3 N E=QJ.5..',
    events: 'xE:SQ:unknown N:S2 E:SQ wE:SQ:told',
    gives: { penalty: '', exposed: 'E:SQ:unknown' },
  },
  {
    why: 'a trick opened again: the choice for the next lead is void, the card picked up is a penalty card again (contract 2)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 S:H4 W:HA xE:DQ:dropped c:forbid:D wS:H4:misinformed',
    gives: { trick: '11 N N:H2 E:H3 W:HA', turn: 'S', penalty: 'E:DQ:major', decision: 'none' },
  },
  {
    why: 'and declarer chooses anew (50D2)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 S:H4 W:HA xE:DQ:dropped c:forbid:D wS:H4:misinformed S:H5',
    gives: { trick: '12 W', penalty: 'E:DQ:major', decision: 'lead S W', duties: '' },
  },
  {
    why: 'the cards picked up are again in the order of the events that made them penalty cards (contract 1)',
    table: '3NT S 4 N',
    events: 'N:H2 E:H3 S:H4 W:HA xE:DQ:dropped xW:S5:dropped xE:C9:dropped c:forbid:D wS:H4:misinformed',
    gives: { penalty: 'E:DQ:major W:S5:minor E:C9:major' },
  },
  {
    why: "the leader's card taken back: he is in turn, the others stay (contract 3, trick)",
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 wN:H2:changed',
    gives: { trick: '11 N E:H3', turn: 'N' },
  },
  {
    why: 'a card that lay there before the lead was made anew did not fail to follow it (44C, contract 3)',
    table: '3NT S 3 N E=4...',
    events: 'N:C2 E:C3 wN:C2:changed N:D2 S:D3 W:D4 W:D5 N:D7 wN:D7:changed N:D7',
    gives: { turn: 'E', legal: '', illegal: '', depends: 'S4' },
  },
  {
    why: 'a major card of partner that has come up meanwhile must be chosen over before the lead is made anew (50D2, 49)',
    table: '3NT S 3 W W=A7.2..',
    events: 'W:SA N:S2 E:H3 wW:SA:misinformed wE:H3:revoke W:S7',
    gives: {
      trick: '11 W N:S2',
      turn: 'W',
      penalty: 'E:H3:major W:S7:major',
      decision: 'lead S W',
    },
  },
  {
    why: 'a card of an older trick stays (contract 2)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 S:H4 W:H5 W:S2 wW:H5:undo',
    gives: { error: 'not-an-option 5' },
  },
  {
    why: 'a card that was never on the table cannot be taken back (contract 2)',
    table: '3NT S 3 N',
    events: 'N:H2 wE:H3:undo',
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'a penalty card led before the choice is not on the trick (contract 2)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped W:S2 wW:S2:undo',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'a lead that awaits acceptance leaves the next trick empty: the one before can be opened (contract 2)',
    table: '3NT S 3 N',
    events: 'N:H2 E:H3 S:H4 W:HA E:D2 wW:HA:misinformed',
    gives: { trick: '11 N N:H2 E:H3 S:H4', turn: 'W' },
  },
  {
    why: 'after the last card the last trick can be opened again (contract 3, errors)',
    table: '3NT S 1 N',
    events: 'N:SA E:S2 S:S3 W:S4 wW:S4:misinformed',
    gives: { trick: '13 N N:SA E:S2 S:S3', turn: 'W', legal: 'S4' },
  },
]);
