import { type Contract, nextSeat, type Seat, STRAINS, type Strain, sameSide } from '../bridge';
import { readSuit } from './cards';
import { Unreadable } from './unreadable';

/** A bid; its strain is null where the page only draws it. */
export type Bid = { readonly level: number; readonly strain: Strain | null };
export type Call = Bid | 'pass' | 'double' | 'redouble';
export type Called = { readonly seat: Seat; readonly call: Call };

/** How an auction stands: going on, passed out, or ended in a bid that was doubled so many times. */
export type Outcome = 'open' | 'passed' | (Bid & Pick<Contract, 'doubled'>);

/** Calls as pages in English and codes of files write them. */
const WORDS: Readonly<Record<string, Call>> = {
  P: 'pass',
  PA: 'pass',
  PASS: 'pass',
  X: 'double',
  X1: 'double',
  DBL: 'double',
  DOUBLE: 'double',
  XX: 'redouble',
  X2: 'redouble',
  RDBL: 'redouble',
  REDOUBLE: 'redouble',
};

/** The strain that a symbol or an English letter stands for, as it stands in a bid. */
export const readStrain = (text: string): Strain | null => {
  const letters = text.toUpperCase();
  return letters === 'N' ? 'NT' : (readSuit(text) ?? STRAINS.find((strain) => strain === letters) ?? null);
};

/** Reads a call from its text: `1♠`, `3NT`, `1N`, `Pass`, `P`, `X`, `Rdbl`. @returns null for anything else */
export const readCall = (text: string): Call | null => {
  const [, level, strain] = /^([1-7])(.+)$/u.exec(text) ?? [];
  if (level === undefined || strain === undefined) {
    const word = text.toUpperCase();
    return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
  }
  const read = readStrain(strain);
  return read && { level: Number(level), strain: read };
};

const LOW_TO_HIGH: readonly Strain[] = ['C', 'D', 'H', 'S', 'NT'];

const isHigher = (bid: Bid, than: Bid | null): boolean => {
  if (than === null || bid.level !== than.level) return than === null || bid.level > than.level;
  return (
    bid.strain === null || than.strain === null || LOW_TO_HIGH.indexOf(bid.strain) > LOW_TO_HIGH.indexOf(than.strain)
  );
};

type State = { readonly bid: Bid | null; readonly doubled: 0 | 1 | 2; readonly passes: number };

/** The state after one more call; null when that call cannot follow (Laws 18, 19, 22). */
const after = ({ bid, doubled, passes }: State, call: Call): State | null => {
  if (passes === (bid ? 3 : 4)) return null;
  if (call === 'pass') return { bid, doubled, passes: passes + 1 };
  // The side that may double or redouble speaks at once or after two passes.
  const isTheirs = bid !== null && (passes === 0 || passes === 2);
  if (call === 'double') return isTheirs && doubled === 0 ? { bid, doubled: 1, passes: 0 } : null;
  if (call === 'redouble') return isTheirs && doubled === 1 ? { bid, doubled: 2, passes: 0 } : null;
  return isHigher(call, bid) ? { bid: call, doubled: 0, passes: 0 } : null;
};

/** How an auction stands after these calls, in order. @throws Unreadable `contract` when they are no auction: one is missing or misread */
export const outcomeOf = (calls: readonly Call[], selector: string): Outcome => {
  let state: State = { bid: null, doubled: 0, passes: 0 };
  for (const [i, call] of calls.entries()) {
    const next = after(state, call);
    if (!next) throw new Unreadable('contract', selector, `${i + 1}/${calls.length}`);
    state = next;
  }
  const { bid, doubled, passes } = state;
  if (passes < (bid ? 3 : 4)) return 'open';
  return bid ? { ...bid, doubled } : 'passed';
};

/** @throws Unreadable `contract` when the calls do not go round the table */
export const checkRotation = (calls: readonly Called[], selector: string): void => {
  const wrong = calls.findIndex(({ seat }, i) => {
    const before = calls[i - 1];
    return before !== undefined && seat !== nextSeat(before.seat);
  });
  if (wrong >= 0) throw new Unreadable('contract', selector, `${wrong + 1}/${calls.length}`);
};

/** Who first named the strain of the last bid, of the side that made it (Law 54, Definitions: declarer). */
export const declarerOf = (calls: readonly Called[]): Seat | null => {
  const bids = calls.flatMap(({ seat, call }) => (typeof call === 'string' ? [] : [{ seat, strain: call.strain }]));
  const last = bids.at(-1);
  if (!last || last.strain === null) return null;
  return bids.find(({ seat, strain }) => strain === last.strain && sameSide(seat, last.seat))?.seat ?? null;
};

/** The contract of a finished auction; null where its strain is only drawn. */
export const contractFrom = ({ level, strain, doubled }: Exclude<Outcome, string>): Contract | null =>
  strain && { level, strain, doubled };
