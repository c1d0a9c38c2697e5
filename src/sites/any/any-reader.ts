import { bySeat, type Card, FULL_HAND, isSeat, parseContract, SEATS, type Seat, sortCards } from '../../bridge';
import { misfitOf } from '../check';
import { byCompass } from '../felt';
import type { Told } from '../meeting';
import type { Place, Reading, Seated, Sighting, SiteReader } from '../sighting';
import { readSafely, Unreadable } from '../unreadable';
import { arrangementOf } from './arrange';
import { begunWith, boardSeen, type Count, countOf } from './board';
import { SIDES, type Side } from './geometry';
import { type Assigned, assign, type Layout, layoutOf, placesFrom, placeWithin, sideOfStrays } from './layout';
import { type Mark, marksIn } from './marks';
import { PROFILE_VERSION, type Profile } from './profile';
import { roundOf } from './round';
import { bottomByLabels, seatAt } from './seat-labels';
import { contractOn, type WrittenContract } from './written-contract';

const ID = 'any';
/** A hidden hand may show so many cards; more of a hand that is not whole are one that could not be read. */
const MOST_SHOWN = 4;
const FEWEST = 5;

/** A part of the page as it has been understood, for the outline: a hand or the trick, and who it belongs to. */
export type Understood = {
  readonly side: Side | 'trick';
  readonly seat: Seat | null;
  readonly elements: readonly Element[];
};

/** A reader of any page, which finds out by itself what it can and asks for the rest. */
export type AnyReader = {
  readonly reader: SiteReader;
  /** Takes what the user says. @returns whether it was of use */
  readonly tell: (told: Told) => boolean;
  /** What has been understood so far, and can be kept; null while that is not enough. */
  readonly profile: () => Profile | null;
  readonly understood: () => readonly Understood[];
};

export type AnyParts = {
  /** The pages that the profile will be of: `https://play.example.org/*`. */
  readonly origin: string;
  /** What was understood before; null on the first visit. */
  readonly profile: Profile | null;
  /** Told when there is more to be kept than before. */
  readonly onProfile?: (profile: Profile) => void;
};

/** Why nothing is read yet: message keys. */
type Waiting = 'any_looking' | 'any_bottom' | 'any_contract' | 'any_watching';

class NotYet extends Error {
  constructor(readonly why: Waiting) {
    super(why);
  }
}

/** One look, taken apart. */
type Look = { readonly layout: Layout; readonly assigned: Assigned; readonly count: Count };

const cardsOf = (marks: readonly Mark[]): Card[] => sortCards(marks.map(({ card }) => card));

