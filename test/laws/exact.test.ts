import { expect, it } from 'vitest';
import { type Ruling, rule } from '../../src/laws';
import { chanceFrom, seedOf } from './support/random';

// The verdicts of hidden hands against plain enumeration of all deals. The rules below are written anew, with letters and
// lists only, and share no code with the core; the core is asked through its outer door.

type Played = { seat: string; card: string };
type Event = Record<string, unknown>;
type Hands = Record<string, string[]>;
/** What this test itself knows of the duties of the player in turn. */
type Duties = { led: string; require: string; avoid: string[]; majors: string[]; minors: string[]; named: string };

const SEED = seedOf(7);
const BOARDS = Number(process.env.FACE_UP_BOARDS ?? 80);
const SEATS = ['N', 'E', 'S', 'W'];
const RANKS = 'AKQJT98765432';
const DECK = ['S', 'H', 'D', 'C'].flatMap((suit) => [...RANKS].map((rank) => suit + rank));
const after = (seat: string, n: number) => SEATS[(SEATS.indexOf(seat) + n) % 4] as string;
const holding = (cards: string[]) =>
  ['S', 'H', 'D', 'C'].map((s) => [...RANKS].filter((r) => cards.includes(s + r)).join('')).join('.');

/** Follow suit; then a restriction; then major penalty cards; then no other spot of a minor one's suit. */
const mayPlay = (hand: string[], d: Duties): string[] => {
  let may = hand;
  const keep = (test: (card: string) => boolean) => {
    const left = may.filter(test);
    if (left.length > 0) may = left;
  };
  if (d.led) keep((card) => card[0] === d.led);
  if (d.require) keep((card) => card[0] === d.require);
  if (d.avoid.length > 0) keep((card) => !d.avoid.includes(card[0] as string));
  if (d.majors.length > 0) keep((card) => d.majors.includes(card));
  if (d.named && may.includes(d.named)) may = [d.named];
  for (const minor of d.minors) keep((c) => c[0] !== minor[0] || c === minor || 'AKQJT'.includes(c[1] as string));
  return may;
};

/** All ways to deal the unseen cards into hands with so many hidden cards each, and no card of a suit shown out of. */
function* dealsOf(unseen: string[], sizes: [string, number][], voids: Record<string, string[]>): Generator<Hands> {
  const [first, ...rest] = sizes;
  if (first === undefined) return yield {};
  const [seat, size] = first;
  const open = unseen.filter((card) => !voids[seat]?.includes(card[0] as string));
  for (const cards of subsets(open, size)) {
    for (const others of dealsOf(
      unseen.filter((card) => !cards.includes(card)),
      rest,
      voids,
    )) {
      yield { ...others, [seat]: cards };
    }
  }
}

function* subsets(cards: string[], size: number): Generator<string[]> {
  if (size === 0) return yield [];
  for (let i = 0; i <= cards.length - size; i++) {
    for (const more of subsets(cards.slice(i + 1), size - 1)) yield [cards[i] as string, ...more];
  }
}

const winner = (trick: Played[], trumps: string): string => {
  let best = trick[0] as Played;
  for (const p of trick) {
    const follows =
      p.card[0] === best.card[0] && RANKS.indexOf(p.card[1] as string) < RANKS.indexOf(best.card[1] as string);
    if (follows || (p.card[0] === trumps && best.card[0] !== trumps)) best = p;
  }
  return best.seat;
};

/** A full deal of which two hands are never shown, played out rightly, with cards dropped on the way. */
class Table {
  readonly events: Event[] = [];
  readonly played: string[] = [];
  readonly shown: Hands = { N: [], E: [], S: [], W: [] };
  readonly voids: Record<string, string[]> = { N: [], E: [], S: [], W: [] };
  trick: Played[] = [];
  penalty: { seat: string; card: string; major: boolean }[] = [];
  require = '';
  avoid: { leader: string; suits: string[] } = { leader: '', suits: [] };
  named = '';
  turn = 'W';

  constructor(
    readonly truth: Hands,
    readonly open: string[],
    readonly strain: string,
  ) {}

  ask(): Ruling {
    const hands = Object.fromEntries(this.open.map((seat) => [seat, holding(this.truth[seat] ?? [])]));
    const ruling = rule({ contract: `3${this.strain}`, declarer: 'S', hands, events: this.events });
    if ('error' in ruling) throw new Error(JSON.stringify(ruling.error));
    return ruling;
  }

  left(seat: string): string[] {
    return (this.truth[seat] ?? []).filter((card) => !this.played.includes(card));
  }

  known(seat: string): string[] {
    return this.left(seat).filter((card) => this.open.includes(seat) || this.shown[seat]?.includes(card));
  }

  duties(seat: string): Duties {
    const own = this.penalty.filter((p) => p.seat === seat);
    const leads = this.trick.length === 0;
    return {
      led: leads ? '' : ((this.trick[0] as Played).card[0] as string),
      require: leads ? this.require : '',
      avoid: leads && this.avoid.leader === seat ? this.avoid.suits : [],
      majors: own.filter((p) => p.major).map((p) => p.card),
      minors: own.filter((p) => !p.major).map((p) => p.card),
      named: this.named,
    };
  }

