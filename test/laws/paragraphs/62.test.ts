import { proves } from '../support/proves';

proves('62', [
  {
    why: 'a defender corrects: the card is a major penalty card, a spot too, and he follows suit (62B1)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 wE:C4:revoke',
    gives: {
      trick: '11 N N:HA',
      turn: 'E',
      penalty: 'E:C4:major',
      revokes: '',
      legal: 'H7',
      illegal: 'S5 C4',
    },
  },
  {
    why: 'declarer corrects: nothing comes of it (62B2, 48A)',
    table: '3NT S 3 N S=5.7..4',
    events: 'N:HA E:H3 S:C4 wS:C4:revoke',
    gives: { turn: 'S', penalty: '', revokes: '', legal: 'H7', illegal: 'S5 C4' },
  },
  {
    why: 'a penalty card with which he revoked is put back as what it was (62B2)',
    table: '3NT S 3 N E=5.7..4',
    events: 'xE:C4:dropped N:HA E:C4 wE:C4:revoke',
    gives: { penalty: 'E:C4:minor', legal: 'H7' },
  },
  {
    why: 'a member of the non-offending side who had played after it may change freely (62C1)',
    table: '3NT S 3 N S=53...',
    events: 'N:HA E:C4 S:H3 wE:C4:revoke wS:H3:changed',
    gives: { penalty: 'E:C4:major', trick: '11 N N:HA' },
  },
  {
    why: 'and then the offender’s partner, who had played after that: his card is a penalty card too (62C2)',
    table: '3NT S 3 N',
    events: 'N:HA E:C4 S:H3 W:H5 wE:C4:revoke wS:H3:changed wW:H5:changedAfter',
    gives: { trick: '11 N N:HA', turn: 'E', penalty: 'E:C4:major W:H5:major' },
  },
  {
    why: 'the trick was complete: it is open again (62, contract 2)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 S:H3 W:H5 wE:C4:revoke',
    gives: { trick: '11 N N:HA S:H3 W:H5', turn: 'E', penalty: 'E:C4:major' },
  },
  {
    why: 'and completed by the corrected card it is won as it should be (62A)',
    table: '3NT S 3 N E=5.A..4',
    events: 'N:HK E:C4 S:H3 W:H5 wE:C4:revoke E:HA',
    gives: { trick: '12 E', turn: 'E', legal: 'C4', illegal: 'S5' },
  },
  {
    why: 'both sides revoked: each defender’s card is a penalty card (62C3)',
    table: '3NT S 3 N E=5.7..4 S=6.8..3',
    events: 'N:HA E:C4 S:C3 wS:C3:revoke wE:C4:revoke',
    gives: { trick: '11 N N:HA', penalty: 'E:C4:major', revokes: '' },
  },
  {
    why: 'an established revoke stays (62D, contract 2)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 S:H3 W:H5 W:S2 wE:C4:revoke',
    gives: { error: 'not-an-option 5' },
  },
  {
    why: 'whatever is given as the reason (62D, contract 2)',
    table: '3NT S 3 N E=5.7..4',
    events: 'N:HA E:C4 S:H3 W:H5 W:S2 wE:C4:undo',
    gives: { error: 'not-an-option 5' },
  },
  {
    why: 'at trick 12 even an established one is corrected (62D1, contract 2)',
    table: '3NT S 2 N E=.7..4',
    events: 'N:HA E:C4 S:H3 W:H5 W:S2 wE:C4:revoke',
    gives: { trick: '12 N N:HA S:H3 W:H5', turn: 'E', penalty: 'E:C4:major', legal: 'H7' },
  },
  {
    why: 'its why is believed: a card called a revoke is a major penalty card (contract 2)',
    table: '3NT S 3 N',
    events: 'N:HA E:C4 wE:C4:revoke',
    gives: { penalty: 'E:C4:major' },
  },
  {
    why: 'two corrected revokes are two penalty cards, and the first was minor before (62B1, 50B)',
    table: '3NT S 4 N E=85.4.3.',
    events: 'xE:H4:dropped N:SA E:D3 wE:D3:revoke',
    gives: { penalty: 'E:H4:major E:D3:major', legal: 'S8 S5', illegal: 'H4 D3' },
  },
  {
    why: 'a card called a revoke is established like one that is listed (63A1, contract 2: its why is believed)',
    table: '3NT S 3 N',
    events: 'N:HA E:C4 S:H3 W:H5 W:S2 wE:C4:revoke',
    gives: { error: 'not-an-option 5' },
  },
]);
