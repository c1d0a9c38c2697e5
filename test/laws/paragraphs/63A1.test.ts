import { proves } from '../support/proves';

const REVOKE = 'N:HA E:C4 S:H3 W:H5';

proves('63A1', [
  {
    why: 'not while the trick goes on (63A1)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 S:H3',
    gives: { revokes: 'E:C4:11:open' },
  },
  {
    why: 'not by the next trick of the other side (63A1)',
    table: '3NT S 3 N E=5.7..4',
    events: `${REVOKE} N:HK`,
    gives: { revokes: 'E:C4:11:open' },
  },
  {
    why: 'when the offender plays to the next trick (63A1)',
    table: '3NT S 3 N E=5.7..4',
    events: `${REVOKE} N:DK E:S5`,
    gives: { revokes: 'E:C4:11:established' },
  },
  {
    why: 'when his partner does (63A1)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HQ E:C4 S:H3 W:HA W:HK',
    gives: { revokes: 'E:C4:11:established' },
  },
  {
    why: 'or leads to it out of turn, though that awaits an answer (63A1: legally or not)',
    table: '3NT S 3 N E=5.7..4',
    events: `${REVOKE} W:SK`,
    gives: { revokes: 'E:C4:11:established', decision: 'accept S W:SK 53' },
  },
  {
    why: 'or leads to it before this one is complete (63A1, contract 3)',
    table: '3NT S 3 W E=5.7..4',
    events: 'W:HA N:H2 E:C4 W:HK',
    gives: { revokes: 'E:C4:11:established', penalty: 'W:HK:major' },
  },
  {
    why: 'or leads before declarer has chosen (63A1)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HQ E:C4 S:H3 W:HA xE:S5:dropped !E:S5:major W:HK',
    gives: { revokes: 'E:C4:11:established', decision: 'lead S W' },
  },
  {
    why: 'for the declaring side likewise (63A1)',
    table: '3NT S 3 N S=5.7..4',
    events: 'N:HA E:H3 S:C4 W:H5 N:DK',
    gives: { revokes: 'S:C4:11:established' },
  },
  {
    why: 'and by a lead out of turn that goes back (63A1: legally or not)',
    table: '3NT S 3 W S=5.7..4',
    events: 'W:HA N:H2 E:H3 S:C4 S:S5',
    gives: { trick: '12 W', revokes: 'S:C4:11:established', decision: 'accept defenders S:S5 55' },
  },
  {
    why: 'a lead before the revoke establishes nothing: the trick was opened again after it (63A1: after it)',
    table: '3NT S 3 N E=5.74..',
    events: 'N:HA E:H4 S:H3 W:H5 W:SK wE:H4:misinformed E:S5',
    gives: { trick: '12 N', revokes: 'E:S5:11:open' },
  },
]);
