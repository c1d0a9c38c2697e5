import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { type Card, SEATS, type Seat, SUITS, type Suit, sortCards } from '../../src/bridge';
import { knownCards, parseSituation, type Ruling, replay, rulingOf, type Situation, step } from '../../src/laws';
import { chanceFrom, seedOf } from './support/random';
import { dealFrom, isOpen, type Moment, momentsOf, nextEvent } from './support/tables';
import { canonical, renamed, turned } from './support/turned';

const TABLES = Number(process.env.FACE_UP_TABLES ?? 1500);
const SEED = seedOf(20261130);

/** Every moment of many random tables; a failure names the seed of its table and the situation. */
const forMoments = (tables: number, check: (moment: Moment, seed: number) => void): number => {
  let moments = 0;
  for (let i = 0; i < tables; i++) {
    const chance = chanceFrom(SEED + i);
    for (const moment of momentsOf(chance, dealFrom(chance))) {
      moments++;
      try {
        check(moment, SEED + i);
      } catch (fault) {
        const situation = JSON.stringify(asText(situationOf(moment)));
        throw new Error(`FACE_UP_SEED=${SEED + i}: ${String(fault)}\n${situation}`, { cause: fault });
      }
    }
  }
  return moments;
};

/** Every third moment: to replay a record from its beginning at each costs more than it tells. */
const forSome = (tables: number, check: (moment: Moment, seed: number) => void): number =>
  forMoments(tables, (moment, seed) => {
    if ((moment.events.length + seed) % 3 === 0) check(moment, seed);
  });

const situationOf = ({ deal, events }: Moment): Situation => ({ ...deal.setup, events });

/** A situation in the notation of the contract. */
const asText = (situation: Situation) => ({
  ...situation,
  hands: Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      SUITS.map((suit) =>
        sortCards(situation.hands[seat])
          .filter((card) => card[0] === suit)
          .map((card) => card[1])
          .join(''),
      ).join('.'),
    ]),
  ),
});

/** Tells the two apart as `expect` does, which is too slow to be asked of what is the same a hundred thousand times. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
};

const wholeRuling = (situation: Situation): Ruling => {
  const table = replay(situation);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return rulingOf(table.value);
};

it('splits the known cards of the player in turn into legal, illegal and depends, each sorted', () => {
  const moments = forMoments(TABLES, ({ table, ruling }) => {
    const { legal, illegal, depends, turn } = ruling;
    const all = [...legal, ...illegal, ...depends];
    expectSame(sortCards(all), turn === null ? [] : knownCards(table, turn));
    for (const list of [legal, illegal, depends]) expectSame(list, sortCards(list));
  });
  console.log(`seed ${SEED}: ${moments} situations split`);
  expect(moments).toBeGreaterThan(TABLES * 10);
}, 300_000);

it('leaves a player whose hand is all known something to play, unless somebody must speak first', () => {
  let asked = 0;
  forMoments(TABLES, (moment) => {
    const { ruling } = moment;
    const waits = ruling.decision !== null && ruling.decision.kind !== 'designate';
    if (!isOpen(moment) || waits) return;
    asked++;
    expect([...ruling.legal, ...ruling.depends].length).toBeGreaterThan(0);
    expect(ruling.depends).toEqual([]);
  });
  expect(asked).toBeGreaterThan(TABLES);
}, 300_000);

it('turns its ruling with the table', () => {
  forSome(TABLES / 5, (moment, seed) => {
    const by = 1 + (seed % 3);
    expectSame(wholeRuling(turned(situationOf(moment), by)), turned(moment.ruling, by));
  });
}, 300_000);

it('knows no suit from another but by trumps', () => {
  forSome(TABLES / 5, (moment, seed) => {
    const chance = chanceFrom(seed);
    const order = chance.shuffle<Suit>(SUITS);
    const names = Object.fromEntries(SUITS.map((suit, i) => [suit, order[i] ?? suit])) as Record<Suit, Suit>;
    const renamedRuling = wholeRuling(renamed(situationOf(moment), names));
    expectSame(canonical(renamedRuling), canonical(renamed(moment.ruling, names)));
  });
}, 300_000);

it('says the same of a situation step by step and as a whole', () => {
  forSome(TABLES / 5, (moment) => {
    expectSame(wholeRuling(situationOf(moment)), moment.ruling);
  });
}, 300_000);

it('reads back what it is written as', () => {
  forMoments(TABLES / 10, (moment) => {
    const parsed = parseSituation(JSON.parse(JSON.stringify(asText(situationOf(moment)))));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expectSame(wholeRuling(parsed.value), moment.ruling);
  });
}, 300_000);

it('leaves a table as it was, whatever event is tried on it', () => {
  forMoments(TABLES / 10, ({ deal, table, ruling }, seed) => {
    const before = structuredClone({ ...table, dealt: null, out: null });
    const chance = chanceFrom(seed * 31 + table.count);
    for (let i = 0; i < 5; i++) step(table, nextEvent(chance, deal, table, ruling, 1));
    expectSame({ ...table, dealt: null, out: null }, before);
    expectSame(rulingOf(table), ruling);
  });
}, 300_000);

it('never turns legal into illegal by hiding cards, only into depends, when all plays are right', () => {
  let hiddenMoments = 0;
  for (let i = 0; i < TABLES / 5; i++) {
    const chance = chanceFrom(SEED + 7 * i);
    const deal = dealFrom(chance);
    const open = { ...deal, setup: { ...deal.setup, hands: deal.truth } };
    for (const { ruling, events } of rightPlays(chance, open)) {
      const hidden = wholeRuling({ ...deal.setup, events });
      hiddenMoments++;
      expect(hidden.turn).toBe(ruling.turn);
      expectSame(hidden.penaltyCards, ruling.penaltyCards);
      expectSame(hidden.irregularities, []);
      expectSame(
        hidden.legal.filter((card) => !ruling.legal.includes(card)),
        [],
      );
      expectSame(
        hidden.illegal.filter((card) => !ruling.illegal.includes(card)),
        [],
      );
    }
  }
  expect(hiddenMoments).toBeGreaterThan(TABLES);
}, 300_000);

/** A table with open hands on which every play is right; cards are dropped now and then, and declarer always answers. */
function* rightPlays(chance: ReturnType<typeof chanceFrom>, open: Moment['deal']): Generator<Moment> {
  let events: Situation['events'] = [];
  for (let tries = 0; tries < 60; tries++) {
    const table = replay({ ...open.setup, events });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const ruling = rulingOf(table.value);
    yield { deal: open, events, table: table.value, ruling };
    if (ruling.turn === null) return;
    const event = rightEvent(chance, table.value, ruling, ruling.turn);
    events = [...events, event];
  }
}

const rightEvent = (chance: ReturnType<typeof chanceFrom>, table: Moment['table'], ruling: Ruling, turn: Seat) => {
  const { decision } = ruling;
  if (decision?.kind === 'lead') {
    const { choice, suits } = chance.pick(decision.options);
    return { type: 'choose', choice, ...(suits.length > 0 ? { suits } : {}) } as const;
  }
  if (decision?.kind === 'designate') return { type: 'designate', card: chance.pick(decision.cards) } as const;
  const seat = chance.pick(SEATS);
  const hand: Card[] = knownCards(table, seat);
  if (chance.onceIn(5) && hand.length > 0)
    return { type: 'expose', seat, cards: [chance.pick(hand)], how: 'dropped' } as const;
  return { type: 'play', seat: turn, card: chance.pick(ruling.legal) } as const;
};
