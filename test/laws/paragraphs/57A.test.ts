import { BEFORE_2017, proves, SINCE_2017 } from '../support/proves';

const SPADES = ['highest: legal SQ, illegal S8 S3 HA', 'lowest: legal S3, illegal SQ S8 HA'];
const forbid = ['H', 'D', 'C'].map((suit) => `forbid ${suit}: legal SQ S8 S3, illegal HA`);
const require = ['H', 'D', 'C'].map((suit) => `require ${suit}: legal SQ S8 S3, illegal HA`);

proves('57A', [
  {
    why: 'a defender plays before his partner: a major card, and declarer limits that play: highest, lowest, or a suit barred (57A)',
    laws: BEFORE_2017,
    table: '3NT S 4 N E=Q83.A..',
    events: 'N:SK W:S4',
    gives: {
      trick: '10 N N:SK',
      turn: 'E',
      penalty: 'W:S4:major',
      decision: 'play S E',
      options: [...SPADES, ...forbid],
      legal: '',
      illegal: 'SQ S8 S3 HA',
    },
  },
  {
    why: 'since 2017 he may require a suit as well (57A3)',
    laws: SINCE_2017,
    table: '3NT S 4 N E=Q83.A..',
    events: 'N:SK W:S4',
    gives: { decision: 'play S E', options: [...SPADES, ...forbid, ...require] },
  },
  {
    why: 'the highest (57A1)',
    table: '3NT S 4 N E=Q83.A..',
    events: 'N:SK W:S4 c:highest',
    gives: { decision: 'none', duties: '44C follow S, 57A highest S', legal: 'SQ', illegal: 'S8 S3 HA' },
  },
  {
    why: 'the lowest (57A1)',
    table: '3NT S 4 N E=Q83.A..',
    events: 'N:SK W:S4 c:lowest',
    gives: { duties: '44C follow S, 57A lowest S', legal: 'S3', illegal: 'SQ S8 HA' },
  },
  {
    why: 'out of the suit led he cannot play the highest of it: any card (57B, 59)',
    table: '3NT S 3 N E=.A2.9.',
    events: 'N:SK W:S4 c:highest',
    gives: { duties: '', legal: 'HA H2 D9', illegal: '' },
  },
  {
    why: 'a suit barred from his discards (57A2)',
    table: '3NT S 3 N E=.A2.9.',
    events: 'N:SK W:S4 c:forbid:H',
    gives: { duties: '57A avoid H', legal: 'D9', illegal: 'HA H2' },
  },
  {
    why: 'a suit required of his discards (57A3, since 2017)',
    laws: SINCE_2017,
    table: '3NT S 3 N E=.A2.9.',
    events: 'N:SK W:S4 c:require:D',
    gives: { duties: '57A lead D', legal: 'D9', illegal: 'HA H2' },
  },
  {
    why: 'which was not on offer before (57A)',
    laws: BEFORE_2017,
    table: '3NT S 3 N E=.A2.9.',
    events: 'N:SK W:S4 c:require:D',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'the suit led cannot be barred (57A2: another suit)',
    table: '3NT S 3 N',
    events: 'N:SK W:S4 c:forbid:S',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'nor two suits at once (57A2)',
    table: '3NT S 3 N',
    events: 'N:SK W:S4 c:forbid:HD',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'nor the play be left free (57A: must choose)',
    table: '3NT S 3 N',
    events: 'N:SK W:S4 c:free',
    gives: { error: 'not-an-option 2' },
  },
  {
    why: 'the offender plays his card in his turn (57A, 50D1)',
    table: '3NT S 4 N W=94.2..7',
    events: 'N:SK W:S4 c:lowest E:S3 S:S2',
    gives: { turn: 'W', legal: 'S4', illegal: 'S9 H2 C7' },
  },
  {
    why: 'he leads to the next trick before his partner has played to this one: the same (57A)',
    table: '3NT S 3 W E=84.9..',
    events: 'W:SA N:S2 W:SK',
    gives: { trick: '11 W W:SA N:S2', turn: 'E', penalty: 'W:SK:major', decision: 'play S E' },
  },
  {
    why: "East plays before West to declarer's lead (57A)",
    table: '3NT S 4 S W=J97.Q..',
    events: 'S:S5 E:ST c:highest',
    gives: { turn: 'W', penalty: 'E:ST:major', legal: 'SJ', illegal: 'S9 S7 HQ' },
  },
  {
    why: 'partner plays before declarer has chosen: his card stands, there is nothing left to choose (contract 3: nothing else is said)',
    table: '3NT S 3 N',
    events: 'N:SK W:S4 E:S3',
    gives: { trick: '11 N N:SK E:S3', turn: 'S', decision: 'none' },
  },
  {
    why: 'another premature card opens the choice again (57A)',
    table: '3NT S 4 N E=Q83.A..',
    events: 'N:SK W:S4 c:lowest W:S9',
    gives: { penalty: 'W:S4:major W:S9:major', decision: 'play S E' },
  },
  {
    why: 'partner wins: declarer chooses over his lead, the premature card lies there (57A, 50D2)',
    table: '3NT S 3 N',
    events: 'N:SQ W:D4 c:highest E:SK S:S2 W:S3',
    gives: { trick: '12 E', penalty: 'W:D4:major', decision: 'lead S E' },
  },
  {
    why: 'the highest asked, the ace not in sight: the queen depends, lower ones are out (57A, contract 3)',
    table: '3NT S 3 N E=Q8...',
    events: 'N:SK W:S4 c:highest',
    gives: { legal: '', illegal: 'S8', depends: 'SQ' },
  },
  {
    why: 'the lowest asked, the eight known: it depends on the hidden card (57A, contract 3)',
    table: '3NT S 3 N E=Q8...',
    events: 'N:SK W:S4 c:lowest',
    gives: { legal: '', illegal: 'SQ', depends: 'S8' },
  },
  {
    why: 'all that is lower is in sight elsewhere: it is certain (57A, contract 3)',
    table: '3NT S 3 N N=K76... E=Q8... S=543...',
    events: 'N:SK W:S2 c:lowest',
    gives: { turn: 'E', legal: 'S8', illegal: 'SQ', depends: '' },
  },
  {
    why: 'not the highest though he has it: a revoke in the sense of 61A, for he breaks a play restriction (contract 3)',
    table: '3NT S 3 N E=Q83...',
    events: 'N:SK W:S4 c:highest E:S3',
    gives: { trick: '11 N N:SK E:S3', revokes: 'E:S3:11:open' },
  },
  {
    why: 'the highest of the suit: a hidden card may be just above the one known (57A, contract 3)',
    table: '3NT S 3 N E=.Q..',
    events: 'N:HA W:H5 c:highest',
    gives: { legal: '', depends: 'HQ' },
  },
  {
    why: 'the lowest: it may be anywhere below it, not only next to it (57A, contract 3)',
    table: '3NT S 3 N E=.Q..',
    events: 'N:HJ W:H5 c:lowest',
    gives: { legal: '', depends: 'HQ' },
  },
  {
    why: 'another premature card opens the choice again; until it is made the earlier one stands, and its breach is a revoke (57A, 61A)',
    table: '3NT S 3 N E=.32..',
    events: 'N:HA W:H5 c:highest W:H6 E:H2',
    gives: { revokes: 'E:H2:11:open' },
  },
  {
    why: 'a choice over one defender’s play is none over his partner’s (57A)',
    table: '3NT S 3 N W=.54..',
    events: 'N:HA W:H5 c:lowest E:H3 S:H2 E:S5 W:H5',
    gives: { revokes: '', trick: '12 N' },
  },
]);
