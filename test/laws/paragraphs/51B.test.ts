import { proves } from '../support/proves';

const TABLE = '3NT S 3 W W=.2.3.5';
const TWO_SUITS = 'xE:H9+DQ:dropped';

proves('51B', [
  {
    why: 'two suits: one may be required, one or both forbidden (51B2), or the lead left free; sets by size, then S H D C',
    table: TABLE,
    events: TWO_SUITS,
    gives: {
      decision: 'lead S W',
      options: [
        'require H takes H9: legal H2, illegal D3 C5',
        'require D takes DQ: legal D3, illegal H2 C5',
        'forbid H takes H9: legal D3 C5, illegal H2',
        'forbid D takes DQ: legal H2 C5, illegal D3',
        'forbid HD takes H9 DQ: legal C5, illegal H2 D3',
        'free: legal H2 D3 C5',
      ],
    },
  },
  {
    why: 'three suits: seven sets to forbid (51B2(b), contract 1)',
    table: '3NT S 3 W',
    events: 'xE:C9+H9+S9:dropped',
    gives: {
      options: [
        'require S takes S9',
        'require H takes H9',
        'require C takes C9',
        'forbid S takes S9',
        'forbid H takes H9',
        'forbid C takes C9',
        'forbid SH takes S9 H9',
        'forbid SC takes S9 C9',
        'forbid HC takes H9 C9',
        'forbid SHC takes S9 H9 C9',
        'free',
      ],
    },
  },
  {
    why: 'two cards of one suit go back together (51B1)',
    table: TABLE,
    events: 'xE:DQ+DT:dropped c:require:D',
    gives: { penalty: '', duties: '51B lead D', legal: 'D3', illegal: 'H2 C5' },
  },
  {
    why: 'one of two suits required: the other card stays, a spot as a major one (51B2(a), 50B)',
    table: TABLE,
    events: `${TWO_SUITS} c:require:D`,
    gives: { penalty: 'E:H9:major', decision: 'none', duties: '51B lead D' },
  },
  {
    why: 'one forbidden: likewise (51B2(b))',
    table: TABLE,
    events: `${TWO_SUITS} c:forbid:D`,
    gives: { penalty: 'E:H9:major', decision: 'none', duties: '51B avoid D', legal: 'H2 C5', illegal: 'D3' },
  },
  {
    why: 'both forbidden: both go back; the suits are told in order, however declarer named them (51B2(b), contract 1)',
    table: TABLE,
    events: `${TWO_SUITS} c:forbid:DH`,
    gives: { penalty: '', duties: '51B avoid HD', legal: 'C5', illegal: 'H2 D3' },
  },
  {
    why: 'free: both stay, as 50 and 51 go on to apply (51B2(c), before 2017 50D2(b))',
    table: TABLE,
    events: `${TWO_SUITS} c:free`,
    gives: { penalty: 'E:H9:major E:DQ:major', decision: 'none', duties: '', legal: 'H2 D3 C5' },
  },
  {
    why: 'the card that stayed is asked about at his next lead, beside the prohibition that runs (51B, 50D2)',
    table: '3NT S 3 W W=.2.3.A',
    events: `${TWO_SUITS} c:forbid:D W:CA N:C2 E:C3 S:C4`,
    gives: {
      decision: 'lead S W',
      options: [
        'require H takes H9: legal H2, illegal D3',
        'forbid H takes H9: legal H2 D3',
        'free: legal H2, illegal D3',
      ],
    },
  },
  {
    why: 'a second spot makes both major and so opens the choice (50B, 51B)',
    table: TABLE,
    events: 'xE:H9:dropped xE:D6:dropped',
    gives: { penalty: 'E:H9:major E:D6:major', decision: 'lead S W' },
  },
  {
    why: 'two suits cannot be required (51B2(a))',
    table: TABLE,
    events: `${TWO_SUITS} c:require:HD`,
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'a suit without a penalty card cannot be forbidden along with the others (51B2(b))',
    table: TABLE,
    events: `${TWO_SUITS} c:forbid:HC`,
    gives: { error: 'not-an-option 1' },
  },
]);