  drop(seat: string, card: string): void {
    this.events.push({ type: 'expose', seat, cards: [card], how: 'dropped' });
    this.shown[seat]?.push(card);
    if (seat === 'N' || seat === 'S' || this.penalty.some((p) => p.card === card)) return;
    this.penalty.push({ seat, card, major: 'AKQJT'.includes(card[1] as string) });
    const own = this.penalty.filter((p) => p.seat === seat);
    if (own.length > 1) for (const p of own) p.major = true;
  }

  choose(choice: string, suits: string[]): void {
    this.events.push(suits.length > 0 ? { type: 'choose', choice, suits } : { type: 'choose', choice });
    const partner = after(this.turn, 2);
    if (choice === 'require') this.require = suits[0] as string;
    if (choice === 'require') this.avoid.suits = this.avoid.suits.filter((suit) => !suits.includes(suit));
    if (choice === 'forbid') {
      const before = this.avoid.leader === this.turn ? this.avoid.suits : [];
      this.avoid = { leader: this.turn, suits: [...before, ...suits] };
    }
    if (choice === 'free') return;
    this.penalty = this.penalty.filter((p) => p.seat !== partner || !suits.includes(p.card[0] as string));
  }

  name(card: string): void {
    this.events.push({ type: 'designate', card });
    this.named = card;
  }

  play(seat: string, card: string): void {
    this.events.push({ type: 'play', seat, card });
    const led = this.trick[0]?.card[0];
    if (led !== undefined && card[0] !== led) this.voids[seat]?.push(led);
    this.shown[seat]?.push(card);
    this.played.push(card);
    this.penalty = this.penalty.filter((p) => p.card !== card);
    this.trick.push({ seat, card });
    this.named = '';
    this.require = '';
    this.turn = after(seat, 1);
    if (this.trick.length < 4) return;
    this.turn = winner(this.trick, this.strain);
    this.trick = [];
    if (this.avoid.leader !== this.turn) this.avoid = { leader: '', suits: [] };
  }

  /** What each known card of the player in turn is, by going through every deal that fits. */
  enumerate(): { deals: number; legal: string[]; illegal: string[]; depends: string[] } {
    const unseen = DECK.filter(
      (card) => !SEATS.some((seat) => this.known(seat).includes(card)) && !this.played.includes(card),
    );
    const sizes = SEATS.map((seat): [string, number] => [seat, this.left(seat).length - this.known(seat).length]);
    const known = this.known(this.turn);
    const times = new Map(known.map((card) => [card, 0]));
    let deals = 0;
    for (const deal of dealsOf(unseen, sizes, this.voids)) {
      deals++;
      for (const card of mayPlay([...known, ...(deal[this.turn] ?? [])], this.duties(this.turn))) {
        if (times.has(card)) times.set(card, (times.get(card) ?? 0) + 1);
      }
    }
    const those = (test: (n: number) => boolean) =>
      DECK.filter((card) => times.has(card) && test(times.get(card) ?? 0));
    return {
      deals,
      legal: those((n) => n === deals),
      illegal: those((n) => n === 0),
      depends: those((n) => n > 0 && n < deals),
    };
  }

  hiddenCards(): number {
    return SEATS.reduce((sum, seat) => sum + this.left(seat).length - this.known(seat).length, 0);
  }
}

it('gives for hidden hands what every deal that fits gives', () => {
  let compared = 0;
  let depending = 0;
  let deals = 0;
  for (let board = 0; board < BOARDS; board++) {
    const chance = chanceFrom(SEED * 1000 + board);
    const deck = chance.shuffle(DECK);
    const truth = Object.fromEntries(SEATS.map((seat, i) => [seat, deck.slice(i * 13, i * 13 + 13)]));
    const open = chance.pick([['N', 'S'], ['N'], ['N', 'E'], ['N', 'W'], ['N', 'S', 'E']]);
    const table = new Table(truth, open, chance.pick(['S', 'H', 'D', 'C', 'NT']));
    for (let guard = 0; guard < 120 && table.left(table.turn).length > 0; guard++) {
      const ruling = table.ask();
      expect(ruling.turn).toBe(table.turn);
      const small = table.hiddenCards() <= 8;
      const { decision } = ruling;
      if (decision?.kind === 'lead') {
        const option = chance.pick(decision.options);
        table.choose(option.choice, [...option.suits]);
        continue;
      }
      if (small) {
        const all = table.enumerate();
        const { legal, illegal, depends } = ruling;
        expect({ deals: all.deals, legal, illegal, depends }, JSON.stringify(table.events)).toEqual(all);
        compared++;
        deals += all.deals;
        if (depends.length > 0) depending++;
      }
      if (decision?.kind === 'designate' && chance.onceIn(2)) {
        table.name(chance.pick(decision.cards));
        continue;
      }
      const dropper = chance.pick(['E', 'W']);
      const droppable = table.left(dropper);
      if (chance.onceIn(small ? 3 : 12) && droppable.length > 1) {
        table.drop(dropper, chance.pick(droppable));
        continue;
      }
      const may = mayPlay(table.left(table.turn), table.duties(table.turn));
      table.play(table.turn, chance.pick(may));
    }
  }
  console.log(
    `seed ${SEED}: ${compared} situations against ${deals} deals, ${depending} of them with a card that depends`,
  );
  expect(compared).toBeGreaterThan(BOARDS * 8);
  expect(depending).toBeGreaterThan(BOARDS / 4);
}, 300_000);
