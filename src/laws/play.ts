import { type Card, nextSeat, partnerOf, previousSeat, type Seat, suitBit, suitOf, winnerOf } from '../bridge';
import { reconsider } from './deal';
import { breachOf } from './duties';
import { leadChoiceIsOpen } from './lead';
import { clearCard, entryOf, expose, makePenaltyCard } from './penalty';
import type { Cause } from './ruling';
import {
  type Awaiting,
  andThen,
  declaringBothPlayed,
  emptyTrick,
  hiddenOf,
  isDefender,
  isOpeningLead,
  isOver,
  type Outcome,
  type Played,
  playedBy,
  Refusal,
  sideOf,
  suitLed,
  type Table,
  turnOf,
  withCard,
} from './table';

const LAST_TRICK = 13;

/** Makes a card known in a hand, with what follows for earlier plays; refuses one that the hand cannot hold. */
export const reveal = (table: Table, seat: Seat, card: Card): Outcome => {
  if (table.dealt[seat].has(card)) {
    return table.out.has(card) ? new Refusal('not-held', `${card} has been played already`) : table;
  }
  const { N, E, S, W } = table.dealt;
  if (N.has(card) || E.has(card) || S.has(card) || W.has(card)) {
    return new Refusal('not-held', `${card} is in another hand, not in ${seat}'s`);
  }
  if (hiddenOf(table, seat) === 0) return new Refusal('not-held', `${seat}'s hand is known and has no ${card}`);
  const dealt = { ...table.dealt, [seat]: table.dealt[seat].with(card) };
  return reconsider({ ...table, dealt }, seat, card);
};

/** Notes that a side has led or played to a trick, rightly or not (63A1). */
const reach = (table: Table, seat: Seat, trick: number): Table => {
  const side = sideOf(seat);
  const events = table.reached[side].slice();
  events[trick] = table.count;
  return { ...table, reached: { ...table.reached, [side]: events } };
};

/** Whether a revoke is established: its side has, after it, led or played to a later trick (63A1). */
export const isEstablished = (table: Table, played: Played, trick: number): boolean =>
  table.reached[sideOf(played.seat)].some((event, number) => number > trick && event > played.at);

/** Puts a card on the trick; the fourth completes it, and its winner leads to the next (44G), unless it was the last. */
export const place = (table: Table, seat: Seat, card: Card, revoke: boolean): Table => {
  const was = entryOf(table, seat, card);
  const cleared = clearCard(table, seat, card);
  const led = suitLed(table.trick);
  const base = { ...table.trick, ledEarly: null, refusedDeclaring: false };
  const trick = withCard(base, { seat, card, at: table.count, revoke, was });
  const showsOut = led !== null && suitOf(card) !== led && !revoke;
  const voids = showsOut ? { ...table.voids, [seat]: table.voids[seat] | suitBit(led) } : table.voids;
  return complete(missedEarly({ ...cleared, trick, voids, out: table.out.with(card) }, seat, card));
};

/** A card played early must be played at its owner's turn; when he plays another it is a major penalty card (57D). */
const missedEarly = (table: Table, seat: Seat, played: Card): Table =>
  table.exposed
    .filter((e) => e.seat === seat && e.why === 'early' && e.card !== played)
    .reduce((now, e) => becomesPenalty(now, seat, e.card, 'early'), table);

const complete = (table: Table): Table => {
  const { trick } = table;
  if (trick.cards.length < 4 || table.done.length + 1 === table.setup.cards) return table;
  const winner = winnerOf(trick.cards, table.trumps)?.seat ?? trick.leader;
  return { ...table, done: [...table.done, trick], trick: emptyTrick(trick.number + 1, winner) };
};

/** A card that stands as a lead by a seat that may not have had the right to it. */
export const leadStands = (table: Table, seat: Seat, card: Card): Table =>
  place({ ...table, awaiting: null, trick: { ...table.trick, leader: seat } }, seat, card, false);

const becomesPenalty = (table: Table, seat: Seat, card: Card, cause: Cause): Table =>
  makePenaltyCard(table, seat, card, { cause, deliberate: true });

