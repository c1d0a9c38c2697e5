import { proves } from '../support/proves';

proves('67B2', [
  {
    why: 'an extra card of a quitted trick goes back to a defender: an honour is major (67B2, 50B)',
    table: '3NT S 3 N E=Q.2..8',
    events: 'xE:SQ:restored N:S3',
    gives: { penalty: 'E:SQ:major', legal: 'SQ', illegal: 'H2 C8' },
  },
  {
    why: 'a spot is minor (67B2, 50B)',
    table: '3NT S 3 N E=72..8.',
    events: 'xE:S7:restored N:S3',
    gives: { penalty: 'E:S7:minor', legal: 'S7', illegal: 'S2 D8' },
  },
  {
    why: 'the other suits stay free (67B2, 50C)',
    table: '3NT S 3 N E=72..8.',
    events: 'xE:S7:restored N:HA',
    gives: { legal: 'S7 D8', illegal: 'S2' },
  },
  {
    why: 'two of them are major (67B2, 50B)',
    table: '3NT S 3 N',
    events: 'xE:S7+H2:restored',
    gives: { penalty: 'E:S7:major E:H2:major' },
  },
  {
    why: "declarer's goes back without more (67B2, 48A)",
    table: '3NT S 3 N',
    events: 'xS:SQ:restored',
    gives: { penalty: '', exposed: '' },
  },
]);
