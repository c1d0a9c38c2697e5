import { type Card, type Seat, SUITS } from '../bridge';
import { type Study, study } from './duties';
import { chooseForLead, leadChoiceIsOpen, leadOffers, type Offer } from './lead';
import type { Decision, Option } from './ruling';
import { type PartnerPlay, playedBy, suitLed, type Table, type Trick, turnOf, withTrick } from './table';

/** Whose turn it is, what binds that player, and who must speak first: worked out once for all questions asked of a table. */
export type Moment = {
  readonly turn: Seat | null;
  readonly study: Study | null;
  readonly decision: Decision | null;
};

export const momentOf = (table: Table): Moment => {
  const turn = turnOf(table);
  if (turn === null) return { turn, study: null, decision: null };
  const bound = study(table, turn);
  return { turn, study: bound, decision: decisionOf(table, turn, bound) };
};

/** The decision that is open: `accept` before `play` before `lead` before `designate`. */
const decisionOf = (table: Table, turn: Seat, bound: Study): Decision | null => {
  const { declarer: by, awaiting, trick } = table;
  if (awaiting !== null) {
    const { seat, card, law } = awaiting;
    return { kind: 'accept', by: law === '55' ? 'defenders' : by, seat, card, law };
  }
  const asked = openPartnerPlay(trick);
  if (asked !== null) {
    return { kind: 'play', by, seat: asked.seat, options: optionsFor(table, asked.seat, partnerPlayOffers(table)) };
  }
  const { leader } = trick;
  if (leadChoiceIsOpen(table)) {
    return { kind: 'lead', by, leader, options: optionsFor(table, leader, leadOffers(table)) };
  }
  const cards = playable(bound);
  return cards.length > 1 ? { kind: 'designate', by, seat: turn, cards } : null;
};

/** The choice over partner's play that declarer must make now (57A). */
const openPartnerPlay = (trick: Trick): PartnerPlay | null => {
  const { partnerPlay } = trick;
  return partnerPlay?.open && playedBy(trick, partnerPlay.seat) === undefined ? partnerPlay : null;
};

/** Penalty cards of the player in turn one of which he must play (50D1, 51A, 52B2). */
const playable = ({ duties }: Study): readonly Card[] => {
  const duty = duties.find(({ kind, law }) => kind === 'play' && law !== '57D');
  return duty !== undefined && 'cards' in duty ? duty.cards : [];
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
  const asked = openPartnerPlay(table.trick);
  if (asked === null) return chooseForLead(table, offer);
  return withTrick(table, { partnerPlay: { ...asked, open: false, choice: offer.choice, suits: offer.suits } });
};

/** Each choice with what it would leave the player. */
const optionsFor = (table: Table, seat: Seat, offers: readonly Offer[]): Option[] =>
  offers.map((offer) => ({ ...offer, ...study(choose(table, offer), seat).verdicts }));
