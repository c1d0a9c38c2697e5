import { type Card, isHonour, nextSeat, partnerOf, type Seat, suitOf } from '../bridge';
import type { How } from '../laws';
import type { Chance } from './chance';
import type { Script } from './script';

/** Something that goes wrong at the table. @returns whether it could happen there */
export type Slip = (script: Script, chance: Chance) => boolean;

const someDefender = (script: Script, chance: Chance): Seat | undefined => chance.pick(script.defenders());

const show = (script: Script, seat: Seat, card: Card | undefined, how: How): boolean =>
  card !== undefined && script.take({ type: 'expose', seat, cards: [card], how });

/** Cards of a hand that do not lie face up yet. */
const closed = (script: Script, seat: Seat): Card[] => {
  const { penaltyCards, exposed } = script.ruling();
  return script.hand(seat).filter((card) => ![...penaltyCards, ...exposed].some((lying) => lying.card === card));
};

const drops =
  (fits: (card: Card) => boolean, hows: readonly How[]): Slip =>
  (script, chance) => {
    const seat = someDefender(script, chance);
    const how = chance.pick(hows);
    if (!seat || !how) return false;
    return show(script, seat, chance.pick(closed(script, seat).filter(fits)), how);
  };

/** A low card falls, or partner sees it: a minor penalty card (50B). */
export const showsSpot: Slip = drops((card) => !isHonour(card), ['dropped', 'seen']);

/** An honour, however shown (50B). */
export const showsHonour: Slip = drops(isHonour, ['dropped', 'seen']);

/** A low card that its owner names (49, 50B). */
export const namesSpot: Slip = drops((card) => !isHonour(card), ['named']);

/** Two cards of one defender at once (50B, 51). */
export const dropsTwo: Slip = (script, chance) => {
  const seat = someDefender(script, chance);
  if (!seat) return false;
  const first = chance.pick(closed(script, seat));
  const second = chance.pick(
    closed(script, seat).filter((card) => card !== first && suitOf(card) !== (first && suitOf(first))),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    script.take({ type: 'expose', seat, cards: [first, second], how: 'dropped' })
  );
};

/** A card is shown, and is no penalty card: the declaring side's (48), or one that partner could not see (49). */
export const showsFreely: Slip = (script, chance) => {
  const seat = someDefender(script, chance);
  if (!seat) return false;
  const { declarer } = script.ruling();
  if (chance.onceIn(2)) return show(script, declarer, chance.pick(script.hand(declarer)), 'dropped');
  return show(script, seat, chance.pick(closed(script, seat)), 'unseen');
};

/** A lead by a hand that it was not the turn of (53 to 56). */
export const leadsOutOfTurn: Slip = (script, chance) => {
  const { turn, trick, decision } = script.ruling();
  if (turn === null || trick.cards.length > 0 || decision !== null) return false;
  const seat = chance.pick([nextSeat(turn), partnerOf(turn), partnerOf(nextSeat(turn))]);
  const card = seat && chance.pick(closed(script, seat));
  return seat !== undefined && card !== undefined && script.take({ type: 'play', seat, card });
};

/** A defender plays to a trick before his turn (57). */
export const playsTooEarly: Slip = (script, chance) => {
  const { turn, trick, decision } = script.ruling();
  if (turn === null || trick.cards.length === 0 || decision !== null) return false;
  const waiting = script
    .defenders()
    .filter((seat) => seat !== turn && !trick.cards.some((played) => played.seat === seat));
  const seat = chance.pick(waiting);
  const led = trick.cards[0];
  if (!seat || !led) return false;
  const hand = closed(script, seat);
  const following = hand.filter((card) => suitOf(card) === suitOf(led.card));
  const card = chance.pick(following.length > 0 ? following : hand);
  return card !== undefined && script.take({ type: 'play', seat, card });
};

/** A defender does not follow suit though he could, and puts it right in time (61, 62). */
export const revokesAndCorrects: Slip = (script, chance) => {
  const { turn, illegal, decision, obligations } = script.ruling();
  if (turn === null || decision !== null || !script.defenders().includes(turn)) return false;
  const follow = obligations.find((duty) => duty.kind === 'follow');
  if (!follow || !('suits' in follow)) return false;
  const wrong = chance.pick(
    illegal.filter((card) => !follow.suits.includes(suitOf(card)) && closed(script, turn).includes(card)),
  );
  if (wrong === undefined || !script.take({ type: 'play', seat: turn, card: wrong })) return false;
  return script.take({ type: 'withdraw', seat: turn, card: wrong, why: 'revoke' });
};

/** A defender plays another card than the penalty card that was due (52). */
export const failsToPlay: Slip = (script, chance) => {
  const { turn, illegal, legal, decision, obligations, penaltyCards } = script.ruling();
  const due = obligations.some((duty) => duty.law === '50D1' || duty.law === '50C');
  if (turn === null || decision !== null || !due) return false;
  const lying = penaltyCards.map(({ card }) => card);
  // Where suits are bound, one of a suit that he may play: so it is no revoke.
  const isBound = obligations.some(({ kind }) => kind === 'follow' || kind === 'lead' || kind === 'avoid');
  const suits = legal.map(suitOf);
  const card = chance.pick(
    illegal.filter((each) => !lying.includes(each) && (!isBound || suits.includes(suitOf(each)))),
  );
  return card !== undefined && script.take({ type: 'play', seat: turn, card });
};
