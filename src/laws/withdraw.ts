import type { Card, Seat } from '../bridge';
import { withVoids } from './deal';
import { expose, makePenaltyCard, restoreExposed, restorePenalty } from './penalty';
import { isEstablished } from './play';
import type { Why } from './situation';
import { type Outcome, type Played, penaltyOf, playedBy, Refusal, type Table, type Trick } from './table';

/** 62D1: a revoke at trick 12 is corrected even when it is established. */
const CORRECTABLE_TRICK = 12;

/** A card is taken back: from the trick, from the one just completed, or while it awaits acceptance. Its `why` is believed. */
export const withdraw = (table: Table, seat: Seat, card: Card, why: Why): Outcome => {
  const { awaiting } = table;
  if (awaiting?.seat === seat && awaiting.card === card) {
    const answered = { ...table, awaiting: null };
    return penaltyOf(table, seat).some((p) => p.card === card) ? answered : takenBack(answered, seat, card, why);
  }
  const open = playedBy(table.trick, seat)?.card === card ? table : reopened(table);
  const played = playedBy(open.trick, seat);
  if (played?.card !== card) return new Refusal('not-an-option', `${seat} has no ${card} on the table to take back`);
  const isRevoke = played.revoke || why === 'revoke';
  if (isRevoke && open.trick.number !== CORRECTABLE_TRICK && isEstablished(table, played, open.trick.number)) {
    return new Refusal('not-an-option', `the revoke ${card} by ${seat} is established (63A1)`);
  }
  const { was } = played;
  const left = withVoids({ ...open, trick: withoutCard(open.trick, played), out: open.out.without(card) });
  if (was !== null && 'status' in was) return restorePenalty(left, was);
  const waiting = was === null || was.why === 'early' ? left : restoreExposed(left, was);
  return takenBack(waiting, seat, card, why);
};

/** The trick without a card; what was said for it after that card was played is void. */
const withoutCard = (trick: Trick, played: Played): Trick => {
  const cards = trick.cards.filter((p) => p !== played);
  const earlier = (said: { readonly at: number }) => said.at < played.at;
  const leader = cards.length === 0 ? trick.proper : trick.leader;
  return { ...trick, leader, cards, named: trick.named.filter(earlier), due: trick.due.filter(earlier) };
};

/**
 * The trick just completed, open again while the next is empty. Choices for the next lead are void, and the cards that they
 * sent back to the hand are penalty cards again.
 */
const reopened = (table: Table): Table => {
  const last = table.done.at(-1);
  if (last === undefined || table.trick.cards.length > 0) return table;
  const isVoid = (c: { readonly trick: number }) => c.trick > last.number;
  const restored = table.choices.filter(isVoid).flatMap((c) => c.pickedUp);
  const open = {
    ...table,
    done: table.done.slice(0, -1),
    trick: last,
    awaiting: null,
    choices: table.choices.filter((c) => !isVoid(c)),
  };
  return restored.reduce(restorePenalty, open);
};

/** What a card taken back is now: nothing, a card that waits for the Director's word, or a penalty card. */
const takenBack = (table: Table, seat: Seat, card: Card, why: Why): Table => {
  switch (why) {
    case 'revoke':
    case 'changedAfter':
      return makePenaltyCard(table, seat, card, { cause: why, deliberate: true });
    case 'undo':
      return undone(table, seat, card);
    case 'changed':
    case 'misinformed':
    case 'told':
      return table;
  }
};

const undone = (table: Table, seat: Seat, card: Card): Table => {
  switch (table.setup.undo) {
    case 'ask':
      return expose(table, seat, card, 'undo');
    case 'penalty':
      return makePenaltyCard(table, seat, card, { cause: 'undo', deliberate: true });
    case 'free':
      return table;
  }
};
