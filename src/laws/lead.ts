import { type Card, partnerOf, type Seat, type Suit, sortCards, sortSuits, suitOf } from '../bridge';
import { clearCard } from './penalty';
import type { Obligation } from './ruling';
import type { Choice } from './situation';
import {
  type AuctionRestriction,
  isDefender,
  LAST_TRICK,
  type LeadChoice,
  type PenaltyEntry,
  penaltyOf,
  type Table,
  turnOf,
  withTrick,
} from './table';

/** A choice that declarer can make, and the penalty cards that it sends back to the hand. */
export type Offer = { readonly choice: Choice; readonly suits: readonly Suit[]; readonly picksUp: readonly Card[] };

/** The trick in which this leader's present run of leads began: he has led, and so won, every trick since. */
const runBegan = (table: Table, leader: Seat): number => {
  const before = table.done.findLast((trick) => trick.leader !== leader);
  return (before?.number ?? LAST_TRICK - table.setup.cards) + 1;
};

/** The first trick that a seat led in turn in this record, or the present one if it has led none (26). */
const firstLeadInTurn = (table: Table, seat: Seat): number =>
  table.done.find((trick) => trick.leader === seat && trick.proper === seat)?.number ?? table.trick.number;

/**
 * What restricts a defender's lead now: a requirement of the auction (26), then declarer's (50D2, 51B), then one joint
 * prohibition. A prohibition lasts while he keeps the lead, a requirement for one lead; a new requirement ends a running
 * prohibition of that suit.
 */
export const restrictionsOnLead = (table: Table, leader: Seat): Obligation[] => {
  const began = runBegan(table, leader);
  const now = table.trick.number;
  const firstLead = firstLeadInTurn(table, leader);
  const auction = table.restrictions.filter((r) => r.seat === leader && firstLead >= began);
  const choices = table.choices.filter((c) => c.leader === leader && c.trick >= began);
  const wanted = choices.findLast((c) => c.choice === 'require' && c.trick === now);
  return [
    ...auction.filter((r) => r.require && firstLead === now).map(({ suits }) => duty('26', 'lead', suits)),
    ...(wanted ? [duty(wanted.law, 'lead', wanted.suits)] : []),
    ...prohibition(auction, choices),
  ];
};

const duty = (law: string, kind: 'lead' | 'avoid', suits: readonly Suit[]): Obligation => ({ law, kind, suits });

/** All running prohibitions as one, under the Law of the first (contract section 2). */
const prohibition = (auction: readonly AuctionRestriction[], choices: readonly LeadChoice[]): Obligation[] => {
  let law = '26';
  let suits = auction.flatMap((r) => (r.require ? [] : r.suits));
  for (const c of choices) {
    if (c.choice === 'require') suits = suits.filter((suit) => !c.suits.includes(suit));
    if (c.choice !== 'forbid') continue;
    if (suits.length === 0) law = c.law;
    suits = [...suits, ...c.suits];
  }
  return suits.length > 0 ? [duty(law, 'avoid', sortSuits(suits))] : [];
};

/**
 * Whether declarer must choose before the lead (50D2, 51B): a defender is to lead, his partner has a major penalty card,
 * and none was chosen since that card became one. At trick 13 there is nothing to choose.
 */
export const leadChoiceIsOpen = (table: Table): boolean => {
  const { leader, number } = table.trick;
  if (turnOf(table) !== leader || number === LAST_TRICK || !isDefender(table, leader)) return false;
  const lastChoice = table.choices.findLast((c) => c.trick === number && c.leader === leader)?.at ?? -1;
  return partnersMajors(table).some((p) => p.majorAt > lastChoice);
};

/** Major penalty cards of the leader's partner. */
const partnersMajors = (table: Table): PenaltyEntry[] =>
  penaltyOf(table, partnerOf(table.trick.leader)).filter((p) => p.status === 'major');

/** Sets of one suit or more, smaller ones first, then in the order S H D C. */
const suitSets = (suits: readonly Suit[]): Suit[][] => {
  let sets: Suit[][] = [];
  for (const suit of suits.toReversed()) sets = [[suit], ...sets.map((set) => [suit, ...set]), ...sets];
  return sets.sort((a, b) => a.length - b.length);
};

/** Declarer's choices for the lead: require a suit, forbid one or more, or leave it free (50D2, 51B). */
export const leadOffers = (table: Table): Offer[] => {
  const cards = partnersMajors(table).map(({ card }) => card);
  const suits = sortSuits(cards.map(suitOf));
  const offer = (choice: Choice, suits: readonly Suit[]): Offer => ({
    choice,
    suits,
    picksUp: sortCards(cards.filter((card) => suits.includes(suitOf(card)))),
  });
  return [
    ...suits.map((suit) => offer('require', [suit])),
    ...suitSets(suits).map((set) => offer('forbid', set)),
    offer('free', []),
  ];
};

/** The table after declarer's choice for the lead; what is picked up is an ordinary card again at once. */
export const chooseForLead = (table: Table, { choice, suits, picksUp }: Offer): Table => {
  const { leader, number } = table.trick;
  const majors = partnersMajors(table);
  const pickedUp = majors.filter(({ card }) => picksUp.includes(card));
  const law = majors.length > 1 ? '51B' : '50D2';
  const made: LeadChoice = { trick: number, leader, choice, suits, law, at: table.count, pickedUp };
  const cleared = pickedUp.reduce((now, { seat, card }) => clearCard(now, seat, card), table);
  return withTrick({ ...cleared, choices: [...table.choices, made] }, { ledEarly: null });
};
