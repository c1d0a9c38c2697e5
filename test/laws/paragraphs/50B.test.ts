import { proves } from '../support/proves';

proves('50B', [
  {
    why: 'the nine is a spot (50B)',
    table: '3NT S 3 N',
    events: 'xE:S9:dropped',
    gives: { penalty: 'E:S9:minor' },
  },
  {
    why: 'the ten is an honour (50B, Definitions)',
    table: '3NT S 3 N',
    events: 'xE:ST:dropped',
    gives: { penalty: 'E:ST:major' },
  },
  {
    why: 'one of each defender: both minor (50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xW:H4:dropped',
    gives: { penalty: 'E:S5:minor W:H4:minor' },
  },
  {
    why: 'a second of the same defender makes both major (50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xW:H4:dropped xE:D3:dropped',
    gives: { penalty: 'E:S5:major W:H4:minor E:D3:major' },
  },
  {
    why: 'the one that is left stays major (50B; no rule makes it minor again)',
    table: '3NT S 3 N E=5.4.6.',
    events: 'xE:S5:dropped xE:H4:dropped N:S2 E:S5',
    gives: { penalty: 'E:H4:major' },
  },
  {
    why: 'within one event they stand sorted, the events in their order (contract 1)',
    table: '3NT S 4 N',
    events: 'xE:C2+S5:dropped xW:DK:dropped xE:HA:dropped',
    gives: { penalty: 'E:S5:major E:C2:major W:DK:major E:HA:major' },
  },
  {
    why: 'a card that waits for a word is not counted (50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xE:H4:unknown',
    gives: { penalty: 'E:S5:minor', exposed: 'E:H4:unknown' },
  },
  {
    why: 'until the cause is known (50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xE:H4:unknown xE:H4:dropped',
    gives: { penalty: 'E:S5:major E:H4:major', exposed: '' },
  },
  {
    why: "the Director's word on the second leaves the first alone (contract 2)",
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xE:H4:unknown !E:H4:minor',
    gives: { penalty: 'E:S5:minor E:H4:minor' },
  },
  {
    why: 'a minor card taken back while its owner has another: both major (contract 2)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped N:S2 E:S5 xE:H4:dropped wE:S5:misinformed',
    gives: { penalty: 'E:S5:major E:H4:major' },
  },
  {
    why: 'a spot shown by playing it, and refused, is major (50B, 56)',
    table: '3NT S 3 N',
    events: 'E:S5 ref',
    gives: { penalty: 'E:S5:major' },
  },
  {
    why: 'a spot of a corrected revoke is major (50B, 62B1)',
    table: '3NT S 3 N E=5.4..',
    events: 'N:HA E:S5 wE:S5:revoke',
    gives: { penalty: 'E:S5:major' },
  },
  {
    why: 'a minor card led out of turn and refused becomes major in its old place (50B)',
    table: '3NT S 3 N',
    events: 'xE:S5:dropped xW:HK:dropped E:S5 ref',
    gives: { penalty: 'E:S5:major W:HK:major' },
  },
  {
    why: 'shown again by accident, a major card stays one (50B)',
    table: '3NT S 3 N',
    events: 'xE:C4:named xE:C4:dropped',
    gives: { penalty: 'E:C4:major' },
  },
  {
    why: 'two penalty cards make no penalty card of a third that waits for a word (50B, contract 3, exposed)',
    table: '3NT S 3 N',
    events: 'xE:H5:unknown xE:C4:dropped xE:D4:dropped',
    gives: { penalty: 'E:C4:major E:D4:major', exposed: 'E:H5:unknown' },
  },
  {
    why: 'a card that was meant counts only where two were put on one trick (58B2, contract 2, intended)',
    table: '3NT S 3 N',
    events: 'xE:C9:dropped!',
    gives: { penalty: 'E:C9:minor' },
  },
]);
