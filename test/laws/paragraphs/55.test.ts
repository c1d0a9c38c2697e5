import { BEFORE_2017, proves, SINCE_2017 } from '../support/proves';

proves('55', [
  {
    why: 'declarer leads from the wrong hand: either defender answers (55A)',
    table: '3NT S 3 N N=A.4.7.',
    events: 'S:D8',
    gives: { trick: '11 N', turn: 'N', decision: 'accept defenders S:D8 55', legal: '', illegal: 'SA H4 D7' },
  },
  {
    why: "so does dummy's, at a defender's turn (55A)",
    table: '3NT S 3 E',
    events: 'N:D8',
    gives: { turn: 'E', decision: 'accept defenders N:D8 55' },
  },
  {
    why: 'accepted: it stands (55A)',
    table: '3NT S 3 N',
    events: 'S:D8 acc',
    gives: { trick: '11 S S:D8', turn: 'W', penalty: '', decision: 'none' },
  },
  {
    why: 'accepted by the card of the defender next in rotation (55A, 53A)',
    table: '3NT S 3 N',
    events: 'S:D8 W:D2',
    gives: { trick: '11 S S:D8 W:D2', turn: 'N', penalty: '' },
  },
  {
    why: 'that defender, though the lead was his, plays to it (53A, contract 3)',
    table: '3NT S 3 W',
    events: 'S:D8 W:D2',
    gives: { trick: '11 S S:D8 W:D2', turn: 'N' },
  },
  {
    why: 'refused: it goes back, never a penalty card (55B, 48A)',
    table: '3NT S 3 N N=A.4.7.',
    events: 'S:D8 ref',
    gives: { trick: '11 N', turn: 'N', penalty: '', decision: 'none', legal: 'SA H4 D7' },
  },
  {
    why: 'another card of declarer or dummy while the defenders are asked goes back (contract 3)',
    table: '3NT S 3 N',
    events: 'S:D8 N:D7',
    gives: { trick: '11 N', decision: 'accept defenders S:D8 55', penalty: '' },
  },
  {
    why: 'declarer takes it back himself: nothing is asked any more (contract 2)',
    table: '3NT S 3 N',
    events: 'S:D8 wS:D8:undo',
    gives: { trick: '11 N', decision: 'none', exposed: '' },
  },
  {
    why: 'at trick 13 it could be accepted (55A before 2017)',
    laws: BEFORE_2017,
    table: '3NT S 1 N',
    events: 'S:D8',
    gives: { decision: 'accept defenders S:D8 55' },
  },
  {
    why: 'since 2017 it goes back at trick 13 (contract 3)',
    laws: SINCE_2017,
    table: '3NT S 1 N',
    events: 'S:D8',
    gives: { trick: '13 N', turn: 'N', decision: 'none' },
  },
]);
