import type { CardMark } from './play';

/** PBN's prefixes of a card in the play (PBN 2.1, 3.9). */
export const PBN_CARD_MARKS: Readonly<Record<CardMark, string>> = { revoke: '^R', leadOutOfTurn: '^L' };

/** LIN has no marks of its own; Face Up writes PBN's as comments (`nt`), which other programs show and pass over. */
export const LIN_MARKS: {
  readonly card: ReadonlyMap<string, CardMark>;
  readonly declarerSwapped: string;
  readonly resultAdjusted: string;
} = {
  card: new Map([
    ['^R', 'revoke'],
    ['^L', 'leadOutOfTurn'],
  ]),
  declarerSwapped: '^Declarer',
  resultAdjusted: '^Result',
};
