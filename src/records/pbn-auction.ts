import { nextSeat, type Seat } from '../bridge';
import { type Outcome, outcome, readCall, type SeatCall } from './auction';
import { readSeat } from './deal';
import { Refusal } from './fault';
import type { PbnTag } from './pbn-games';
import { type PbnItem, pbnItems } from './pbn-items';

const SKIPPED = '^S';

/** Items that end the auction: all the others pass, it is over, or it goes on. */
const LAST = ['AP', '*', '+'];

const isHyphen = ({ text }: PbnItem): boolean => /^-+$/.test(text);

/** The call of a seat; null where there is none: before the dealer, or a player skipped. */
const callOf = (item: PbnItem, seat: Seat): SeatCall | null => {
  if (item.text === SKIPPED || isHyphen(item)) return null;
  if (item.mark !== null && item.mark !== '^I') throw new Refusal(item.line, 'badMark', { mark: item.mark });
  return { seat, call: readCall(item.text, item.line), insufficient: item.mark === '^I', line: item.line };
};

/** The hyphens of an auction stand for the seats before the dealer, and for nobody else. */
const refuseWrongStart = (items: readonly PbnItem[], first: Seat, dealer: Seat): void => {
  let seat = first;
  for (const item of items) {
    if (isHyphen(item) !== (seat !== dealer)) throw new Refusal(item.line, 'callBeforeDealer', { seat, dealer });
    if (seat === dealer) return;
    seat = nextSeat(seat);
  }
};

const dealerBy = (items: readonly PbnItem[], first: Seat): Seat => {
  let seat = first;
  for (const item of items) {
    if (!isHyphen(item)) break;
    seat = nextSeat(seat);
  }
  return seat;
};

const callsOf = (items: readonly PbnItem[], first: Seat): SeatCall[] => {
  let seat = first;
  const calls: SeatCall[] = [];
  for (const item of items) {
    const call = callOf(item, seat);
    if (call !== null) calls.push(call);
    seat = nextSeat(seat);
  }
  return calls;
};

/** What the auction section says: who dealt, and what the auction came to. */
export type PbnAuction = { readonly dealer: Seat; readonly outcome: Outcome };

/**
 * Reads an auction section; its columns begin with the seat in the tag.
 * @param dealer as the Dealer tag says, when it does
 * @returns null when there is no auction in it
 * @throws Refusal
 */
export const readAuction = (tag: PbnTag | undefined, dealer: Seat | null): PbnAuction | null => {
  if (tag === undefined || tag.value === '' || tag.value === '?') return null;
  const first = readSeat(tag.value, 'Auction', tag.line);
  const items = pbnItems(tag.words, SKIPPED);
  const stop = items.findIndex(({ text }) => LAST.includes(text.toUpperCase()));
  const [calls, last, extra] = stop < 0 ? [items] : [items.slice(0, stop), items[stop], items[stop + 1]];
  if (extra !== undefined) throw new Refusal(extra.line, 'badCall', { text: extra.text });
  if (items.length === 0) return null;
  const from = dealer ?? dealerBy(items, first);
  refuseWrongStart(calls, first, from);
  return { dealer: from, outcome: outcome(callsOf(calls, first), last?.text.toUpperCase() === 'AP') };
};
