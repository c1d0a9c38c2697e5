import {
  type Card,
  nextSeat,
  partnerOf,
  previousSeat,
  SEATS,
  type Seat,
  sameSide,
  seatsFrom,
  suitBit,
  suitOf,
  trumpsIn,
  winnerOf,
} from '../bridge';
import { reconsider } from './deal';
import { breachOf } from './duties';
import { leadChoiceIsOpen } from './lead';
import { clearCard, entryOf, expose, makePenaltyCard } from './penalty';
import {
  type Awaiting,
  andThen,
  cardsLying,
  emptyTrick,
  hiddenOf,
  isDefender,
  isOpeningLead,
  isOver,
  LAST_TRICK,
  type Outcome,
  type Played,
  playedBy,
  suitLed,
  type Table,
  type Trick,
  turnOf,
  withTrick,
} from './table';

/** Makes a card known in a hand, with what follows for earlier plays; refuses one that the hand cannot hold. */
export const reveal = (table: Table, seat: Seat, card: Card): Outcome => {
  if (table.dealt[seat].has(card)) {
    return table.out.has(card) ? notHeld(`${card} has been played already`) : table;
  }
  if (SEATS.some((other) => table.dealt[other].has(card))) {
    return notHeld(`${card} is in another hand, not in ${seat}'s`);
  }
  if (hiddenOf(table, seat) === 0) return notHeld(`${seat}'s hand is known and has no ${card}`);
  const dealt = { ...table.dealt, [seat]: table.dealt[seat].with(card) };
  return reconsider({ ...table, dealt }, seat, card);
};

const notHeld = (message: string): Outcome => ({ code: 'not-held', message });

/** Notes that a side has led or played to a trick, rightly or not (63A1): with a defender's second card, to the next one. */
const reach = (table: Table, seat: Seat): Table => {
  const again = isDefender(table, seat) && playedBy(table.trick, seat) !== undefined;
  const reached = { seat, trick: table.trick.number + (again ? 1 : 0), at: table.count };
  return { ...table, reached: [...table.reached, reached] };
};

/** Whether a revoke is established: its side has, after it, led or played to a later trick (63A1). */
export const isEstablished = (table: Table, { seat, at }: Played, trick: number): boolean =>
  table.reached.some((later) => sameSide(later.seat, seat) && later.trick > trick && later.at > at);

/** Puts a card on the trick; the fourth completes it, and its winner leads to the next (44G), unless it was the last. */
const place = (table: Table, seat: Seat, card: Card, revoke: boolean): Table => {
  const was = entryOf(table, seat, card);
  const cleared = clearCard(table, seat, card);
  const led = suitLed(table.trick);
  const trick = withCard(table.trick, { seat, card, at: table.count, revoke, was });
  const showsOut = led !== null && suitOf(card) !== led && !revoke;
  const voids = showsOut ? { ...table.voids, [seat]: table.voids[seat] | suitBit(led) } : table.voids;
  return complete(missedEarly({ ...cleared, trick, voids, out: table.out.with(card) }, seat));
};

/** The trick with one more card, its cards in rotation from its leader; what waited for a card waits no more. */
const withCard = (trick: Trick, played: Played): Trick => {
  const cards: Played[] = [];
  for (const seat of seatsFrom(trick.leader)) {
    const there = seat === played.seat ? played : playedBy(trick, seat);
    if (there !== undefined) cards.push(there);
  }
  return { ...trick, cards, ledEarly: null, refusedDeclaring: false };
};

/** A card played early must be played at its owner's turn; when he plays another it is a major penalty card (57D). */
const missedEarly = (table: Table, seat: Seat): Table =>
  cardsLying(table, seat, 'early').reduce((now, card) => makePenaltyCard(now, seat, card, 'early'), table);

const complete = (table: Table): Table => {
  const { trick } = table;
  if (trick.cards.length < 4 || trick.number === LAST_TRICK) return table;
  const winner = winnerOf(trick.cards, trumpsIn(table.setup.contract))?.seat ?? trick.leader;
  return { ...table, done: [...table.done, trick], trick: emptyTrick(trick.number + 1, winner) };
};

/** A card that stands as played, in turn or not (52B1, 57C), right or a revoke (61A). */
const stands = (table: Table, seat: Seat, card: Card): Table =>
  place(table, seat, card, breachOf(table, seat, card) === 'revoke');

/** A card that stands as a lead by a seat that may not have had the right to it. */
const leadStands = (table: Table, seat: Seat, card: Card): Table =>
  place({ ...withTrick(table, { leader: seat }), awaiting: null }, seat, card, false);

const awaits = (table: Table, law: Awaiting['law'], seat: Seat, card: Card, due: readonly Card[] = []): Table => ({
  ...table,
  awaiting: { law, seat, card, due },
});

/** A `play` event: what the card was is found out here (contract section 3), after what it settles. */
export const readPlay = (table: Table, seat: Seat, card: Card): Outcome =>
  andThen(reveal(table, seat, card), (known) =>
    known.awaiting === null ? read(known, seat, card) : settle(known, known.awaiting, seat, card),
  );

const read = (table: Table, seat: Seat, card: Card): Table => {
  if (isOver(table)) return table;
  const reached = reach(table, seat);
  return isDefender(table, seat) ? readDefendersCard(reached, seat, card) : readDeclaringCard(reached, seat, card);
};

