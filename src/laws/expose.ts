import { type Card, SEATS, type Seat, sortCards, sortSuits } from '../bridge';
import { clearCard, directCard, entryOf, expose, type Intent, isPenaltyCard, makePenaltyCard } from './penalty';
import { reveal } from './play';
import type { How, TableEvent, Word } from './situation';
import { andThen, hasStarted, isDefender, notAnOption, type Outcome, type Table } from './table';

/** What a way of showing a card means (24, 45E, 47E, 49, 50B, 58B2, 67B2, 68). */
type Meaning = Intent | 'waits' | 'nothing';

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
  if (hasStarted(table) && (event.how === 'auction' || event.how === 'auctionLed')) {
    return notAnOption('cards shown in the auction must come before the first card played');
  }
  const meaning = meaningOf(table, event);
  const showNext = (shown: Outcome, card: Card): Outcome =>
    andThen(shown, (now) => andThen(reveal(now, event.seat, card), (known) => show(known, event, card, meaning)));
  return sortCards(event.cards).reduce(showNext, table);
};

const show = (table: Table, { seat, how }: Exposing, card: Card, meaning: Meaning): Table => {
  switch (meaning) {
    case 'accident':
    case 'deliberate':
      return makePenaltyCard(table, seat, card, how, meaning);
    case 'waits':
      return entryOf(table, seat, card) === null ? expose(table, seat, card, 'unknown') : table;
    case 'nothing':
      return isPenaltyCard(table, seat, card) ? table : clearCard(table, seat, card);
  }
};

/** The Director's word on one card of a defender, exposed or not (50). */
export const direct = (table: Table, seat: Seat, card: Card, word: Word): Outcome => {
  const declaring = SEATS.filter((other) => !isDefender(table, other));
  if (declaring.includes(seat) || declaring.some((other) => table.dealt[other].has(card)))
    return notAnOption(`${card} is of the declaring side, which has no penalty cards (48A)`);
  if (table.out.has(card)) return notAnOption(`${card} has been played`);
  return andThen(reveal(table, seat, card), (known) => directCard(known, seat, card, word));
};

/** A lead restriction from the auction (26), before the first card. */
export const restrict = (table: Table, event: Extract<TableEvent, { type: 'restrict' }>): Outcome => {
  if (hasStarted(table)) return notAnOption('a lead restriction from the auction comes before the first card');
  if (!isDefender(table, event.seat)) return notAnOption(`${event.seat} does not defend`);
  const require = event.require !== undefined;
  if (require && !table.code.auctionRequires) {
    return notAnOption(`the Laws of ${table.setup.laws} let declarer only forbid suits (26)`);
  }
  const restriction = { seat: event.seat, require, suits: sortSuits(event.require ?? event.forbid ?? []) };
  return { ...table, restrictions: [...table.restrictions, restriction] };
};
