import { STRAINS, type Strain, SUITS, type Suit } from './cards';

/** A contract: level 1 to 7, strain, and how often it was doubled. */
export type Contract = { readonly level: number; readonly strain: Strain; readonly doubled: 0 | 1 | 2 };

const PATTERN = /^([1-7])(NT|[SHDC])(X{0,2})$/;

/** Reads `3NT`, `4HX`, `1CXX`; null for anything else. */
export const parseContract = (text: string): Contract | null => {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const strain = STRAINS.find((s) => s === match[2]);
  const doubled = match[3]?.length;
  if (strain === undefined || (doubled !== 0 && doubled !== 1 && doubled !== 2)) return null;
  return { level: Number(match[1]), strain, doubled };
};

/** Writes a contract as `3NT`, `4HX`, `1CXX`. */
export const formatContract = (contract: Contract): string =>
  `${contract.level}${contract.strain}${'X'.repeat(contract.doubled)}`;

/** The trump suit, or null in no trump. */
export const trumpsOf = (contract: Contract): Suit | null => (contract.strain === 'NT' ? null : contract.strain);

/** The trump suit of a contract as written, `4HX`; null in no trump. */
export const trumpsIn = (contract: string): Suit | null => SUITS.find((suit) => suit === contract[1]) ?? null;