/** A card of the declaring side: a play out of turn stands (57C3), a second card goes back, a lead out of turn waits (55). */
const readDeclaringCard = (table: Table, seat: Seat, card: Card): Table => {
  if (seat === turnOf(table)) return inTurn(table, seat, card);
  if (playedBy(table.trick, seat) !== undefined) return table;
  if (table.trick.cards.length > 0) return stands(table, seat, card);
  const { leader, ledEarly } = table.trick;
  if (ledEarly !== null && seat === nextSeat(leader) && leadChoiceIsOpen(table)) {
    return ledEarlyStands(table, leader, ledEarly, seat, card);
  }
  const goesBack = table.code.declaringOpeningLeadGoesBack && isOpeningLead(table);
  return goesBack || cannotBeAccepted(table) ? table : awaits(table, '55', seat, card);
};

/** From 2017 a lead out of turn at trick 13 goes back and cannot be accepted (53A). */
const cannotBeAccepted = (table: Table): boolean => table.code.lastLeadGoesBack && table.trick.number === LAST_TRICK;

/** The leader led before declarer chose, and the declaring hand next in rotation plays: the choice is forfeited (60A1). */
const ledEarlyStands = (table: Table, leader: Seat, lead: Card, seat: Seat, card: Card): Table =>
  inTurn(place(clearCard(table, leader, lead), leader, lead, false), seat, card);

/** A card from the hand whose turn it is. */
const inTurn = (table: Table, seat: Seat, card: Card): Table => {
  const breach = breachOf(table, seat, card);
  if (breach === 'none' || breach === 'revoke') return place(table, seat, card, breach === 'revoke');
  return missedEarly(awaits(table, '52', seat, card, breach.due), seat);
};

/** A defender's card. */
const readDefendersCard = (table: Table, seat: Seat, card: Card): Table => {
  const { leader, cards } = table.trick;
  const turn = turnOf(table);
  if (cards.length === 0 || (seat === leader && seat === turn)) return readDefendersLead(table, seat, card);
  if (seat === turn) return inTurn(table, seat, card);
  const again = playedBy(table.trick, seat) !== undefined;
  const partnerPlayed = playedBy(table.trick, partnerOf(seat)) !== undefined;
  if (again && partnerPlayed) return makePenaltyCard(table, seat, card, 'ledTooSoon');
  if (again) return premature(table, seat, card, 'prematureLead');
  if (!partnerPlayed) {
    const declaringBothPlayed = cards.length === 2;
    return declaringBothPlayed ? stands(table, seat, card) : premature(table, seat, card, 'premature');
  }
  if (turn === previousSeat(seat)) return expose(table, seat, card, 'early');
  return makePenaltyCard(table, seat, card, 'outOfTurn');
};

const readDefendersLead = (table: Table, seat: Seat, card: Card): Table => {
  if (seat === table.trick.leader) {
    if (!leadChoiceIsOpen(table)) return inTurn(table, seat, card);
    return withTrick(makePenaltyCard(table, seat, card, 'ledBeforeChoice'), { ledEarly: card });
  }
  if (table.trick.refusedDeclaring) return makePenaltyCard(table, seat, card, 'outOfTurn');
  return cannotBeAccepted(table) ? table : awaits(table, isOpeningLead(table) ? '54' : '53', seat, card);
};

/** Premature lead or play (57A): a major penalty card, and declarer chooses over partner's play to this trick. */
const premature = (table: Table, seat: Seat, card: Card, cause: 'premature' | 'prematureLead'): Table => {
  const partner = partnerOf(seat);
  const before = table.trick.partnerPlay?.seat === partner ? table.trick.partnerPlay : null;
  const partnerPlay = { choice: null, suits: [], ...before, seat: partner, open: true };
  return withTrick(makePenaltyCard(table, seat, card, cause), { partnerPlay });
};

/** What a card settles while a lead or play awaits acceptance and nobody has spoken (52B1, 53, 54B, 60). */
const settle = (table: Table, awaiting: Awaiting, seat: Seat, card: Card): Table => {
  const { law, seat: offender } = awaiting;
  const accepts =
    law === '52'
      ? !isDefender(table, seat)
      : seat === nextSeat(offender) || (law === '54' && seat === partnerOf(table.declarer));
  if (accepts) return read(acceptCard(table, awaiting), seat, card);
  if (law !== '52' && seat === table.trick.leader && seat !== partnerOf(offender)) {
    return read({ ...table, awaiting: null }, seat, card);
  }
  if (law === '55' && seat === previousSeat(offender)) {
    return premature(reach(acceptCard(table, awaiting), seat), seat, card, 'premature');
  }
  // A defender's card becomes a major penalty card, declarer's or dummy's goes back; the decision stays (60C).
  return makePenaltyCard(reach(table, seat), seat, card, 'outOfTurn');
};

/** A card that awaited acceptance stands: as played in turn (52B1), or as the lead (53A, 54, 55A). */
export const acceptCard = (table: Table, { law, seat, card }: Awaiting): Table =>
  // A card of the suit led that has shown up meanwhile makes it a revoke after all (61A).
  law === '52' ? stands({ ...table, awaiting: null }, seat, card) : leadStands(table, seat, card);

/** A card that awaited acceptance goes back: a defender's as a major penalty card (52B2, 53, 54D, 56), the declaring side's freely (55). */
export const refuseCard = (table: Table, { law, seat, card, due }: Awaiting): Table => {
  const answered = { ...table, awaiting: null };
  if (law === '55') return withTrick(answered, { refusedDeclaring: true });
  if (law !== '52') return makePenaltyCard(answered, seat, card, 'refusedLead');
  const replacement = { seat, cards: due, at: table.count };
  return withTrick(makePenaltyCard(answered, seat, card, 'refusedCard'), { due: [...table.trick.due, replacement] });
};
