import { isSeat, parseContract, SEATS, type Seat } from '../../bridge';
import { misfitOf } from '../check';
import type { Told } from '../meeting';
import type { Reading, Seated, SiteReader } from '../sighting';
import { readSafely, Unreadable } from '../unreadable';
import { type Look, placesIn, sightingFrom, type Understood, understoodIn } from './any-sighting';
import { begunWith, boardSeen, countOf } from './board';
import { SIDES, type Side } from './geometry';
import { assign, layoutOf } from './layout';
import { profileFrom, withStrays } from './learn';
import { marksIn } from './marks';
import { NotYet } from './not-yet';
import type { Profile } from './profile';
import { roundOf } from './round';
import { bottomByLabels } from './seat-labels';
import { contractOn, type WrittenContract } from './written-contract';

const ID = 'any';
/** A hidden hand may show so many cards; more of a hand that is not whole are one that could not be read. */
const MOST_SHOWN = 4;

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

const orWaiting = (look: () => Reading): Reading => {
  try {
    return look();
  } catch (error) {
    if (error instanceof NotYet) return { kind: 'none', why: { key: error.why } };
    throw error;
  }
};

/** Makes a reader for pages that none is made for. It learns from look to look; whatever does not add up is a fault, never a guess. */
export const anyReader = ({ origin, profile: given, onProfile }: AnyParts): AnyReader => {
  let profile = given;
  let contract: WrittenContract | null = null;
  let viewer: Side | null | undefined;
  const round = roundOf(given?.clockwise ?? false);
  const board = boardSeen();
  let last: Look | null = null;
  const letters = new Set(given?.letters ?? []);

  const keep = (next: Profile): Profile => {
    if (JSON.stringify(next) === JSON.stringify(profile)) return next;
    profile = next;
    onProfile?.(next);
    return next;
  };

  const marksOn = (page: Document, within: Element, manners: readonly string[] | null) =>
    marksIn(within, { language: page.documentElement.lang, manners, letters });

  const lookWith = (page: Document, known: Profile): Look => {
    const layout = layoutOf(page, known);
    const { marks } = marksOn(page, layout.table, known.manners);
    const assigned = assign(marks, layout);
    const wider = withStrays(layout, assigned, known);
    return wider ? lookWith(page, keep(wider)) : { layout, assigned, count: countOf(assigned) };
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

  const bottomIn = (look: Look): Seat | null => bottomByLabels(look.layout) ?? profile?.bottom ?? null;

  const checkRound = (): void => {
    const clockwise = round.isClockwise();
    if (clockwise === null) throw new NotYet('any_watching');
    if (!clockwise) throw new Unreadable('unknownSeat', 'trick', 'against the clock');
    if (profile && !profile.clockwise) keep({ ...profile, clockwise: true });
  };

  const see = (page: Document): Look => {
    const known = profile ?? keep(profileFrom(marksOn(page, page.body, null), origin, letters));
    const look = lookWith(page, known);
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
    const bottom = bottomIn(look);
    if (!bottom) throw new NotYet('any_bottom');
    const written = contractOn(page) ?? contract;
    if (!written) throw new NotYet('any_contract');
    checkRound();
    const sighting = sightingFrom(look, { site: ID, bottom, written, viewer: viewer ?? null, isOpen: board.isOpen });
    const misfit = misfitOf(sighting);
    if (misfit) throw new Unreadable(misfit.key, misfit.what, misfit.text);
    return { kind: 'table', sighting };
  };

  /** Nobody can say of an unknown page who looks at it: until all four hands are open it may be a player. */
  const seated = (): Seated => ({
    viewer: viewer === null ? null : (profile?.bottom ?? SEATS[2]),
    practice: false,
  });

  /** Takes the user's answer: the seat at the bottom, or what is played and by whom. */
  const tell = ({ bottom, contract: level, declarer }: Told): boolean => {
    if (isSeat(bottom) && profile) {
      keep({ ...profile, bottom });
      return true;
    }
    if (level === undefined || !parseContract(level) || !isSeat(declarer)) return false;
    contract = { contract: level, declarer };
    return true;
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
      places: () => {
        const bottom = last && (profile?.bottom ?? bottomByLabels(last.layout));
        return last && bottom ? placesIn(last, bottom) : [];
      },
    },
    tell,
    profile: () => profile,
    understood: () => (last ? understoodIn(last, profile?.bottom ?? bottomByLabels(last.layout)) : []),
  };
};
