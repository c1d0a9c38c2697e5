import { type Card, CardSet, partnerOf, type Seat, SUITS, type Suit, sortSuits, suitOf } from '../bridge';
import type { Obligation } from './ruling';
import type { Choice } from './situation';
import { isDefender, type LeadChoice, majorsOf, type Table, turnOf } from './table';

/** A choice that declarer can make, and the penalty cards that it sends back to the hand. */
export type Offer = { readonly choice: Choice; readonly suits: readonly Suit[]; readonly picksUp: readonly Card[] };

/** A running prohibition, or a requirement for one lead. */
type Restriction = { readonly law: string; readonly suits: readonly Suit[] };

const LAST_TRICK = 13;

/** The trick in which this leader's present run of leads began: he has led, and so won, every trick since. */
const runBegan = (table: Table, leader: Seat): number => {
  let began = table.trick.number;
  for (const trick of table.done.toReversed()) {
    if (trick.leader !== leader) break;
    began = trick.number;
  }
  return began;
};

/** The first trick that a seat led in turn in this record, or the present one if it has led none (26). */
const firstLeadInTurn = (table: Table, seat: Seat): number =>
  table.done.find((trick) => trick.leader === seat && trick.proper === seat)?.number ?? table.trick.number;

/** A joint prohibition: several at once are one (contract section 2). */
const join = (first: Restriction | null, suits: readonly Suit[], law: string): Restriction => ({
  law: first?.law ?? law,
  suits: sortSuits([...(first?.suits ?? []), ...suits]),
});

const drop = (from: Restriction | null, suits: readonly Suit[]): Restriction | null => {
  const left = from?.suits.filter((suit) => !suits.includes(suit)) ?? [];
  return from === null || left.length === 0 ? null : { ...from, suits: left };
};

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
  let avoid: Restriction | null = null;
  for (const r of auction) if (!r.require) avoid = join(avoid, r.suits, '26');
  let wanted: Restriction | null = null;
  for (const c of table.choices) {
    if (c.leader !== leader || c.trick < began) continue;
    if (c.choice === 'forbid') avoid = join(avoid, c.suits, c.law);
    if (c.choice === 'require') avoid = drop(avoid, c.suits);
    if (c.choice === 'require' && c.trick === now) wanted = { law: c.law, suits: c.suits };
  }
  const required = auction.filter((r) => r.require && firstLead === now).map((r) => ({ law: '26', suits: r.suits }));
  const leads = [...required, ...(wanted ? [wanted] : [])];
  return [
    ...leads.map(({ law, suits }): Obligation => ({ law, kind: 'lead', suits })),
    ...(avoid ? [{ law: avoid.law, kind: 'avoid', suits: avoid.suits } as const] : []),
  ];
};

/** Choices made for the lead that comes next. */
const choicesForThisLead = (table: Table): LeadChoice[] =>
  table.choices.filter((c) => c.trick === table.trick.number && c.leader === table.trick.leader);

/**
 * Whether declarer must choose before the lead (50D2, 51B): a defender is to lead, his partner has a major penalty card,
 * and none was chosen since that card became one. At trick 13 there is nothing to choose.
 */
export const leadChoiceIsOpen = (table: Table): boolean => {
  const { leader, number } = table.trick;
  if (turnOf(table) !== leader || number === LAST_TRICK || !isDefender(table, leader)) return false;
  const lastChoice = choicesForThisLead(table).at(-1)?.at ?? -1;
  return majorsOf(table, partnerOf(leader)).some((p) => p.majorAt > lastChoice);
};

/** Sets of one suit or more, smaller ones first, then in the order S H D C. */
const suitSets = (suits: readonly Suit[]): Suit[][] => {
  let sets: Suit[][] = [[]];
  for (const suit of suits) sets = [...sets, ...sets.map((set) => [...set, suit])];
  const order = (set: readonly Suit[]) => set.map((suit) => SUITS.indexOf(suit)).join('');
  return sets.filter((set) => set.length > 0).sort((a, b) => a.length - b.length || order(a).localeCompare(order(b)));
};

/** Declarer's choices for the lead: require a suit, forbid one or more, or leave it free (50D2, 51B). */
export const leadOffers = (table: Table): Offer[] => {
  const cards = majorsOf(table, partnerOf(table.trick.leader)).map((p) => p.card);
  const suits = sortSuits(cards.map(suitOf));
  const picksUp = (chosen: readonly Suit[]) =>
    CardSet.of(cards.filter((card) => chosen.includes(suitOf(card)))).toArray();
  return [
    ...suits.map((suit): Offer => ({ choice: 'require', suits: [suit], picksUp: picksUp([suit]) })),
    ...suitSets(suits).map((set): Offer => ({ choice: 'forbid', suits: set, picksUp: picksUp(set) })),
    { choice: 'free', suits: [], picksUp: [] },
  ];
};

/** The table after declarer's choice for the lead; what is picked up is an ordinary card again at once. */
export const chooseForLead = (table: Table, offer: Offer): Table => {
  const { leader, number } = table.trick;
  const owner = partnerOf(leader);
  const several = majorsOf(table, owner).length > 1;
  const pickedUp = table.penalty.filter((p) => p.seat === owner && offer.picksUp.includes(p.card));
  const choice: LeadChoice = {
    trick: number,
    leader,
    choice: offer.choice,
    suits: offer.suits,
    law: several ? '51B' : '50D2',
    at: table.count,
    pickedUp,
  };
  return {
    ...table,
    choices: [...table.choices, choice],
    penalty: table.penalty.filter((p) => !pickedUp.includes(p)),
    trick: { ...table.trick, ledEarly: null },
  };
};
