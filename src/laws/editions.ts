import type { Edition } from './situation';

/*
 * What differs between editions of the Laws stands in this file, as data: a new edition is its year in `situation.ts` and a row in
 * each table below. A rule that no edition had before becomes a new named piece.
 */

/** Which rules an edition has. */
export type Code = {
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
};

const oldest = {
  concessionExposes: true,
  auctionRequires: true,
  playRequires: false,
  declaringOpeningLeadGoesBack: false,
  lastLeadGoesBack: false,
} as const;
const since2007 = { ...oldest, concessionExposes: false, declaringOpeningLeadGoesBack: true } as const;
const since2017 = { ...since2007, auctionRequires: false, playRequires: true, lastLeadGoesBack: true } as const;

/** Each edition by what it changed. */
export const CODES: Readonly<Record<Edition, Code>> = {
  '1987': oldest,
  '1997': oldest,
  '2007': since2007,
  '2017': since2017,
};

/** Paragraphs, in the English numbering, that are not in the same place in every edition. */
export type Paragraphs = {
  /** A refused opening lead out of turn becomes a major penalty card. */
  readonly refusedOpeningLead: string;
  /** A refused later lead out of turn does. */
  readonly refusedLead: string;
  /** A card played at the right-hand opponent's turn. */
  readonly early: string;
};

export const PARAGRAPHS: Readonly<Record<Edition, Paragraphs>> = {
  '1987': { refusedOpeningLead: '56', refusedLead: '56', early: '57' },
  '1997': { refusedOpeningLead: '56', refusedLead: '56', early: '57' },
  '2007': { refusedOpeningLead: '54D', refusedLead: '56', early: '57' },
  '2017': { refusedOpeningLead: '54D', refusedLead: '56', early: '57D' },
};

/** The paragraph, in the English numbering, on an offender who could have known that the irregularity might do damage. */
export const COULD_HAVE_KNOWN: Readonly<Record<Edition, string>> = {
  '1987': '72B1',
  '1997': '72B1',
  '2007': '23',
  '2017': '72C',
};

/** What a note can say of a card that was shown: which information from it is authorised, and for whom. */
export const NOTES = ['duty', 'sight', 'lies', 'back', 'played', 'adjust', 'seen'] as const;
export type Note = (typeof NOTES)[number];

/** Notes on a card, each with its paragraph. */
type Notes = Readonly<Partial<Record<Note, string>>>;

/** What information is authorised, by what became of the card: 50E, what came before it, and Law 16. */
export type CardNotes = {
  readonly minor: Notes;
  readonly major: Notes;
  /** Picked up after declarer's choice, and still held. */
  readonly pickedUp: Notes;
  /** Taken back, waiting for a word. */
  readonly undo: Notes;
  /** Shown in a way not known yet. */
  readonly unknown: Notes;
  /** Played before its turn (57D): Law 16 may apply. */
  readonly early: Notes;
};

const SEEN: Notes = { seen: '16' };

/** In the English numbering. In 1987 nothing is said of a major penalty card, so the general rule holds. */
export const INFORMATION: Readonly<Record<Edition, CardNotes>> = {
  '1987': {
    minor: { sight: '50C' },
    major: { sight: '16' },
    pickedUp: { sight: '16' },
    undo: SEEN,
    unknown: SEEN,
    early: SEEN,
  },
  '1997': {
    minor: { sight: '50C' },
    major: { duty: '50D1', sight: '50D1' },
    pickedUp: { sight: '50D1' },
    undo: { seen: '16C' },
    unknown: SEEN,
    early: SEEN,
  },
  '2007': {
    minor: { duty: '50E1', sight: '50C', adjust: '50E3' },
    major: { duty: '50E1', sight: '50E2', adjust: '50E3' },
    pickedUp: { sight: '50E2', adjust: '50E3' },
    undo: { seen: '16D' },
    unknown: SEEN,
    early: SEEN,
  },
  '2017': {
    minor: { lies: '50E1', played: '50E3', adjust: '50E4' },
    major: { lies: '50E1', back: '50E2', played: '50E3', adjust: '50E4' },
    pickedUp: { sight: '50E2' },
    undo: { seen: '16C' },
    unknown: SEEN,
    early: SEEN,
  },
};