const awaits = (table: Table, awaiting: Awaiting): Table => ({ ...table, awaiting });

/** A `play` event: what the card was is found out here (contract section 3), after what it settles. */
export const readPlay = (table: Table, seat: Seat, card: Card): Outcome =>
  andThen(reveal(table, seat, card), (known) => {
    const begun = known.started ? known : { ...known, started: true };
    return begun.awaiting === null ? read(begun, seat, card) : settle(begun, begun.awaiting, seat, card);
  });

const read = (table: Table, seat: Seat, card: Card): Table => {
  if (isOver(table)) return table;
  if (table.trick.cards.length === 0) return readFirst(table, seat, card);
  return isDefender(table, seat) ? readDefender(table, seat, card) : readDeclaring(table, seat, card);
};

/** Nothing has been played to this trick: a lead, in turn or not. */
const readFirst = (table: Table, seat: Seat, card: Card): Table => {
  const reached = reach(table, seat, table.trick.number);
  if (isDefender(table, seat)) return readDefendersLead(reached, seat, card);
  if (seat === table.trick.leader) return inTurn(reached, seat, card);
  if (standsByDeclaringPlay(table, seat)) return ledEarlyStands(reached, seat, card);
  const opening = table.code.declaringOpeningLeadGoesBack && isOpeningLead(table);
  return opening || cannotBeAccepted(table) ? reached : awaits(reached, { law: '55', seat, card, due: [] });
};

const readDefendersLead = (table: Table, seat: Seat, card: Card): Table => {
  if (seat === table.trick.leader) {
    if (!leadChoiceIsOpen(table)) return inTurn(table, seat, card);
    const penalised = becomesPenalty(table, seat, card, 'ledBeforeChoice');
    return { ...penalised, trick: { ...penalised.trick, ledEarly: card } };
  }
  if (table.trick.refusedDeclaring) return becomesPenalty(table, seat, card, 'outOfTurn');
  if (cannotBeAccepted(table)) return table;
  return awaits(table, { law: isOpeningLead(table) ? '54' : '53', seat, card, due: [] });
};

/** From 2017 a lead out of turn at trick 13 goes back and cannot be accepted (53A). */
const cannotBeAccepted = (table: Table): boolean => table.code.lastLeadGoesBack && table.trick.number === LAST_TRICK;

/** The leader led before declarer chose, and the declaring hand next in rotation plays: the choice is forfeited (60A1). */
const standsByDeclaringPlay = (table: Table, seat: Seat): boolean =>
  table.trick.ledEarly !== null && seat === nextSeat(table.trick.leader) && leadChoiceIsOpen(table);

const ledEarlyStands = (table: Table, seat: Seat, card: Card): Table => {
  const { leader, ledEarly: lead } = table.trick;
  if (lead === null) return table;
  return inTurn(place(clearCard(table, leader, lead), leader, lead, false), seat, card);
};

/** A card from the hand whose turn it is. */
const inTurn = (table: Table, seat: Seat, card: Card): Table => {
  const breach = breachOf(table, seat, card);
  if (breach === 'none' || breach === 'revoke') return place(table, seat, card, breach === 'revoke');
  return missedEarly(awaits(table, { law: '52', seat, card, due: breach.due }), seat, card);
};

/** A defender plays when a card lies on the trick. */
const readDefender = (table: Table, seat: Seat, card: Card): Table => {
  const { number } = table.trick;
  const partner = partnerOf(seat);
  const again = playedBy(table.trick, seat) !== undefined;
  const partnerPlayed = playedBy(table.trick, partner) !== undefined;
  const reached = reach(table, seat, again ? number + 1 : number);
  if (seat === turnOf(table)) {
    return seat === table.trick.leader ? readDefendersLead(reached, seat, card) : inTurn(reached, seat, card);
  }
  if (again && partnerPlayed) return becomesPenalty(reached, seat, card, 'ledTooSoon');
  if (again) return premature(reached, seat, card, 'prematureLead');
  if (!partnerPlayed) {
    return declaringBothPlayed(table) ? outOfTurn(reached, seat, card) : premature(reached, seat, card, 'premature');
  }
  if (turnOf(table) === previousSeat(seat)) return expose(reached, seat, card, 'early');
  return becomesPenalty(reached, seat, card, 'outOfTurn');
};

