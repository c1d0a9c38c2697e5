import {
  bySeat,
  type Card,
  isCard,
  isSeat,
  isSuit,
  nextSeat,
  parseContract,
  parseHolding,
  SEATS,
  type Seat,
  type Suit,
} from '../bridge';
import type { Result } from './ruling';
import {
  CHOICES,
  EDITIONS,
  HOWS,
  type Setup,
  type Situation,
  type TableEvent,
  UNDO_RULES,
  WHYS,
  WORDS,
} from './situation';

/** A fault of form: where it is and what is wrong. Thrown and caught in this file only. */
class Malformed extends Error {
  event: number | null = null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A value in a message. Lists and objects are not spelt out: they may be nested too deep for that. */
const quote = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const fieldsOf = (value: unknown, what: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${what} is not an object`);
  // An object that is no array can be read field by field; what its fields hold is checked one by one.
  return value as Fields;
};

const listOf = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Malformed(`${what} is not a list`);
  return value;
};

/** One of a closed set of words. */
const oneOf = <T extends string>(set: readonly T[], value: unknown, what: string): T => {
  const found = set.find((word) => word === value);
  if (found === undefined) throw new Malformed(`${what} is ${quote(value)}, not one of ${set.join(', ')}`);
  return found;
};

const seatIn = (fields: Fields, name: string): Seat => {
  const value = fields[name];
  if (!isSeat(value)) throw new Malformed(`"${name}" is ${quote(value)}, not a seat (N, E, S, W)`);
  return value;
};

const cardFrom = (value: unknown, what: string): Card => {
  if (!isCard(value)) throw new Malformed(`${what} is ${quote(value)}, not a card such as "SA" or "HT"`);
  return value;
};

const distinct = <T>(items: readonly T[], what: string): readonly T[] => {
  if (items.length === 0) throw new Malformed(`${what} is empty`);
  if (new Set(items).size < items.length) throw new Malformed(`${what} names something twice`);
  return items;
};

const suitsFrom = (value: unknown, what: string): readonly Suit[] => {
  const suits = listOf(value, what).map((suit) => {
    if (!isSuit(suit)) throw new Malformed(`${what} has ${quote(suit)}, not a suit (S, H, D, C)`);
    return suit;
  });
  return distinct(suits, what);
};

const isGiven = (fields: Fields, name: string): boolean => fields[name] !== undefined;

const exposeFrom = (fields: Fields): TableEvent => {
  const cards = listOf(fields.cards, '"cards"').map((card) => cardFrom(card, 'a card of "cards"'));
  const { intended } = fields;
  if (intended !== undefined && typeof intended !== 'boolean') throw new Malformed('"intended" is not true or false');
  const event = {
    type: 'expose',
    seat: seatIn(fields, 'seat'),
    cards: distinct(cards, '"cards"'),
    how: oneOf(HOWS, fields.how, '"how"'),
  } as const;
  return intended === undefined ? event : { ...event, intended };
};

const chooseFrom = (fields: Fields): TableEvent => {
  const choice = oneOf(CHOICES, fields.choice, '"choice"');
  if (isGiven(fields, 'suits')) return { type: 'choose', choice, suits: suitsFrom(fields.suits, '"suits"') };
  if (choice === 'require' || choice === 'forbid') throw new Malformed(`"suits" is missing: what to ${choice}`);
  return { type: 'choose', choice };
};

const restrictFrom = (fields: Fields): TableEvent => {
  const seat = seatIn(fields, 'seat');
  if (isGiven(fields, 'require') === isGiven(fields, 'forbid')) {
    throw new Malformed('a restriction has either "require" or "forbid"');
  }
  return isGiven(fields, 'require')
    ? { type: 'restrict', seat, require: suitsFrom(fields.require, '"require"') }
    : { type: 'restrict', seat, forbid: suitsFrom(fields.forbid, '"forbid"') };
};

const acceptFrom = (fields: Fields): TableEvent => {
  if (!isGiven(fields, 'as')) return { type: 'accept' };
  return { type: 'accept', as: oneOf(['dummy'], fields.as, '"as"') };
};

const EVENTS: Readonly<Record<TableEvent['type'], (fields: Fields) => TableEvent>> = {
  play: (f) => ({ type: 'play', seat: seatIn(f, 'seat'), card: cardFrom(f.card, '"card"') }),
  expose: exposeFrom,
  withdraw: (f) => ({
    type: 'withdraw',
    seat: seatIn(f, 'seat'),
    card: cardFrom(f.card, '"card"'),
    why: oneOf(WHYS, f.why, '"why"'),
  }),
  choose: chooseFrom,
  designate: (f) => ({ type: 'designate', card: cardFrom(f.card, '"card"') }),
  accept: acceptFrom,
  refuse: () => ({ type: 'refuse' }),
  restrict: restrictFrom,
  direct: (f) => ({
    type: 'direct',
    seat: seatIn(f, 'seat'),
    card: cardFrom(f.card, '"card"'),
    as: oneOf(WORDS, f.as, '"as"'),
  }),
};

const TYPES = ['play', 'expose', 'withdraw', 'choose', 'designate', 'accept', 'refuse', 'restrict', 'direct'] as const;

const eventFrom = (value: unknown): TableEvent => {
  const fields = fieldsOf(value, 'the event');
  return EVENTS[oneOf(TYPES, fields.type, '"type"')](fields);
};

const handFrom = (hands: Fields, seat: Seat): readonly Card[] => {
  const value = hands[seat];
  if (value === undefined) return [];
  const cards = typeof value === 'string' ? parseHolding(value) : null;
  if (cards === null)
    throw new Malformed(`the hand of ${seat} is ${quote(value)}, not a holding such as "AK2.QJT.5432.A98"`);
  return cards;
};

const handsFrom = (value: unknown): Setup['hands'] => {
  const hands = fieldsOf(value, '"hands"');
  const stranger = Object.keys(hands).find((key) => !isSeat(key));
  if (stranger !== undefined)
    throw new Malformed(`"hands" has the seat ${quote(stranger)}, not one of ${SEATS.join(', ')}`);
  return bySeat((seat) => handFrom(hands, seat));
};

const cardsFrom = (value: unknown): number => {
  if (value === undefined) return 13;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 13) {
    throw new Malformed(`"cards" is ${quote(value)}, not a number from 1 to 13`);
  }
  return value;
};

const setupFrom = (fields: Fields): Setup => {
  const { contract } = fields;
  if (typeof contract !== 'string' || parseContract(contract) === null) {
    throw new Malformed(`"contract" is ${quote(contract)}, not one such as "3NT" or "4HX"`);
  }
  const declarer = seatIn(fields, 'declarer');
  const cards = cardsFrom(fields.cards);
  if (cards < 13 && !isGiven(fields, 'leader')) throw new Malformed('"leader" is required when "cards" is below 13');
  return {
    laws: isGiven(fields, 'laws') ? oneOf(EDITIONS, fields.laws, '"laws"') : '2017',
    undo: isGiven(fields, 'undo') ? oneOf(UNDO_RULES, fields.undo, '"undo"') : 'ask',
    contract,
    declarer,
    hands: handsFrom(fields.hands),
    cards,
    leader: isGiven(fields, 'leader') ? seatIn(fields, 'leader') : nextSeat(declarer),
  };
};

const eventsFrom = (value: unknown): TableEvent[] =>
  listOf(value, '"events"').map((item, i) => {
    try {
      return eventFrom(item);
    } catch (fault) {
      if (fault instanceof Malformed) fault.event = i;
      throw fault;
    }
  });

const attempt = <T>(read: () => T): Result<T> => {
  try {
    return { ok: true, value: read() };
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { ok: false, error: { code: 'malformed', event: fault.event, message: fault.message } };
  }
};

/**
 * Checks the form of a whole situation (contract section 2): unknown fields are ignored, a wrong or missing one is an
 * error that says what and where. Says nothing yet of whether the deal or the events are possible.
 */
export const parseSituation = (value: unknown): Result<Situation> =>
  attempt(() => {
    const fields = fieldsOf(value, 'the situation');
    return { ...setupFrom(fields), events: eventsFrom(fields.events) };
  });

/** Checks the form of one event. */
export const parseEvent = (value: unknown): Result<TableEvent> => attempt(() => eventFrom(value));
