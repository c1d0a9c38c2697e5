import {
  type Contract,
  formatContract,
  nextSeat,
  parseContract,
  partnerOf,
  type Seat,
  STRAINS,
  type Strain,
  sameSide,
} from '../bridge';
import { Refusal, snippet } from './fault';

/** A bid, or one of the other three calls. */
export type Call = 'pass' | 'double' | 'redouble' | Contract;

/** A call with the seat that made it. `insufficient`: the record says that the bid was, and that it stood. */
export type SeatCall = {
  readonly seat: Seat;
  readonly call: Call;
  readonly insufficient: boolean;
  readonly line: number;
};

/** What an auction came to. `closed`: it was over; else contract and declarer are those of the last bid so far. */
export type Outcome = {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly closed: boolean;
  readonly passedOut: boolean;
};

const OTHER_CALLS: ReadonlyMap<string, Call> = new Map([
  ['P', 'pass'],
  ['PASS', 'pass'],
  ['D', 'double'],
  ['DBL', 'double'],
  ['X', 'double'],
  ['R', 'redouble'],
  ['RDBL', 'redouble'],
  ['XX', 'redouble'],
]);

/** Reads a call as LIN or PBN writes it, in any case. @throws Refusal `badCall` */
export const readCall = (text: string, line: number): Call => {
  const call = text.toUpperCase().replace(/N$/, 'NT');
  const read = OTHER_CALLS.get(call) ?? (call.endsWith('X') ? null : parseContract(call));
  if (read === null) throw new Refusal(line, 'badCall', { text: snippet(text) });
  return read;
};

type Bid = { readonly seat: Seat; readonly bid: Contract };

/** An auction so far. */
type State = { readonly bids: readonly Bid[]; readonly doubled: 0 | 1 | 2; readonly passes: number };

const STRENGTH: readonly Strain[] = ['C', 'D', 'H', 'S', 'NT'];

const height = (bid: Contract): number => bid.level * STRAINS.length + STRENGTH.indexOf(bid.strain);

const isClosed = ({ bids, passes }: State): boolean => passes === (bids.length === 0 ? 4 : 3);

/** Whether the call may follow: sufficient bids only, but for one that is marked as insufficient (Laws 18, 19, 27). */
const mayFollow = ({ bids, doubled }: State, { seat, call, insufficient }: SeatCall): boolean => {
  const last = bids.at(-1);
  if (typeof call === 'string' && insufficient) return false;
  if (call === 'pass') return true;
  if (call === 'double') return last !== undefined && doubled === 0 && !sameSide(last.seat, seat);
  if (call === 'redouble') return last !== undefined && doubled === 1 && sameSide(last.seat, seat);
  const sufficient = last === undefined || height(call) > height(last.bid);
  return sufficient !== insufficient;
};

const after = (state: State, { seat, call }: SeatCall): State => {
  if (call === 'pass') return { ...state, passes: state.passes + 1 };
  if (call === 'double') return { ...state, doubled: 1, passes: 0 };
  if (call === 'redouble') return { ...state, doubled: 2, passes: 0 };
  return { bids: [...state.bids, { seat, bid: call }], doubled: 0, passes: 0 };
};

/** The first of the side that bid last to have named its strain (Law 22A). */
const declarerOf = (bids: readonly Bid[], last: Bid): Seat =>
  bids.find(({ seat, bid }) => bid.strain === last.bid.strain && sameSide(seat, last.seat))?.seat ?? last.seat;

const outcomeOf = (state: State): Outcome => {
  const closed = isClosed(state);
  const last = state.bids.at(-1);
  if (last === undefined) return { contract: null, declarer: null, closed, passedOut: closed };
  const contract = { ...last.bid, doubled: state.doubled };
  return { contract, declarer: declarerOf(state.bids, last), closed, passedOut: false };
};

const callText = (call: Call): string => (typeof call === 'string' ? call : formatContract(call));

/**
 * Contract and declarer, from the calls (Law 22).
 * @param allPass whether the record adds that all others passed
 * @throws Refusal `illegalCall`
 */
export const outcome = (calls: readonly SeatCall[], allPass = false): Outcome => {
  let state: State = { bids: [], doubled: 0, passes: 0 };
  for (const [i, call] of calls.entries()) {
    if (isClosed(state) || !mayFollow(state, call)) {
      throw new Refusal(call.line, 'illegalCall', { number: i + 1, call: callText(call.call), seat: call.seat });
    }
    state = after(state, call);
  }
  return outcomeOf(allPass ? { ...state, passes: state.bids.length === 0 ? 4 : 3 } : state);
};

/** The shortest auction that comes to this contract: passes up to declarer, his bid, and the doubles. */
export const shortestAuction = (dealer: Seat, declarer: Seat, contract: Contract): Call[] => {
  const calls: Call[] = [];
  for (let seat = dealer; seat !== declarer; seat = nextSeat(seat)) calls.push('pass');
  calls.push({ ...contract, doubled: 0 });
  if (contract.doubled > 0) calls.push('double');
  if (contract.doubled > 1) calls.push('redouble');
  return [...calls, 'pass', 'pass', 'pass'];
};

/** Who declared by the auction, when declarer and dummy have changed places (Law 54A). */
export const swapped = (declarer: Seat, isSwapped: boolean): Seat => (isSwapped ? partnerOf(declarer) : declarer);