/** A card that stands as played though it was not that hand's turn (57C). */
const outOfTurn = (table: Table, seat: Seat, card: Card): Table =>
  place(table, seat, card, breachOf(table, seat, card) === 'revoke');

/** Premature lead or play (57A): a major penalty card, and declarer chooses over partner's play to this trick. */
export const premature = (table: Table, seat: Seat, card: Card, cause: 'premature' | 'prematureLead'): Table => {
  const partner = partnerOf(seat);
  const before = table.trick.partnerPlay?.seat === partner ? table.trick.partnerPlay : null;
  const partnerPlay = { seat: partner, open: true, choice: before?.choice ?? null, suits: before?.suits ?? [] };
  const penalised = becomesPenalty(table, seat, card, cause);
  return { ...penalised, trick: { ...penalised.trick, partnerPlay } };
};

/** The declaring side plays when a card lies on the trick: out of turn it stands (57C3); a second card goes back. */
const readDeclaring = (table: Table, seat: Seat, card: Card): Table => {
  const reached = reach(table, seat, table.trick.number);
  if (playedBy(table.trick, seat) !== undefined) return reached;
  return seat === turnOf(table) ? inTurn(reached, seat, card) : outOfTurn(reached, seat, card);
};

/** What a card settles while a lead or play awaits acceptance and nobody has spoken (52B1, 53, 54B, 60). */
const settle = (table: Table, awaiting: Awaiting, seat: Seat, card: Card): Table => {
  if (awaiting.law === '52') {
    if (isDefender(table, seat)) return settlesNothing(table, seat, card);
    return read(acceptCard(table, awaiting), seat, card);
  }
  const offender = awaiting.seat;
  const accepts = seat === nextSeat(offender) || (awaiting.law === '54' && seat === partnerOf(table.declarer));
  if (accepts) return read(leadStands(table, offender, awaiting.card), seat, card);
  if (seat === table.trick.leader && seat !== partnerOf(offender))
    return read({ ...table, awaiting: null }, seat, card);
  if (awaiting.law === '55' && seat === previousSeat(offender)) {
    const stands = leadStands(table, offender, awaiting.card);
    return premature(reach(stands, seat, stands.trick.number), seat, card, 'premature');
  }
  return settlesNothing(table, seat, card);
};

/** A defender's card becomes a major penalty card, declarer's or dummy's goes back; the decision stays (60C). */
const settlesNothing = (table: Table, seat: Seat, card: Card): Table => {
  const again = playedBy(table.trick, seat) !== undefined;
  return becomesPenalty(reach(table, seat, table.trick.number + (again ? 1 : 0)), seat, card, 'outOfTurn');
};

/** A card that awaited acceptance stands: as played in turn (52B1), or as the lead (53A, 54, 55A). */
export const acceptCard = (table: Table, awaiting: Awaiting): Table => {
  const { seat, card } = awaiting;
  if (awaiting.law !== '52') return leadStands(table, seat, card);
  // A card of the suit led that has shown up meanwhile makes it a revoke after all (61A).
  return place({ ...table, awaiting: null }, seat, card, breachOf(table, seat, card) === 'revoke');
};

/** A card that awaited acceptance goes back: a defender's as a major penalty card (52B2, 53, 54D, 56), the declaring side's freely (55). */
export const refuseCard = (table: Table, awaiting: Awaiting): Table => {
  const { seat, card, law, due } = awaiting;
  const answered = { ...table, awaiting: null };
  if (law === '55') return { ...answered, trick: { ...table.trick, refusedDeclaring: true } };
  const refused = becomesPenalty(answered, seat, card, law === '52' ? 'refusedCard' : 'refusedLead');
  if (law !== '52') return refused;
  return { ...refused, trick: { ...refused.trick, due: [...table.trick.due, { seat, cards: due, at: table.count }] } };
};
