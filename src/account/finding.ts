import { type Card, type Suit, sameSide, suitOf } from '../bridge';
import type { TableEvent } from '../laws';
import type { Message } from '../table/view';
import type { Finding } from '../ui';
import { message } from '../words';
import { type Happened, isHeld, type Moment } from './happened';

type Play = Extract<TableEvent, { type: 'play' }>;

const notable = (law: string, ...what: readonly Message[]): Finding => ({
  law,
  what,
  isNotable: true,
  isIrregular: false,
});

const irregular = (law: string, ...what: readonly Message[]): Finding => ({
  ...notable(law, ...what),
  isIrregular: true,
});

/** Why a card has become a penalty card by this event, or one of another kind: a sentence each. */
const becamePenalty = ({ before, after }: Happened, cards: readonly Card[]): Finding | null => {
  const reasons = after.explanation.penaltyCards.filter(
    ({ card, status, law }) =>
      cards.includes(card) &&
      !before.explanation.penaltyCards.some((was) => was.card === card && was.status === status && was.law === law),
  );
  const [first] = reasons;
  if (!first) return null;
  const what = reasons.map(({ card, seat, status }) => message(`found_penalty_${status}`, { card, seat }));
  return irregular(first.law, ...what);
};

/** A suit was led to the trick before this card; null when the card was the lead. */
const suitLed = ({ table }: Moment): Suit | null => {
  const lead = table.trick.cards.length < 4 ? table.trick.cards[0] : undefined;
  return lead ? suitOf(lead.card) : null;
};

/** A card played as the Laws ask. */
const plainPlay = ({ before }: Happened, { card }: Play): Finding => {
  const led = suitLed(before);
  if (before.ruling.penaltyCards.some((lying) => lying.card === card)) {
    return notable('50', message('found_penaltyPlayed'));
  }
  const law = led === null ? '44' : led === suitOf(card) ? '44C' : '44D';
  return { law, what: [], isNotable: false, isIrregular: false };
};

/** What a card settles that is played while somebody should have spoken. */
const settled = ({ before, after }: Happened): Finding | null => {
  const { decision } = before.ruling;
  if (decision?.kind === 'lead' && after.ruling.decision?.kind !== 'lead' && before.table.trick.ledEarly !== null) {
    return notable('60A1', message('found_choiceForfeited'));
  }
  if (decision?.kind !== 'accept' || after.ruling.decision?.kind === 'accept') return null;
  const { seat, card, law } = decision;
  const stands = !isHeld(after, seat, card);
  return notable(law, message(stands ? 'found_acceptedByPlay' : 'found_notAcceptedByPlay', { seat, card }));
};

const awaits = (after: Moment, { seat, card }: Play): Finding | null => {
  const { decision } = after.ruling;
  if (decision?.kind !== 'accept' || decision.card !== card || decision.seat !== seat) return null;
  return irregular(decision.law, message(`found_accept_${decision.law}`));
};

/** What was out of order about a card that was played; null when nothing was. */
const outOfOrder = (happened: Happened, event: Play): Finding | null => {
  const { before, after } = happened;
  const { seat, card } = event;
  const listed = ({ ruling }: Moment) => ruling.irregularities.some((revoke) => revoke.card === card);
  if (listed(after) && !listed(before)) return irregular('61A', message('found_revoke'));
  const penalty = becamePenalty(happened, [card]);
  if (penalty) return penalty;
  if (after.ruling.exposed.some((shown) => shown.card === card)) return irregular('57D', message('found_early'));
  if (isHeld(after, seat, card)) {
    return irregular(sameSide(seat, after.table.declarer) ? '55' : '53', message('found_goesBack'));
  }
  return seat === before.ruling.turn ? null : irregular('57C', message('found_outOfTurn'));
};

const ofPlay = (happened: Happened, event: Play): Finding =>
  awaits(happened.after, event) ?? settled(happened) ?? outOfOrder(happened, event) ?? plainPlay(happened, event);

/** Ways of showing a card that the Laws make no penalty card of, and the paragraph that says so. */
const SHOWN_FREELY: Readonly<Record<string, string>> = {
  claim: '68',
  concession: '68',
  statement: '68',
  misinformed: '47',
  told: '47',
};

const ofExposure = (happened: Happened, { seat, cards, how }: Extract<TableEvent, { type: 'expose' }>): Finding => {
  const penalty = becamePenalty(happened, cards);
  if (penalty) return penalty;
  if (sameSide(seat, happened.after.table.declarer)) return notable('48', message('found_declaringSide'));
  const waits = happened.after.ruling.exposed.some(({ card, why }) => cards.includes(card) && why === 'unknown');
  if (waits) return irregular('49', message('found_waits'));
  return notable(SHOWN_FREELY[how] ?? '49', message('found_noPenalty'));
};

const WITHDRAWN: Readonly<Record<Extract<TableEvent, { type: 'withdraw' }>['why'], string>> = {
  revoke: '62',
  changed: '62',
  changedAfter: '62',
  undo: '47',
  misinformed: '47',
  told: '47',
};

const ofWithdrawal = (happened: Happened, event: Extract<TableEvent, { type: 'withdraw' }>): Finding => {
  const { seat, card, why } = event;
  const penalty = becamePenalty(happened, [card]);
  if (penalty) return penalty;
  const { exposed, declarer } = happened.after.ruling;
  const waits = exposed.some((shown) => shown.card === card && shown.why === 'undo');
  if (waits) return irregular(WITHDRAWN[why], message('found_waits'));
  const isDeclaring = sameSide(seat, declarer);
  return notable(isDeclaring ? '48' : WITHDRAWN[why], message(isDeclaring ? 'found_declaringSide' : 'found_noPenalty'));
};

/** Penalty cards that went back to the hand, or into it for good. */
const pickedUp = ({ before, after }: Happened): Message[] => {
  const gone = before.ruling.penaltyCards.filter(
    ({ seat, card }) => isHeld(after, seat, card) && !after.ruling.penaltyCards.some((lying) => lying.card === card),
  );
  return gone.length > 0 ? [message('found_pickedUp', { cards: gone.map(({ card }) => card) })] : [];
};

/** What was said at the table: a choice, an answer, the Director's word. */
const ofWord = (happened: Happened, law: string): Finding => {
  const { before } = happened;
  const decision = before.ruling.decision;
  const on = decision?.kind === 'accept' ? [message('found_about', { seat: decision.seat, card: decision.card })] : [];
  const cards = decision?.kind === 'accept' ? [decision.card] : [];
  return notable(
    before.explanation.decisionLaw ?? law,
    ...on,
    ...(becamePenalty(happened, cards)?.what ?? []),
    ...pickedUp(happened),
  );
};

/** What an entry of the time line was, and by which Law. */
export const findingOf = (happened: Happened): Finding => {
  const { event } = happened.entry;
  switch (event.type) {
    case 'play':
      return ofPlay(happened, event);
    case 'expose':
      return ofExposure(happened, event);
    case 'withdraw':
      return ofWithdrawal(happened, event);
    case 'choose':
      return ofWord(happened, ['highest', 'lowest'].includes(event.choice) ? '57A' : '50D2');
    case 'designate':
      return ofWord(happened, '51A');
    case 'accept':
    case 'refuse':
      return ofWord(happened, '53');
    case 'restrict':
      return notable('26');
    case 'direct':
      return notable('50', ...(becamePenalty(happened, [event.card])?.what ?? []), ...pickedUp(happened));
  }
};
