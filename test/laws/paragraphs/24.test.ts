import { proves } from '../support/proves';

const WEST = 'W=Q62.A84.KT75.J93';

proves('24', [
  {
    why: 'one spot shown and not led is minor: its owner, on lead, keeps back other spots of the suit (24A, 50C)',
    table: `3NT S ${WEST}`,
    events: 'xW:D5:auction',
    gives: {
      penalty: 'W:D5:minor',
      decision: 'none',
      legal: 'SQ S6 S2 HA H8 H4 DK DT D5 CJ C9 C3',
      illegal: 'D7',
      depends: '',
    },
  },
  {
    why: 'a spot led before the auction was over is major, and the opening leader leads it (24B, 50D1)',
    table: `3NT S ${WEST}`,
    events: 'xW:D5:auctionLed',
    gives: {
      penalty: 'W:D5:major',
      duties: '50D1 play D5',
      legal: 'D5',
      illegal: 'SQ S6 S2 HA H8 H4 DK DT D7 CJ C9 C3',
    },
  },
  {
    why: "an honour of the opening leader's partner opens declarer's choice over the opening lead (24B, 50D2)",
    table: `3NT S ${WEST}`,
    events: 'xE:CK:auction',
    gives: {
      penalty: 'E:CK:major',
      decision: 'lead S W',
      options: [
        'require C takes CK: legal CJ C9 C3, illegal SQ S6 S2 HA H8 H4 DK DT D7 D5',
        'forbid C takes CK: legal SQ S6 S2 HA H8 H4 DK DT D7 D5, illegal CJ C9 C3',
        'free: legal SQ S6 S2 HA H8 H4 DK DT D7 D5 CJ C9 C3',
      ],
      legal: '',
    },
  },
  {
    why: 'cards of declarer and dummy are picked up as the play begins (24, 48A)',
    table: `3NT S ${WEST}`,
    events: 'xN:CK:auction xS:HK:auctionLed',
    gives: { penalty: '', exposed: '', decision: 'none' },
  },
  {
    why: 'one spot of each defender: each has one penalty card, both minor (24A, 50B)',
    table: `3NT S ${WEST}`,
    events: 'xE:S5:auction xW:D5:auction',
    gives: { penalty: 'E:S5:minor W:D5:minor', decision: 'none' },
  },
  {
    why: 'two spots of one defender are both major (24C, 50B)',
    table: `3NT S ${WEST}`,
    events: 'xE:C2+S5:auction',
    gives: { penalty: 'E:S5:major E:C2:major', decision: 'lead S W' },
  },
  {
    why: 'the penalty cards of both forbidden suits are picked up, in 1987 too (24, 51B, contract 2)',
    table: `3NT S ${WEST}`,
    events: 'xE:S5+C2:auction c:forbid:SC',
    gives: { penalty: '', legal: 'HA H8 H4 DK DT D7 D5', illegal: 'SQ S6 S2 CJ C9 C3' },
  },
  {
    why: 'the Director waives it, as declarer could before 2007 (24, contract 2)',
    table: `3NT S ${WEST}`,
    events: 'xE:CK:auction !E:CK:none',
    gives: { penalty: '', decision: 'none', illegal: '' },
  },
  {
    why: 'after the first card nothing can have been shown in the auction (contract 2)',
    table: `3NT S ${WEST}`,
    events: 'W:HA xE:S5:auction',
    gives: { error: 'not-an-option 1' },
  },
  {
    why: 'a lead that was refused was the first card too (contract 2)',
    table: `3NT S ${WEST}`,
    events: 'E:S5 ref xE:C2:auctionLed',
    gives: { error: 'not-an-option 2' },
  },
]);
