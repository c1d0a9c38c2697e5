import { bySeat, type Contract, isSeat, parseContract, parseHolding, type Seat, seatsFrom } from '../bridge';
import { assemble, type Facts } from './assemble';
import { type Board, VULNERABLE } from './board';
import { dealOf, readCard } from './deal';
import { type RecordReading, Refusal, readEach, snippet } from './fault';

/** One line of a file with a board a line. */
type JsonLine = { readonly text: string; readonly line: number };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = ({ text, line }: JsonLine): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    // An object read from JSON: its fields are looked at one by one.
    if (typeof value === 'object' && value !== null) return value as Fields;
  } catch {
    // Not JSON: refused below.
  }
  throw new Refusal(line, 'badJson', { text: snippet(text) });
};

const seatIn = (fields: Fields, name: string, line: number): Seat => {
  const seat = fields[name];
  if (!isSeat(seat)) throw new Refusal(line, 'badSeat', { text: snippet(String(seat)), tag: name });
  return seat;
};

const handsIn = (fields: Fields, line: number): Board['hands'] => {
  const text = String(fields.deal);
  const [, first, rest] = /^([NESW]):(.*)$/.exec(text) ?? [];
  const hands = (rest ?? '').split(' ').map(parseHolding);
  if (!isSeat(first) || hands.length !== 4 || hands.includes(null)) {
    throw new Refusal(line, 'badDeal', { text: snippet(text) });
  }
  const order = seatsFrom(first);
  return dealOf(
    bySeat((seat) => hands[order.indexOf(seat)] ?? []),
    line,
  );
};

const contractIn = (fields: Fields, line: number): Contract => {
  const contract = parseContract(String(fields.contract));
  if (contract === null) throw new Refusal(line, 'badContract', { text: snippet(String(fields.contract)) });
  return contract;
};

const tricksIn = (fields: Fields, line: number): number => {
  const text = String(fields.tricks ?? fields.claim);
  if (!/^(\d|1[0-3])$/.test(text)) throw new Refusal(line, 'badResult', { text: snippet(text) });
  return Number(text);
};

const readBoard = (source: JsonLine): Board => {
  const { line } = source;
  const fields = fieldsOf(source);
  const vulnerable = VULNERABLE.find((side) => side === fields.vul);
  if (vulnerable === undefined) throw new Refusal(line, 'badVulnerable', { text: snippet(String(fields.vul)) });
  const facts: Facts = {
    board: null,
    table: null,
    dealer: seatIn(fields, 'dealer', line),
    vulnerable,
    hands: handsIn(fields, line),
    passedOut: false,
    contract: contractIn(fields, line),
    declarer: seatIn(fields, 'declarer', line),
    declarerSwapped: false,
    result: { tricks: tricksIn(fields, line), adjusted: false, line },
    leader: seatIn(fields, 'leader', line),
  };
  const cards: readonly unknown[] = Array.isArray(fields.play) ? fields.play : [];
  const entries = cards.map((card) => ({ card: readCard(String(card), line), seat: null, mark: null, line }));
  return assemble(facts, {
    enter: (book) => {
      for (const entry of entries) book.add(entry);
    },
    stopped: 'claim',
    line: entries.length > 0 ? line : null,
  });
};

/**
 * Reads boards written as JSON, one a line: `deal`, `dealer`, `vul`, `contract`, `declarer`, `leader`, `play` in the order
 * of play, and declarer's `tricks`, or `claim` when the play was cut short. Never throws; a bad line becomes a fault.
 */
export const readJsonLines = (text: string): RecordReading => {
  const lines = text.split('\n').map((line, i): JsonLine => ({ text: line, line: i + 1 }));
  return readEach(
    lines.filter((line) => line.text.trim() !== ''),
    () => null,
    readBoard,
  );
};
