import { arrangementOf } from './arrange';
import { countOf } from './board';
import { SIDES } from './geometry';
import { type Assigned, type Layout, placesFrom, placeWithin, sideOfStrays } from './layout';
import type { Mark } from './marks';
import { NotYet } from './not-yet';
import { PROFILE_VERSION, type Profile } from './profile';

/** A hand that is found beside those known has at least so many cards. */
const FEWEST = 5;

/** What a look at a whole page finds, and how its cards are told. */
type Found = { readonly marks: readonly Mark[]; readonly manners: readonly string[] };

/** A profile out of an arrangement of cards that is beyond doubt. @throws NotYet while there is none */
export const profileFrom = ({ marks, manners }: Found, origin: string, letters: ReadonlySet<string>): Profile => {
  const arrangement = arrangementOf(marks);
  const places = arrangement && placesFrom(arrangement);
  if (!places) throw new NotYet('any_looking');
  return {
    version: PROFILE_VERSION,
    origin,
    manners,
    letters: [...letters].sort(),
    ...places,
    bottom: null,
    clockwise: false,
  };
};

/** A profile with one more hand, which lies open where none was seen before: on this board another is dummy. Null when none does. */
export const withStrays = (layout: Layout, assigned: Assigned, known: Profile): Profile | null => {
  const { begun } = countOf(assigned);
  const all = [...SIDES.flatMap((side) => assigned.hands[side]), ...assigned.trick, ...assigned.strays.flat()];
  for (const marks of assigned.strays) {
    const side = sideOfStrays(marks, layout);
    if (!side || known.hands[side] || marks.length < FEWEST) continue;
    const size = marks.length + assigned.trick.filter((card) => card.side === side).length;
    const others = all.filter((mark) => !marks.includes(mark));
    const place = size === begun ? placeWithin(layout.table, marks, others) : null;
    if (place) return { ...known, hands: { ...known.hands, [side]: place } };
  }
  return null;
};
