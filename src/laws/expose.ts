import { type Card, partnerOf, type Seat, sortCards, sortSuits } from '../bridge';
import { clearCard, directCard, expose, makePenaltyCard } from './penalty';
import { reveal } from './play';
import type { How, TableEvent, Word } from './situation';
import { andThen, isDefender, type Outcome, Refusal, type Table } from './table';

/** What a way of showing a card means (24, 45E, 47E, 49, 50B, 58B2, 67B2, 68). */
type Meaning = 'accident' | 'deliberate' | 'waits' | 'nothing';

const MEANINGS: Readonly<Record<How, Meaning>> = {
  dropped: 'accident',
  seen: 'accident',
  extra: 'accident',
  restored: 'accident',
  auction: 'accident',
  named: 'deliberate',
  fifth: 'deliberate',
  auctionLed: 'deliberate',
  unknown: 'waits',
  unseen: 'nothing',
  claim: 'nothing',
  concession: 'nothing',
  statement: 'nothing',
  misinformed: 'nothing',
  told: 'nothing',
};

type Exposing = Extract<TableEvent, { type: 'expose' }>;

const meaningOf = (table: Table, event: Exposing): Meaning => {
  if (event.how === 'concession' && table.code.concessionExposes) return 'accident';
  if (event.how === 'extra' && event.intended === true) return 'deliberate';
  return MEANINGS[event.how];
};

/** Cards shown otherwise than by playing them (49). They count in sorted order. */
export const showCards = (table: Table, event: Exposing): Outcome => {
  if (table.started && (event.how === 'auction' || event.how === 'auctionLed')) {
    return new Refusal('not-an-option', 'cards shown in the auction must come before the first card played');
  }
  const meaning = meaningOf(table, event);
  const cards = sortCards(event.cards);
  let known: Outcome = table;
  for (const card of cards) known = andThen(known, (now) => reveal(now, event.seat, card));
  return andThen(known, (now) => cards.reduce((t, card) => show(t, event, card, meaning), now));
};

const show = (table: Table, { seat, how }: Exposing, card: Card, meaning: Meaning): Table => {
  switch (meaning) {
    case 'accident':
      return makePenaltyCard(table, seat, card, { cause: how, deliberate: false });
    case 'deliberate':
      return makePenaltyCard(table, seat, card, { cause: how, deliberate: true });
    case 'waits':
      return table.exposed.some((e) => e.seat === seat && e.card === card)
        ? table
        : expose(table, seat, card, 'unknown');
    case 'nothing':
      return table.penalty.some((p) => p.seat === seat && p.card === card) ? table : clearCard(table, seat, card);
  }
};

/** Whether a card is known to be declarer's or dummy's. */
const isDeclarersOrDummys = (table: Table, card: Card): boolean =>
  table.dealt[table.declarer].has(card) || table.dealt[partnerOf(table.declarer)].has(card);

/** The Director's word on one card of a defender, exposed or not (50). */
export const direct = (table: Table, seat: Seat, card: Card, word: Word): Outcome => {
  if (!isDefender(table, seat) || isDeclarersOrDummys(table, card))
    return new Refusal('not-an-option', `${card} is of the declaring side, which has no penalty cards (48A)`);
  if (table.out.has(card)) return new Refusal('not-an-option', `${card} has been played`);
  return andThen(reveal(table, seat, card), (known) => directCard(known, seat, card, word));
};

/** A lead restriction from the auction (26), before the first card. */
export const restrict = (table: Table, event: Extract<TableEvent, { type: 'restrict' }>): Outcome => {
  if (table.started)
    return new Refusal('not-an-option', 'a lead restriction from the auction comes before the first card');
  if (!isDefender(table, event.seat)) return new Refusal('not-an-option', `${event.seat} does not defend`);
  const require = event.require !== undefined;
  if (require && !table.code.auctionRequires) {
    return new Refusal('not-an-option', `the Laws of ${table.code.edition} let declarer only forbid suits (26)`);
  }
  const restriction = { seat: event.seat, require, suits: sortSuits(event.require ?? event.forbid ?? []) };
  return { ...table, restrictions: [...table.restrictions, restriction] };
};

/** An irregular lead is accepted by spreading declarer's hand: his partner becomes declarer (54A). */
export const becomeDummy = (table: Table): Table => ({ ...table, declarer: partnerOf(table.declarer) });
