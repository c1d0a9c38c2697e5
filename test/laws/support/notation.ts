import type { Card, Seat, Suit } from '../../../src/bridge';
import type { Setup, TableEvent } from '../../../src/laws';

// A short notation for small tables, so that a case stands on a line or two:
//
//   table   '4S S'                          contract and declarer, thirteen cards each, nothing known
//           '4S S 3 N N=.A5.. undo=free'    three cards each, North leads, two of North's are known
//   events  'N:HK'  a card played           'xE:DQ:dropped' cards shown ('xE:H4+C2:auction', 'xE:C9:extra!' intended)
//           'wE:H5:undo' taken back         'c:forbid:HD' declarer's choice ('c:free', 'c:highest')
//           'd:HK'  designated              'acc' 'acc:dummy' 'ref'
//           'rW:forbid:D' restricted (26)   '!E:HQ:minor' the Director's word
//
// The core reads the record as it stands: whatever is wrong in it is the core's to find.

type Record = Partial<Omit<Setup, 'hands'>> & { hands: Partial<{ [S in Seat]: string }> };

/** A table in the notation above, as the set-up of a record (contract section 2). */
export const setup = (text: string): Record => {
  const words = text.split(/\s+/);
  const [contract, declarer, cards, leader] = words.filter((word) => !word.includes('='));
  const record: Record = { hands: {} };
  for (const word of words.filter((w) => w.includes('='))) {
    const [name = '', value = ''] = word.split('=');
    if (name === 'undo') Object.assign(record, { undo: value });
    else Object.assign(record.hands, { [name]: value });
  }
  Object.assign(record, { contract, declarer });
  if (cards !== undefined) Object.assign(record, { cards: Number(cards), leader });
  return record;
};

const split = (word: string, at: string): string[] => (word === '' ? [] : word.split(at));

// The casts below trust the cases of this project, whose words are the words of the contract.
const suitsOf = (word = ''): Suit[] => split(word, '') as Suit[];

const choice = (kind: string, suits: string | undefined): object =>
  suits === undefined ? { type: 'choose', choice: kind } : { type: 'choose', choice: kind, suits: suitsOf(suits) };

const expose = (seat: string, cards: string, how: string): object => {
  const event = { type: 'expose', seat, cards: cards.split('+') as Card[], how: how.replace('!', '') };
  return how.endsWith('!') ? { ...event, intended: true } : event;
};

const event = (word: string): object => {
  const [head = '', second = '', third = ''] = word.split(':');
  const seat = head.slice(1);
  if (head === 'c') return choice(second, word.split(':')[2]);
  if (head === 'd') return { type: 'designate', card: second };
  if (head === 'acc') return second === '' ? { type: 'accept' } : { type: 'accept', as: second };
  if (head === 'ref') return { type: 'refuse' };
  if (head.startsWith('x')) return expose(seat, second, third);
  if (head.startsWith('w')) return { type: 'withdraw', seat, card: second, why: third };
  if (head.startsWith('r')) return { type: 'restrict', seat, [second]: suitsOf(third) };
  if (head.startsWith('!')) return { type: 'direct', seat, card: second, as: third };
  return { type: 'play', seat: head, card: second };
};

/** Events in the notation above. */
export const events = (text: string): TableEvent[] =>
  split(text.trim(), ' ').filter(Boolean).map(event) as TableEvent[];
