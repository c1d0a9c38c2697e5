import { type Card, type Seat, SUITS } from '../bridge';
import { type Study, study } from './duties';
import { chooseForLead, leadChoiceIsOpen, leadOffers, type Offer } from './lead';
import type { Decision, Option } from './ruling';
import { playedBy, suitLed, type Table, turnOf } from './table';

/** A table with whose turn it is and what binds that player, worked out once for all questions asked of it. */
export type Moment = { readonly table: Table; readonly turn: Seat | null; readonly study: Study | null };

export const momentOf = (table: Table): Moment => {
  const turn = turnOf(table);
  return { table, turn, study: turn === null ? null : study(table, turn) };
};

/** The kind of decision that is open: somebody must speak before play goes on. `accept` before `play` before `lead` before `designate`. */
export const openDecision = (moment: Moment): Decision['kind'] | null => {
  const { table, turn } = moment;
  if (turn === null) return null;
  if (table.awaiting !== null) return 'accept';
  if (partnerPlayIsOpen(table)) return 'play';
  if (leadChoiceIsOpen(table)) return 'lead';
  return designable(moment).length > 0 ? 'designate' : null;
};

const partnerPlayIsOpen = ({ trick }: Table): boolean =>
  trick.partnerPlay?.open === true && playedBy(trick, trick.partnerPlay.seat) === undefined;

/** Penalty cards of the player in turn one of which declarer must name (51A, 52B2); none when there is no such choice. */
export const designable = ({ study }: Moment): readonly Card[] =>
  study !== null && study.playable.length > 1 ? study.playable : [];

/** What declarer can choose now, for the lead or for partner's play; nothing while neither is asked. */
export const offersNow = (moment: Moment): readonly Offer[] => {
  switch (openDecision(moment)) {
    case 'lead':
      return leadOffers(moment.table);
    case 'play':
      return partnerPlayOffers(moment.table);
    default:
      return [];
  }
};

/** Declarer's choices over partner's play after a premature lead or play (57A). */
const partnerPlayOffers = (table: Table): Offer[] => {
  const others = SUITS.filter((suit) => suit !== suitLed(table.trick));
  const offer = (choice: Offer['choice'], suits: Offer['suits'] = []): Offer => ({ choice, suits, picksUp: [] });
  return [
    offer('highest'),
    offer('lowest'),
    ...others.map((suit) => offer('forbid', [suit])),
    ...(table.code.playRequires ? others.map((suit) => offer('require', [suit])) : []),
  ];
};

/** The table after a choice that is on offer: over partner's play if that is asked, else for the lead. */
export const choose = (table: Table, offer: Offer): Table => {
  const { partnerPlay } = table.trick;
  if (partnerPlay === null || !partnerPlayIsOpen(table)) return chooseForLead(table, offer);
  const chosen = { ...partnerPlay, open: false, choice: offer.choice, suits: offer.suits };
  return { ...table, trick: { ...table.trick, partnerPlay: chosen } };
};

/** Each choice with what it would leave the player. */
const optionsFor = (moment: Moment, seat: Seat): Option[] =>
  offersNow(moment).map((offer) => {
    const { legal, illegal, depends } = study(choose(moment.table, offer), seat);
    return { ...offer, legal, illegal, depends };
  });

const acceptance = ({ awaiting, declarer }: Table): Decision | null => {
  if (awaiting === null) return null;
  const { seat, card, law } = awaiting;
  return { kind: 'accept', by: law === '55' ? 'defenders' : declarer, seat, card, law };
};

/** The decision that is open, as the ruling tells it. */
export const decisionOf = (moment: Moment): Decision | null => {
  const { table, turn } = moment;
  const { declarer: by, trick } = table;
  switch (openDecision(moment)) {
    case 'accept':
      return acceptance(table);
    case 'play':
      if (trick.partnerPlay === null) return null;
      return { kind: 'play', by, seat: trick.partnerPlay.seat, options: optionsFor(moment, trick.partnerPlay.seat) };
    case 'lead':
      return { kind: 'lead', by, leader: trick.leader, options: optionsFor(moment, trick.leader) };
    case 'designate':
      return turn === null ? null : { kind: 'designate', by, seat: turn, cards: designable(moment) };
    default:
      return null;
  }
};
