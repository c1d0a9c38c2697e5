import type { Edition } from './situation';

/**
 * What differs from edition to edition of the Laws, as data. A new edition is one more row here (and its number in
 * `EDITIONS`); a rule that no edition had before becomes a new named piece.
 */
export type Code = {
  readonly edition: Edition;
  /** 68B2: cards shown in a concession to which partner objects are penalty cards (no exception before 2007). */
  readonly concessionExposes: boolean;
  /** 26: after a withdrawn call declarer may also require a suit (before 2017). */
  readonly auctionRequires: boolean;
  /** 57A: declarer may also require a suit other than the suit led (from 2017). */
  readonly playRequires: boolean;
  /** 54E: an opening lead by the declaring side goes back (from 2007). */
  readonly declaringOpeningLeadGoesBack: boolean;
  /** 53A: a lead out of turn at trick 13 cannot be accepted (from 2017). */
  readonly lastLeadGoesBack: boolean;
  /** Paragraphs by what they are about, in the English numbering of the edition. */
  readonly paragraphs: Paragraphs;
};

/** Paragraphs whose number changed, or which an edition does not have. */
export type Paragraphs = {
  /** A refused opening lead out of turn becomes a major penalty card. */
  readonly refusedOpeningLead: string;
  /** A refused later lead out of turn does. */
  readonly refusedLead: string;
  /** A card played at the right-hand opponent's turn. */
  readonly early: string;
  /** Whether the sight of a penalty card is authorised information. */
  readonly information: string;
};

const since2007 = { refusedOpeningLead: '54D', refusedLead: '56', information: '50E' } as const;
const before2007 = { refusedOpeningLead: '56', refusedLead: '56' } as const;

export const CODES: Readonly<Record<Edition, Code>> = {
  '1987': {
    edition: '1987',
    concessionExposes: true,
    auctionRequires: true,
    playRequires: false,
    declaringOpeningLeadGoesBack: false,
    lastLeadGoesBack: false,
    paragraphs: { ...before2007, early: '57', information: '16A' },
  },
  '1997': {
    edition: '1997',
    concessionExposes: true,
    auctionRequires: true,
    playRequires: false,
    declaringOpeningLeadGoesBack: false,
    lastLeadGoesBack: false,
    paragraphs: { ...before2007, early: '57', information: '50D1' },
  },
  '2007': {
    edition: '2007',
    concessionExposes: false,
    auctionRequires: true,
    playRequires: false,
    declaringOpeningLeadGoesBack: true,
    lastLeadGoesBack: false,
    paragraphs: { ...since2007, early: '57' },
  },
  '2017': {
    edition: '2017',
    concessionExposes: false,
    auctionRequires: false,
    playRequires: true,
    declaringOpeningLeadGoesBack: true,
    lastLeadGoesBack: true,
    paragraphs: { ...since2007, early: '57D' },
  },
};
