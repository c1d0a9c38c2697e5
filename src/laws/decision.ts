import { type Card, partnerOf, SUITS } from '../bridge';
import { study } from './duties';
import { chooseForLead, leadChoiceIsOpen, leadOffers, type Offer } from './lead';
import type { Decision, Option } from './ruling';
import { isDefender, isOver, playedBy, suitLed, type Table, turnOf } from './table';

/** The kind of decision that is open: somebody must speak before play goes on. `accept` before `play` before `lead` before `designate`. */
export const openDecision = (table: Table): Decision['kind'] | null => {
  if (isOver(table)) return null;
  if (table.awaiting !== null) return 'accept';
  if (partnerPlayIsOpen(table)) return 'play';
  if (leadChoiceIsOpen(table)) return 'lead';
  return designable(table).length > 0 ? 'designate' : null;
};

const partnerPlayIsOpen = ({ trick }: Table): boolean =>
  trick.partnerPlay?.open === true && playedBy(trick, trick.partnerPlay.seat) === undefined;

/** Penalty cards of the player in turn one of which declarer must name (51A, 52B2); none when there is no such choice. */
export const designable = (table: Table): readonly Card[] => {
  const turn = turnOf(table);
  if (turn === null || !isDefender(table, turn) || !mayHaveChoice(table)) return [];
  const { playable } = study(table, turn);
  return playable.length > 1 ? playable : [];
};

/** Spares a study of the hand where no two penalty cards lie on the table. */
const mayHaveChoice = (table: Table): boolean => table.penalty.length > 1;

/** What declarer can choose now, for the lead or for partner's play; nothing while neither is asked. */
export const offersNow = (table: Table): readonly Offer[] => {
  switch (openDecision(table)) {
    case 'lead':
      return leadOffers(table);
    case 'play':
      return partnerPlayOffers(table);
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

/** The table after a choice that is on offer. */
export const choose = (table: Table, offer: Offer): Table => {
  const { partnerPlay } = table.trick;
  if (openDecision(table) === 'lead' || partnerPlay === null) return chooseForLead(table, offer);
  const chosen = { ...partnerPlay, open: false, choice: offer.choice, suits: offer.suits };
  return { ...table, trick: { ...table.trick, partnerPlay: chosen } };
};

/** What the table would look like to the player after each choice. */
const optionsFor = (table: Table, seat: NonNullable<ReturnType<typeof turnOf>>): Option[] =>
  offersNow(table).map((offer) => {
    const { legal, illegal, depends } = study(choose(table, offer), seat);
    return { ...offer, legal, illegal, depends };
  });

/** The decision that is open, as the ruling tells it. */
export const decisionOf = (table: Table): Decision | null => {
  const by = table.declarer;
  const { awaiting, trick } = table;
  switch (openDecision(table)) {
    case 'accept':
      if (awaiting === null) return null;
      return {
        kind: 'accept',
        by: awaiting.law === '55' ? 'defenders' : by,
        seat: awaiting.seat,
        card: awaiting.card,
        law: awaiting.law,
      };
    case 'play':
      if (trick.partnerPlay === null) return null;
      return { kind: 'play', by, seat: trick.partnerPlay.seat, options: optionsFor(table, trick.partnerPlay.seat) };
    case 'lead':
      return { kind: 'lead', by, leader: trick.leader, options: optionsFor(table, trick.leader) };
    case 'designate':
      return { kind: 'designate', by, seat: turnOf(table) ?? partnerOf(by), cards: designable(table) };
    case null:
      return null;
    case undefined:
      return null;
  }
};