/** Makes a reader for pages that none is made for. It learns from look to look; whatever does not add up is a fault, never a guess. */
export const anyReader = ({ origin, profile: given, onProfile }: AnyParts): AnyReader => {
  let profile = given;
  let contract: WrittenContract | null = null;
  let viewer: Side | null | undefined;
  const round = roundOf(given?.clockwise ?? false);
  const board = boardSeen();
  let last: Look | null = null;
  const letters = new Set(given?.letters ?? []);

  const keep = (next: Profile): void => {
    if (JSON.stringify(next) === JSON.stringify(profile)) return;
    profile = next;
    onProfile?.(next);
  };

  const marksOn = (page: Document, within: Element, manners: readonly string[] | null) =>
    marksIn(within, { language: page.documentElement.lang, manners, letters });

  /** Looks at the whole page for an arrangement that is beyond doubt. @throws NotYet, Unreadable */
  const learn = (page: Document): Profile => {
    const { marks, manners } = marksOn(page, page.body, null);
    const arrangement = arrangementOf(marks);
    const places = arrangement && placesFrom(arrangement);
    if (!places) throw new NotYet('any_looking');
    const learned: Profile = {
      version: PROFILE_VERSION,
      origin,
      manners,
      letters: [...letters].sort(),
      ...places,
      bottom: null,
      clockwise: false,
    };
    return learned;
  };

  /** A hand that lies open where none was seen before: on this board another hand is dummy. */
  const withStrays = (layout: Layout, assigned: Assigned, known: Profile): Profile | null => {
    const { begun } = countOf(assigned);
    const all = [...SIDES.flatMap((side) => assigned.hands[side]), ...assigned.trick, ...assigned.strays.flat()];
    for (const marks of assigned.strays) {
      const side = sideOfStrays(marks, layout);
      if (!side || known.hands[side] || marks.length < FEWEST) continue;
      const size = marks.length + assigned.trick.filter((card) => card.side === side).length;
      const place =
        size === begun
          ? placeWithin(
              layout.table,
              marks,
              all.filter((mark) => !marks.includes(mark)),
            )
          : null;
      if (place) return { ...known, hands: { ...known.hands, [side]: place } };
    }
    return null;
  };

  const lookWith = (page: Document, known: Profile): Look => {
    const layout = layoutOf(page, known);
    const { marks } = marksOn(page, layout.table, known.manners);
    const assigned = assign(marks, layout);
    const wider = withStrays(layout, assigned, known);
    if (wider) {
      keep(wider);
      return lookWith(page, wider);
    }
    return { layout, assigned, count: countOf(assigned) };
  };

  /** @throws Unreadable when hands do not fit each other */
  const checkHands = ({ assigned, count }: Look): void => {
    for (const side of SIDES) {
      const size = assigned.hands[side].length;
      if (size === 0 || begunWith(assigned, side) === count.begun) continue;
      if (board.isOpen(side) || size > MOST_SHOWN) {
        const text = SIDES.map((each) => `${each} ${assigned.hands[each].length}`).join(', ');
        throw new Unreadable('sizes', 'hands', text);
      }
    }
  };

  const bottomOf = ({ layout }: Look): Seat => {
    const bottom = bottomByLabels(layout) ?? profile?.bottom ?? null;
    if (!bottom) throw new NotYet('any_bottom');
    return bottom;
  };

  const contractOf = (page: Document): WrittenContract => {
    const known = contractOn(page) ?? contract;
    if (!known) throw new NotYet('any_contract');
    return known;
  };

  const checkRound = (): void => {
    const clockwise = round.isClockwise();
    if (clockwise === null) throw new NotYet('any_watching');
    if (!clockwise) throw new Unreadable('unknownSeat', 'trick', 'against the clock');
    if (profile && !profile.clockwise) keep({ ...profile, clockwise: true });
  };

  const sightingOf = (look: Look, bottom: Seat, written: WrittenContract): Sighting => {
    const { assigned, count } = look;
    const sideOfSeat = (seat: Seat): Side => SIDES.find((side) => seatAt(side, bottom) === seat) ?? 'bottom';
    return {
      site: ID,
      board: null,
      ...written,
      viewer: viewer ? seatAt(viewer, bottom) : null,
      practice: false,
      hands: bySeat((seat) => cardsOf(assigned.hands[sideOfSeat(seat)])),
      sizes: bySeat((seat) => (board.isOpen(sideOfSeat(seat)) ? assigned.hands[sideOfSeat(seat)].length : null)),
      trick: byCompass(assigned.trick.map(({ card, side }) => ({ card, seat: seatAt(side, bottom) }))),
      ordered: false,
      turn: null,
      tricksPlayed: FULL_HAND - count.begun,
      signs: { auction: false, claim: false, over: false, review: false },
    };
  };

  const see = (page: Document): Look => {
    if (!profile) keep(learn(page));
    if (!profile) throw new NotYet('any_looking');
    const look = lookWith(page, profile);
    last = look;
    if (look.count.begun === 0) throw new NotYet('any_looking');
    if (board.see(look.assigned, look.count)) {
      contract = null;
      round.see([]);
    }
    viewer ??= look.count.whole.length > 2 ? null : 'bottom';
    checkHands(look);
    round.see(look.assigned.trick.map(({ side }) => side));
    return look;
  };

  const readPage = (page: Document): Reading => {
    const look = see(page);
    const bottom = bottomOf(look);
    const written = contractOf(page);
    checkRound();
    const sighting = sightingOf(look, bottom, written);
    const misfit = misfitOf(sighting);
    if (misfit) throw new Unreadable(misfit.key, misfit.what, misfit.text);
    return { kind: 'table', sighting };
  };

  const orWaiting = (look: () => Reading): Reading => {
    try {
      return look();
    } catch (error) {
      if (error instanceof NotYet) return { kind: 'none', why: { key: error.why } };
      throw error;
    }
  };

  /** Nobody can say of an unknown page who looks at it: until all four hands are open it may be a player. */
  const seated = (): Seated => ({
    viewer: viewer === null ? null : (profile?.bottom ?? SEATS[2]),
    practice: false,
  });

  const places = (): readonly Place[] => {
    const bottom = profile?.bottom ?? (last && bottomByLabels(last.layout));
    if (!last || !bottom) return [];
    const { hands, trick } = last.assigned;
    const held = SIDES.flatMap((side) => hands[side].map((mark) => ({ ...mark, side })));
    return [...held, ...trick].map(({ card, side, element }) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { card, seat: seatAt(side, bottom), x, y, width, height };
    });
  };

  return {
    reader: {
      id: ID,
      name: new URL(origin.replace('/*', '/')).hostname,
      matches: [origin],
      examples: [],
      root: (page) => (profile && page.querySelector(profile.table)) ?? page.body,
      seated,
      read: (page) => readSafely(ID, () => orWaiting(() => readPage(page))),
      places,
    },
    tell: (told) => {
      const { bottom, contract: level, declarer } = told;
      if (isSeat(bottom) && profile) {
        keep({ ...profile, bottom });
        return true;
      }
      if (level === undefined || !parseContract(level) || !isSeat(declarer)) return false;
      contract = { contract: level, declarer };
      return true;
    },
    profile: () => profile,
    understood: () => {
      if (!last) return [];
      const bottom = profile?.bottom ?? bottomByLabels(last.layout);
      const { hands, trick } = last.assigned;
      const elementsOf = (marks: readonly Mark[]): Element[] => marks.map(({ element }) => element);
      const told = SIDES.map((side): Understood => {
        return { side, seat: bottom && seatAt(side, bottom), elements: elementsOf(hands[side]) };
      });
      return [...told, { side: 'trick' as const, seat: null, elements: elementsOf(trick) }].filter(
        ({ elements }) => elements.length > 0,
      );
    },
  };
};
