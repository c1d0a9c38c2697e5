import { BEFORE_2017, proves, SINCE_2017 } from '../support/proves';

proves('53', [
  {
    why: 'a lead out of turn: declarer is asked, and the turn is as before (53A, contract 3)',
    table: '3NT S 3 S S=A.3.5.',
    events: 'W:HK',
    gives: { trick: '11 S', turn: 'S', decision: 'accept S W:HK 53', legal: '', illegal: 'SA H3 D5' },
  },
  {
    why: 'accepted by a word (53A)',
    table: '3NT S 3 S',
    events: 'W:HK acc',
    gives: { trick: '11 W W:HK', turn: 'N', penalty: '', decision: 'none' },
  },
  {
    why: 'accepted by the card of the hand next in rotation, whose turn it was not (53A)',
    table: '3NT S 3 S',
    events: 'W:HK N:H2',
    gives: { trick: '11 W W:HK N:H2', turn: 'E', decision: 'none' },
  },
  {
    why: 'accepted by the card of the hand next in rotation, whose lead it was (53A before 53B, contract 3)',
    table: '3NT S 3 N',
    events: 'W:HK N:H2',
    gives: { trick: '11 W W:HK N:H2', turn: 'E', penalty: '', decision: 'none' },
  },
  {
    why: 'the proper lead stands, the other card goes back without penalty (53B, before 2017 53C)',
    table: '3NT S 3 S',
    events: 'W:HK S:SA',
    gives: { trick: '11 S S:SA', turn: 'W', penalty: '', decision: 'none' },
  },
  {
    why: 'a minor card that goes back so is still minor (53B)',
    table: '3NT S 3 S',
    events: 'xW:H5:dropped W:H5 S:SA',
    gives: { trick: '11 S S:SA', penalty: 'W:H5:minor' },
  },
  {
    why: 'declarer plays from the hand that is neither next nor on lead: his card goes back (contract 3)',
    table: '3NT S 3 E',
    events: 'W:HK S:H2',
    gives: { trick: '11 E', penalty: '', decision: 'accept S W:HK 53' },
  },
  {
    why: "the offender's partner leads, whose lead it was: a major card, nothing is settled (60C)",
    table: '3NT S 3 E',
    events: 'W:HK E:S2',
    gives: { trick: '11 E', turn: 'E', penalty: 'E:S2:major', decision: 'accept S W:HK 53' },
  },
  {
    why: 'the offender leads once more: another major card (contract 3)',
    table: '3NT S 3 S',
    events: 'W:HK W:D2',
    gives: { penalty: 'W:D2:major', decision: 'accept S W:HK 53' },
  },
  {
    why: "the defender on the right of declarer's irregular lead plays: it stands, his card is premature (53C, before 2017 53B)",
    table: '3NT S 3 S',
    events: 'N:SA W:SJ',
    gives: { trick: '11 N N:SA', turn: 'E', penalty: 'W:SJ:major', decision: 'play S E' },
  },
  {
    why: 'but when the lead was his, it stands as the proper lead (53B, before 2017 53C)',
    table: '3NT S 3 W',
    events: 'N:SA W:HK',
    gives: { trick: '11 W W:HK', turn: 'N', penalty: '', decision: 'none' },
  },
  {
    why: 'at trick 13 it could be accepted (53A before 2017)',
    laws: BEFORE_2017,
    table: '3NT S 1 S S=A...',
    events: 'E:H4',
    gives: { decision: 'accept S E:H4 53', legal: '' },
  },
  {
    why: 'since 2017 it goes back at trick 13 and is played in turn (53A)',
    laws: SINCE_2017,
    table: '3NT S 1 S S=A...',
    events: 'E:H4',
    gives: { trick: '13 S', turn: 'S', penalty: '', decision: 'none', legal: 'SA' },
  },
  {
    why: 'a lead out of turn while declarer has to choose over the right leader: it is asked about first (contract 3, decision)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped E:S2',
    gives: { decision: 'accept S E:S2 53', penalty: 'E:DQ:major' },
  },
  {
    why: 'refused: the choice is over both cards (56, 51B)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped E:S2 ref',
    gives: { penalty: 'E:DQ:major E:S2:major', decision: 'lead S W' },
  },
  {
    why: 'nothing else can be answered while it is asked about (contract 3, errors)',
    table: '3NT S 3 W',
    events: 'xE:DQ:dropped E:S2 c:free',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'an accepted lead is no revoke (53A)',
    table: '3NT S 3 N',
    events: 'E:H5 acc',
    gives: { trick: '11 E E:H5', revokes: '' },
  },
]);
