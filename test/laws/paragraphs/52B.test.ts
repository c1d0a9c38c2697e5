import { proves } from '../support/proves';

const BREACH = 'xE:DQ:dropped N:HA E:C8';

proves('52B', [
  {
    why: 'accepted by a word: the card stands, the penalty card stays (52B1(a), (c))',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} acc`,
    gives: { trick: '11 N N:HA E:C8', turn: 'S', penalty: 'E:DQ:major', decision: 'none' },
  },
  {
    why: 'accepted as declarer plays on (52B1(b))',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} S:H2`,
    gives: { trick: '11 N N:HA E:C8 S:H2', turn: 'W', penalty: 'E:DQ:major', decision: 'none' },
  },
  {
    why: 'accepted as dummy does, though it was not his turn (52B1(b), 57C3)',
    table: '3NT S 2 E E=Q.7..',
    events: 'xE:SQ:dropped E:H7 N:H3',
    gives: { trick: '12 E E:H7 N:H3', turn: 'S', decision: 'none' },
  },
  {
    why: 'a defender who plays on settles nothing: his card is a major penalty card (60C)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} W:H3`,
    gives: { trick: '11 N N:HA', penalty: 'E:DQ:major W:H3:major', decision: 'accept S E:C8 52' },
  },
  {
    why: 'the offender too: another card of his is one as well (contract 3)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} E:C6`,
    gives: { trick: '11 N N:HA', penalty: 'E:DQ:major E:C6:major', decision: 'accept S E:C8 52' },
  },
  {
    why: 'refused: the due card and no other must be played, the refused one is a major card (52B2)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} ref`,
    gives: {
      trick: '11 N N:HA',
      turn: 'E',
      penalty: 'E:DQ:major E:C8:major',
      decision: 'none',
      duties: '52B2 play DQ',
      legal: 'DQ',
      illegal: 'C8 C6',
    },
  },
  {
    why: 'a due minor card too, though an honour would have been right before (52B2, contract 3)',
    table: '3NT S 3 N E=A53...',
    events: 'xE:S5:dropped N:S2 E:S3 ref',
    gives: { penalty: 'E:S5:major E:S3:major', duties: '44C follow S, 52B2 play S5', legal: 'S5', illegal: 'SA S3' },
  },
  {
    why: 'several were due and none was named: declarer names one first (contract 3)',
    table: '3NT S 3 N E=2.K.Q.',
    events: 'xE:HK+DQ:dropped N:CA E:S2 ref',
    gives: {
      penalty: 'E:HK:major E:DQ:major E:S2:major',
      decision: 'designate S E HK DQ',
      duties: '52B2 play HK DQ',
      legal: 'HK DQ',
      illegal: 'S2',
    },
  },
  {
    why: 'the one that he named before is the one due (51A, 52B2)',
    table: '3NT S 3 N E=2.K.Q.',
    events: 'xE:HK+DQ:dropped N:CA d:HK E:DQ ref',
    gives: { decision: 'none', legal: 'HK', illegal: 'S2 DQ' },
  },
  {
    why: 'again another card: declarer is asked again (52A)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} ref E:C6`,
    gives: { decision: 'accept S E:C6 52', penalty: 'E:DQ:major E:C8:major' },
  },
  {
    why: 'the due card played: the refused one is the next to go (52B2, 50D1)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} ref E:DQ S:H2 W:H3 N:HK`,
    gives: { turn: 'E', penalty: 'E:C8:major', legal: 'C8', illegal: 'C6' },
  },
  {
    why: 'refused on lead: the due card is led instead (52B2)',
    table: '3NT S 2 E E=Q.7..',
    events: 'xE:SQ:dropped E:H7 ref',
    gives: { trick: '12 E', turn: 'E', duties: '52B2 play SQ', legal: 'SQ', illegal: 'H7' },
  },
  {
    why: 'taken back by the site before an answer: it waits for the Director, nothing is asked (contract 2)',
    table: '4S S 3 N E=..Q.86',
    events: `${BREACH} wE:C8:undo`,
    gives: { decision: 'none', exposed: 'E:C8:undo', penalty: 'E:DQ:major', legal: 'DQ' },
  },
  {
    why: 'a card of the suit led shows up before it is accepted: what stands is a revoke (61A, contract 3)',
    table: '4S S 4 N E=..Q.',
    events: `${BREACH} xE:H7:unseen acc`,
    gives: { trick: '10 N N:HA E:C8', revokes: 'E:C8:10:open', decision: 'none' },
  },
  {
    why: 'and proves no void (contract 3)',
    table: '4S S 4 N E=..Q.',
    events: `${BREACH} xE:H7:unseen acc S:H2 W:H3 N:HK`,
    gives: { turn: 'E', duties: '44C follow H', legal: 'H7', illegal: 'DQ' },
  },
  {
    why: 'accepted, it proves a void like any other failure to follow (contract 3)',
    table: '4S S 4 N E=..Q.6',
    events: `${BREACH} acc S:H2 W:H3 N:HK`,
    gives: { turn: 'E', duties: '50D1 play DQ', legal: 'DQ', illegal: 'C6', depends: '' },
  },
  {
    why: 'the trick’s earlier card is taken back: what was due for it is so no more, and declarer names one of two (51A, contract 2)',
    table: '3NT S 3 N E=Q.7.5.',
    events: 'xE:SQ:dropped N:CA E:H7 ref wN:CA:undo N:C2',
    gives: { decision: 'designate S E SQ H7' },
  },
  {
    why: 'the Director lets the due card off: the refused one is to be played (50, 50D1)',
    table: '3NT S 3 N E=Q.7.5.',
    events: 'xE:SQ:dropped N:CA E:H7 ref !E:SQ:none',
    gives: { duties: '50D1 play H7', legal: 'H7', illegal: 'SQ D5' },
  },
  {
    why: 'the offender faces another card while the first waits: it is a penalty card, and the decision stays (contract 3, what play settles)',
    table: '3NT S 3 E E=Q.7.5.',
    events: 'xE:SQ:dropped E:H7 E:D5',
    gives: { decision: 'accept S E:H7 52', penalty: 'E:SQ:major E:D5:major' },
  },
]);
