import type { Card, Seat } from '../bridge';
import { withVoids } from './deal';
import { expose, isPenaltyCard, makePenaltyCard, restore } from './penalty';
import { isEstablished } from './play';
import type { Why } from './situation';
import { notAnOption, type Outcome, type Played, playedBy, type Table, type Trick, withTrick } from './table';

/** 62D1: a revoke at trick 12 is corrected even when it is established. */
const CORRECTABLE_TRICK = 12;

/** A card is taken back: from the trick, from the one just completed, or while it awaits acceptance. Its `why` is believed. */
export const withdraw = (table: Table, seat: Seat, card: Card, why: Why): Outcome => {
  const { awaiting } = table;
  if (awaiting?.seat === seat && awaiting.card === card) {
    return takenBack({ ...table, awaiting: null }, seat, card, why);
  }
  const open = reopened(table);
  const played = playedBy(open.trick, seat);
  if (played?.card !== card) return notAnOption(`${seat} has no ${card} on the table to take back`);
  const { number } = open.trick;
  const isRevoke = played.revoke || why === 'revoke';
  if (isRevoke && number !== CORRECTABLE_TRICK && isEstablished(table, played, number)) {
    return notAnOption(`the revoke ${card} by ${seat} is established (63A1)`);
  }
  const { was } = played;
  const left = withVoids(withTrick({ ...open, out: open.out.without(card) }, withoutCard(open.trick, played)));
  return takenBack(was === null || was.status === 'early' ? left : restore(left, was), seat, card, why);
};

/** The trick without a card; what was said for it after that card was played is void. */
const withoutCard = (trick: Trick, played: Played): Partial<Trick> => {
  const cards = trick.cards.filter((p) => p !== played);
  const earlier = (said: { readonly at: number }) => said.at < played.at;
  const leader = cards.length === 0 ? trick.proper : trick.leader;
  return { leader, cards, named: trick.named.filter(earlier), due: trick.due.filter(earlier) };
};

/**
 * The table with the trick just completed open again, if the next one is empty. Choices for the next lead are void, and the
 * cards that they sent back to the hand are penalty cards again.
 */
const reopened = (table: Table): Table => {
  const last = table.done.at(-1);
  if (last === undefined || table.trick.cards.length > 0) return table;
  const isVoid = (c: { readonly trick: number }) => c.trick > last.number;
  const open = {
    ...table,
    done: table.done.slice(0, -1),
    trick: last,
    awaiting: null,
    choices: table.choices.filter((c) => !isVoid(c)),
  };
  return table.choices
    .filter(isVoid)
    .flatMap((c) => c.pickedUp)
    .reduce(restore, open);
};

/** What a card taken back is now: what it was, nothing, a card that waits for the Director's word, or a penalty card. */
const takenBack = (table: Table, seat: Seat, card: Card, why: Why): Table => {
  const { undo } = table.setup;
  if (isPenaltyCard(table, seat, card)) return table;
  if (why === 'undo' && undo === 'ask') return expose(table, seat, card, why);
  const penalised = why === 'revoke' || why === 'changedAfter' || (why === 'undo' && undo === 'penalty');
  return penalised ? makePenaltyCard(table, seat, card, why) : table;
};
