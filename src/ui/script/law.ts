import type { Edition } from '../../laws';

/** A paragraph, in the English numbering: one for all editions, or where each edition has it. */
export type LawOf = string | Readonly<Record<Edition, string>>;

/** The paragraph in one edition. */
export const paragraphIn = (law: LawOf, laws: Edition): string => (typeof law === 'string' ? law : law[laws]);

/** An opening lead out of turn that is refused becomes a penalty card. */
export const REFUSED_OPENING_LEAD: LawOf = { '1987': '56', '1997': '56', '2007': '54D', '2017': '54D' };

/** A card played at the turn of the right-hand opponent. */
export const EARLY: LawOf = { '1987': '57', '1997': '57', '2007': '57', '2017': '57D' };

/** The offender could have known that this might do damage. */
export const COULD_HAVE_KNOWN: LawOf = { '1987': '72B1', '1997': '72B1', '2007': '23', '2017': '72C' };
