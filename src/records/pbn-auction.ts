import { nextSeat, SEATS, type Seat, seatsFrom } from '../bridge';
import { type Outcome, outcome, readCall, type SeatCall } from './auction';
import { readSeat } from './deal';
import { Refusal, snippet } from './fault';
import type { PbnTag } from './pbn-games';
import { type PbnItem, pbnItems } from './pbn-items';

const SKIPPED = '^S';

/** Items that end the auction: all the others pass, it is over, or it goes on. */
const LAST = ['AP', '*', '+'];

const isHyphen = ({ text }: PbnItem): boolean => /^-+$/.test(text);

const isStop = (item: PbnItem | undefined): boolean => item === undefined || item.text === '*' || item.text === '+';

/** The call of a seat; null where the player was skipped. */
const callOf = (item: PbnItem, seat: Seat): SeatCall | null => {
  if (item.text === SKIPPED) return null;
  if (item.mark !== null && item.mark !== '^I') throw new Refusal(item.line, 'badMark', { mark: item.mark });
  return { seat, call: readCall(item.text, item.line), insufficient: item.mark === '^I', line: item.line };
};

/** Calls in order from `from`, who has the first. */
const callsOf = (items: readonly PbnItem[], from: Seat): SeatCall[] => {
  let seat = from;
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
 * Reads an auction section; its columns begin with the seat in the tag, with hyphens for the seats before the dealer.
 * @param dealer as the Dealer tag says, when it does
 * @returns null when there is no auction in it
 * @throws Refusal
 */
export const readAuction = (tag: PbnTag | undefined, dealer: Seat | null): PbnAuction | null => {
  if (tag === undefined || tag.value === '' || tag.value === '?') return null;
  const first = readSeat(tag.value, 'Auction', tag.line);
  const items = pbnItems(tag.words, SKIPPED);
  const begin = items.findIndex((item) => !isHyphen(item));
  if (isStop(items[begin])) return null;
  const from = seatsFrom(first)[begin % SEATS.length] ?? first;
  if (dealer !== null && from !== dealer) {
    throw new Refusal(items[begin]?.line ?? tag.line, 'firstCallDiffers', { seat: from, dealer });
  }
  const end = items.findIndex(({ text }) => LAST.includes(text.toUpperCase()));
  const [calls, last, extra] = end < 0 ? [items] : [items.slice(0, end), items[end], items[end + 1]];
  if (extra !== undefined) throw new Refusal(extra.line, 'badCall', { text: snippet(extra.text) });
  return { dealer: from, outcome: outcome(callsOf(calls.slice(begin), from), last?.text.toUpperCase() === 'AP') };
};
