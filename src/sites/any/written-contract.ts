import { formatContract, type Seat, type Strain } from '../../bridge';
import { readSuit } from '../cards';
import { isShown } from '../find';
import { SEAT_WORDS, SUIT_WORDS } from './vocabulary';

/** A contract with its declarer, as a page writes them. */
export type WrittenContract = { readonly contract: string; readonly declarer: Seat };

const LONGEST = 40;

/** Level, strain, doubling, at most one word between, and the declarer: `3NT by S`, `4♠X South`, `Contract: 2♥ door Noord`. */
const PATTERN =
  /^(?:\p{L}+\s*:?\s*)?([1-7])\s*(NT|SA|BA|[♠♤♥♡♦♢♣♧]\u{FE0E}?\u{FE0F}?|\p{L}{4,})\s*(X{0,2}|\*{0,2})\s*[-–,(·]?\s*(?:by|door|par|von|da|przez|av|af)?\s*\(?(\p{L}+)\)?$/iu;

const LETTERS: Readonly<Record<string, Seat>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

const strainOf = (text: string): Strain | null => {
  if (/^(?:NT|SA|BA)$/iu.test(text)) return 'NT';
  return readSuit(text) ?? SUIT_WORDS.get(text.toLowerCase()) ?? null;
};

const seatOf = (text: string): Seat | null => LETTERS[text.toUpperCase()] ?? SEAT_WORDS.get(text.toLowerCase()) ?? null;

/** Reads a text that is nothing but a contract with its declarer. */
export const readContract = (text: string): WrittenContract | null => {
  const [, level = '', strain = '', doubled = '', seat = ''] = PATTERN.exec(text.replace(/\s+/gu, ' ').trim()) ?? [];
  const denomination = strainOf(strain);
  const declarer = seatOf(seat);
  if (!denomination || !declarer) return null;
  const times = doubled.length === 2 ? 2 : doubled.length === 1 ? 1 : 0;
  return { contract: formatContract({ level: Number(level), strain: denomination, doubled: times }), declarer };
};

/** The contract that a page writes together with its declarer; null when it writes none, or several. */
export const contractOn = (page: Document): WrittenContract | null => {
  const found = new Map<string, WrittenContract>();
  for (const element of page.body.querySelectorAll('*')) {
    const text = element.textContent ?? '';
    const read = text.length <= LONGEST ? readContract(text) : null;
    if (read && isShown(element)) found.set(`${read.contract} ${read.declarer}`, read);
  }
  const [only, other] = found.values();
  return only && !other ? only : null;
};
