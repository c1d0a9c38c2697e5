import { type Contract, STRAINS, type Strain, SUITS } from '../bridge';
import { AT, AUCTION, CALLS, CONTRACT_CELL, SUIT_CLASS } from './bbo-parts';
import { type People, seatIn } from './bbo-people';
import { readSuit } from './cards';
import { exactly, firstOf, isShown, one, packed } from './find';
import { IN_AUCTION, type Stage } from './seen';
import { outline, scrub, Unreadable } from './unreadable';

type Bid = { readonly level: number; readonly strain: Strain };

/** A call: a bid, or the bare word that stands for pass, double or redouble in the page's language. */
type Call = { readonly bid: Bid } | { readonly word: string };

const strainByClass = (element: Element): Strain | null => {
  const name = Object.keys(SUIT_CLASS).find((each) => element.classList.contains(each));
  return SUITS.find((suit) => name !== undefined && suit === SUIT_CLASS[name as keyof typeof SUIT_CLASS]) ?? null;
};

/** No trump has no symbol and no suit's class, and is written with letters that differ by language. */
const strainOf = (element: Element): Strain | null => {
  const text = packed(element);
  const byClass = strainByClass(element);
  const bySymbol = readSuit(text);
  if (byClass && bySymbol && byClass !== bySymbol) return null;
  const suit = bySymbol ?? byClass;
  if (suit) return suit;
  const isSuitLetter = STRAINS.some((strain) => strain !== 'NT' && strain === text);
  return /^\p{L}{1,4}$/u.test(text) && !isSuitLetter ? 'NT' : null;
};

/** @throws Unreadable when a level or strain is not understood */
const bidIn = (cell: Element): Bid => {
  const level = Number(packed(one(cell, AT.level)));
  const strain = strainOf(one(cell, AT.strain));
  if (!Number.isInteger(level) || level < 1 || level > 7 || !strain) {
    throw new Unreadable('contract', `${AT.level}, ${AT.strain}`, scrub(cell.textContent ?? ''));
  }
  return { level, strain };
};

const lettersOnly = (text: string): string => text.replace(/\P{L}+/gu, '').toLowerCase();

const callIn = (cell: Element): Call => {
  const level = cell.querySelector(AT.level);
  return level && packed(level) !== '' ? { bid: bidIn(cell) } : { word: lettersOnly(cell.textContent ?? '') };
};

const boxOf = (table: Element): Element | null => firstOf(table, AUCTION)[0] ?? null;

const callsIn = (box: Element | null): readonly Call[] =>
  box
    ? firstOf(box, CALLS)
        .filter((cell) => packed(cell) !== '')
        .map(callIn)
    : [];

/** The last bid and the words after it. */
const endOf = (calls: readonly Call[]): { readonly bid: Bid | null; readonly words: readonly string[] } => {
  const at = calls.findLastIndex((call) => 'bid' in call);
  const last = calls[at];
  return {
    bid: last && 'bid' in last ? last.bid : null,
    words: calls.slice(at + 1).flatMap((call) => ('word' in call ? [call.word] : [])),
  };
};

/** The word for pass, once a bid has been followed by three of them; null while the auction is going on. */
const passWord = (words: readonly string[]): string | null => {
  const [first, ...others] = words.slice(-3);
  return first !== undefined && others.length === 2 && others.every((word) => word === first) ? first : null;
};

/**
 * How often the last bid was doubled, from the words after it in any language: three passes end the auction, so their word is
 * known, and of the others the first can only be a double and the second a redouble (Law 19).
 */
const doublingOf = (words: readonly string[]): 0 | 1 | 2 | null => {
  const pass = passWord(words);
  const others = words.filter((word) => word !== pass).length;
  return pass !== null && (others === 0 || others === 1 || others === 2) ? others : null;
};

/** @throws Unreadable when the contract shown is not the one that the auction ended in */
const contractOf = (shown: Bid, calls: readonly Call[]): Contract => {
  if (calls.length === 0) throw new Unreadable('missing', CALLS.join(', '), '');
  const { bid, words } = endOf(calls);
  const doubled = doublingOf(words);
  if (!bid || doubled === null || bid.level !== shown.level || bid.strain !== shown.strain) {
    const text = `${shown.level}${shown.strain} ≠ ${bid ? `${bid.level}${bid.strain}` : '?'} ${words.length}`;
    throw new Unreadable('contract', CALLS.join(', '), text);
  }
  return { ...shown, doubled };
};

const numberIn = (label: Element | undefined): number | null => {
  const digits = /\d+/u.exec(label ? packed(label) : '');
  return digits ? Number(digits[0]) : null;
};

/** Only the sum is read: whether the labels stand for the sides or for "us" and "them" is not certain. */
const tricksIn = (labels: readonly Element[]): number | null => {
  const [a, b] = [numberIn(labels[1]), numberIn(labels[2])];
  if (a === null || b === null) return null;
  if (a + b > 13) throw new Unreadable('count', AT.labels, `${a} + ${b}`);
  return a + b;
};

const shownContract = (panel: Element): Bid => {
  const cell = firstOf(panel, CONTRACT_CELL)[0];
  if (!cell) throw new Unreadable('missing', CONTRACT_CELL.join(', '), outline(panel));
  return bidIn(cell);
};

/** Reads how far the board has come. After a take-back into the auction the old contract may still be shown. @throws Unreadable */
export const stageAt = (table: Element, people: People): Stage => {
  const panel = one(table, AT.contract);
  const box = boxOf(table);
  const calls = callsIn(box);
  const ended = doublingOf(endOf(calls).words) !== null;
  if (!isShown(panel) || (box && isShown(box) && calls.length > 0 && !ended)) return IN_AUCTION;
  const labels = exactly(panel, AT.labels, 3);
  return {
    auction: false,
    contract: contractOf(shownContract(panel), calls),
    declarer: seatIn(labels[0] ? packed(labels[0]) : '', people.letters, AT.labels),
    tricksPlayed: tricksIn(labels),
  };
};
