import type { Board } from './board';

/** What can be wrong with a record, with the English sentence; `{…}` is filled in from the fault's `params`. */
const SENTENCES = {
  unknownFormat: 'this is neither LIN nor PBN',
  badTag: '{text} is not a tag that can be read',
  strayText: '{text} does not belong there',
  openComment: 'a comment is opened and never closed',
  badInheritance: '{tag} cannot be taken over from the board before',
  badJson: '{text} is not a board',
  noDeal: 'there is no deal',
  badSeat: '{text} is not a seat ({tag})',
  badVulnerable: '{text} is not a vulnerability',
  badDeal: '{text} is not a deal',
  badCard: '{text} is not a card',
  cardTwice: '{card} is dealt twice',
  handSize: '{seat} has {count} cards, not {expected}',
  noDealer: 'there is an auction, but no dealer',
  badCall: '{text} is not a call',
  illegalCall: 'call {number}, {call} by {seat}, is not possible there',
  firstCallDiffers: 'the first call is by {seat}, but the dealer is {dealer}',
  badContract: '{text} is not a contract',
  contractDiffers: 'the contract is said to be {contract}, but the auction came to {auction}',
  declarerDiffers: 'the declarer is said to be {declarer}, but by the auction it is {auction}',
  badResult: '{text} is not a result',
  resultDiffers: 'declarer is said to have made {result} tricks, but by the cards it is {cards}',
  playWithoutContract: 'cards were played, but contract or declarer is not known',
  leaderDiffers: '{leader} is said to lead, but it is the lead of {due}',
  badMark: '{mark} does not belong there',
  playedTwice: 'trick {trick}: {card} was played before',
  cardNotHeld: 'trick {trick}: {card} is not in the hand of {seat}',
  tooManyCards: 'trick {trick}: {card} is played when all hands are empty',
  twoFromOneHand: 'trick {trick}: two cards come from the hand of {seat}',
  gapInTrick: 'trick {trick}: a card is missing',
  outOfTurn: 'trick {trick}: {card} is played by {seat} at the turn of {due}',
  unmarkedRevoke: 'trick {trick}: {seat} plays {card} and could have followed suit',
  falseMark: 'trick {trick}: {card} is marked {mark} and is nothing of the kind',
} as const satisfies Record<string, string>;

export type RecordFaultKey = keyof typeof SENTENCES;

/** All keys, for those who translate them. */
export const RECORD_FAULT_KEYS: readonly string[] = Object.keys(SENTENCES);

export type FaultParams = Readonly<Record<string, string | number>>;

/** Why one board of a record was not read. The other boards are. */
export type RecordFault = {
  /** Number of the board as the record writes it, when it got that far. */
  readonly board: string | null;
  /** Its place in the record, from 1; 0 for a fault of the whole record. */
  readonly place: number;
  /** Line of the record, from 1. */
  readonly line: number;
  readonly key: RecordFaultKey;
  readonly params: FaultParams;
  /** The same in English: which board, which line, what was wrong. */
  readonly message: string;
};

/** What came of reading a record: its good boards in their order, and a fault for each of the others. */
export type RecordReading = { readonly boards: readonly Board[]; readonly faults: readonly RecordFault[] };

/** Thrown where a board turns out to be bad, and caught at that board's door ({@link readEach}): it never leaves this room. */
export class Refusal extends Error {
  constructor(
    readonly line: number,
    readonly key: RecordFaultKey,
    readonly params: FaultParams = {},
  ) {
    super(key);
  }
}

/** At most 40 characters of what stood there, for a message. */
export const snippet = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return `"${flat.length > 40 ? `${flat.slice(0, 39)}…` : flat}"`;
};

const sentence = (key: RecordFaultKey, params: FaultParams): string =>
  SENTENCES[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?'));

/** The fault that a refusal makes of the board at this place. */
export const faultOf = (board: string | null, place: number, { line, key, params }: Refusal): RecordFault => {
  const name = board === null ? `Board no. ${place} of the record` : `Board ${board} (no. ${place} of the record)`;
  const where = place === 0 ? `Line ${line}` : `${name}, line ${line}`;
  return { board, place, line, key, params, message: `${where}: ${sentence(key, params)}.` };
};

/** Reads the parts of a record one by one; a bad one becomes a fault and the rest go on. */
export const readEach = <Part>(
  parts: readonly Part[],
  nameOf: (part: Part) => string | null,
  read: (part: Part) => Board,
): RecordReading => {
  const boards: Board[] = [];
  const faults: RecordFault[] = [];
  for (const [i, part] of parts.entries()) {
    try {
      boards.push(read(part));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push(faultOf(nameOf(part), i + 1, error));
    }
  }
  return { boards, faults };
};
