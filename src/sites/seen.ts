import { type BySeat, bySeat, type Contract, formatContract, type Seat } from '../bridge';
import { type Felt, placesOf, sightedOn } from './felt';
import type { Seated, Sighting, SiteReader } from './sighting';
import { type SitePlan, siteReader } from './site';
import type { Touched } from './touched';
import { Unreadable } from './unreadable';

/** How far a board has come, where the page tells it. In the auction there is no contract yet, or none any more. */
export type Stage = {
  readonly auction: boolean;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** Tricks counted on the page, by both sides; null in the auction and where no number stands. */
  readonly tricksPlayed: number | null;
};

export const IN_AUCTION: Stage = { auction: true, contract: null, declarer: null, tricksPlayed: null };

/** What a reader sees on a page with a board on it. */
export type Seen = {
  readonly board: string | null;
  readonly seated: Seated;
  readonly stage: Stage;
  readonly felt: Felt;
  /** Sizes that the page tells in so many words. */
  readonly sizes?: BySeat<number | null>;
  /** The viewer's own hand is out of sight just now, as it is on some pages until he is to play. */
  readonly ownAway?: boolean;
  readonly turn: Seat | null;
  readonly claim: boolean;
  readonly over: boolean;
};

/** A plan in which one function tells all of a table; it returns null while no board lies there, and may throw Unreadable. */
export type SeeingPlan = Omit<SitePlan, 'sighting' | 'places'> & {
  readonly where: { readonly contract: string };
  readonly see: (table: Element, touched?: Touched) => Seen | null;
  /** A board that was played before is shown again, step by step: nobody plays. */
  readonly replay?: true;
};

/** @throws Unreadable when cards have been played and no contract is shown */
const checkContract = ({ stage, felt, over }: Seen, where: string): void => {
  if (stage.auction && !over && felt.trick.length > 0) throw new Unreadable('contract', where, `${felt.trick.length}`);
};

const sightingFrom = (seen: Seen, plan: SeeingPlan): Sighting => {
  checkContract(seen, plan.where.contract);
  const { board, seated, stage, felt, turn, claim, over } = seen;
  const sighted = sightedOn(felt, { ...stage, viewer: seen.ownAway ? null : seated.viewer }, over);
  return {
    site: plan.id,
    board,
    contract: stage.contract && formatContract(stage.contract),
    declarer: stage.declarer,
    ...seated,
    ...(plan.replay && { replay: plan.replay }),
    ...sighted,
    sizes: bySeat((seat) => seen.sizes?.[seat] ?? sighted.sizes[seat]),
    turn,
    tricksPlayed: stage.tricksPlayed,
    signs: { auction: stage.auction, claim, over, review: false },
  };
};

/** Makes a reader of one function that tells all of a table. */
export const seeingReader = (plan: SeeingPlan): SiteReader => {
  /** What was seen of a table at the last look: where its cards lie is asked after it, and of those very cards. */
  const lately = new WeakMap<Element, Seen>();
  const see = (table: Element, touched?: Touched): Seen | null => {
    lately.delete(table);
    const seen = plan.see(table, touched);
    if (seen) lately.set(table, seen);
    return seen;
  };
  return siteReader({
    ...plan,
    sighting: (table, touched) => {
      const seen = see(table, touched);
      return seen && sightingFrom(seen, plan);
    },
    places: (table) => {
      const seen = lately.get(table) ?? see(table);
      return seen ? placesOf(seen.felt) : [];
    },
  });
};
