import type { Edition } from '../../laws';
import { COULD_HAVE_KNOWN as BY_EDITION, PARAGRAPHS } from '../../laws/editions';

/** A paragraph, in the English numbering: the same in all editions, or where each of them has it. */
export type LawOf = string | ((laws: Edition) => string);

/** The paragraph in one edition. */
export const paragraphIn = (law: LawOf, laws: Edition): string => (typeof law === 'string' ? law : law(laws));

/** An opening lead out of turn that is refused becomes a penalty card. */
export const REFUSED_OPENING_LEAD: LawOf = (laws) => PARAGRAPHS[laws].refusedOpeningLead;

/** A card played at the turn of the right-hand opponent. */
export const EARLY: LawOf = (laws) => PARAGRAPHS[laws].early;

/** The offender could have known that this might do damage. */
export const COULD_HAVE_KNOWN: LawOf = (laws) => BY_EDITION[laws];
