import { describe, expect, it, vi } from 'vitest';
import { CARDS, type Card, SEATS, type Seat } from '../../src/bridge';
import { parseSituation, replay, rulingOf } from '../../src/laws';
import { situationText } from '../../src/table';
import { Felt, type Page } from './felt';
import { Follower } from './follower';
import { random } from './pages';
import { BOARD, KIBITZER, SOUTH } from './tables';

vi.setConfig({ testTimeout: 60_000 });

type Chance = () => number;
const pick = <T>(chance: Chance, items: readonly T[]): T | undefined => items[Math.floor(chance() * items.length)];

/** One thing that can happen on a page, most of them against the Laws or against sense. */
const disturb = (felt: Felt, chance: Chance): void => {
  const seat = pick(chance, SEATS) as Seat;
  const held = pick(chance, felt.hands[seat]);
  const lying = pick(chance, felt.trick);
  const any = pick(chance, CARDS) as Card;
  const dice = chance();
  if (dice < 0.35 && felt.turn) {
    const own = pick(chance, felt.hands[felt.turn]);
    if (own) felt.play({ seat: felt.turn, card: own });
  } else if (dice < 0.5 && held) felt.play({ seat, card: held });
  else if (dice < 0.6 && lying) felt.lift(lying.card);
  else if (dice < 0.65 && felt.tricks.length + felt.trick.length > 0) felt.takeBack();
  else if (dice < 0.7) felt.faceUp.add(any);
  else if (dice < 0.73) felt.faceUp.clear();
  else if (dice < 0.78) felt.undrawn.add(seat);
  else if (dice < 0.84) felt.undrawn.clear();
  else if (dice < 0.88) felt.trickDrawn = !felt.trickDrawn;
  else if (dice < 0.91) felt.turnShown = pick(chance, [undefined, null, ...SEATS]);
  else if (dice < 0.94) felt.signs = { ...felt.signs, claim: !felt.signs.claim };
  else if (dice < 0.96) felt.open.add(seat);
  else felt.gather();
};

const pages: readonly Page[] = [
  SOUTH,
  KIBITZER,
  { ...KIBITZER, tellsSizes: false, ordered: false },
  { ...SOUTH, viewer: 'W' },
];

describe('whatever a page shows', () => {
  it.each(pages.map((page, i) => [i, page] as const))(
    'page %i: the record follows from itself, and looking twice is looking once',
    (seed, page) => {
      for (let walk = 0; walk < 60; walk++) {
        const chance = random(seed * 1000 + walk);
        const felt = new Felt(BOARD, page);
        const follower = new Follower(pick(chance, ['ask', 'free', 'penalty']));
        follower.see(felt);
        for (let step = 0; step < 30; step++) {
          disturb(felt, chance);
          const strength = chance() < 0.1 ? 'lasting' : 'settled';
          if (chance() < 0.5) follower.look(felt, 'fleeting');
          follower.look(felt, strength);
          const before = follower.watched;
          const again = follower.look(felt);
          if (again.kind === 'known') expect(again.watched).toBe(before);

          const situation = parseSituation(JSON.parse(situationText(follower.record)));
          const table = situation.ok ? replay(situation.value) : situation;
          expect(table.ok ? rulingOf(table.value) : table.error).toEqual(follower.ruling);
          for (const event of follower.events) {
            if (event.type === 'expose' && event.how === 'unknown') expect(['E', 'W']).toContain(event.seat);
          }
        }
      }
    },
  );
});
