import { setTimeout as pass } from 'node:timers/promises';
import { type BySeat, bySeat, type Card, type Seat, type SeatCard } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import type { PlayOptions } from '../../fixtures/bbo/steps/plays';
import type { OpenOptions } from '../../fixtures/bbo/truth/options';
import type { Chance } from '../../laws/support/random';
import { answerFor, bare } from '../support/answer';
import { type Game, gameAfter, nextPlay } from '../support/game';
import { handsSeenBy, type Onlooker } from '../support/onlooker';
import type { Played } from '../support/played';
import { noticesIn, type Shown } from '../support/reading';
import type { Result } from '../support/tally';
import { PATIENCE, press, type Session } from './session';

let boardsOpened = 0;

/** A board as the page takes it, under a number of its own: what is kept of one board must not serve another. */
export const asOpened = ({ deal, dealer, vul, contract, declarer }: Played): OpenOptions => {
  boardsOpened += 1;
  return { deal, dealer, vul, contract, declarer, board: boardsOpened };
};

const differences = (wanted: Shown, shown: Shown | null): string =>
  Object.entries(wanted)
    .map(([name, value]) => [name, JSON.stringify(value), JSON.stringify(shown?.[name as keyof Shown])])
    .filter(([, value, other]) => value !== other)
    .map(([name, value, other]) => `${name} ${other}, not ${value}`)
    .join('; ');

/**
 * One board at the table of a session. It says what happens, both to the page and in the words of the contract, and compares
 * what the popup shows with what the core answers to the latter.
 */
export class Run {
  readonly events: TableEvent[] = [];
  readonly session: Session;
  #board: Played;
  readonly #onlooker: Onlooker;
  readonly #chance: Chance;
  /** All that the popup may show at any moment of this run. */
  readonly #allowed = new Set<string>();
  readonly #faults: string[] = [];
  readonly #delays: number[] = [];
  #seen: BySeat<readonly Card[]>;
  /** What had been seen before the opening lead: hands that have just come down count once they have come to rest. */
  #before: BySeat<readonly Card[]>;
  #compared = 0;
  #isOver = false;

  constructor(session: Session, board: Played, onlooker: Onlooker, chance: Chance) {
    this.session = session;
    this.#board = board;
    this.#onlooker = onlooker;
    this.#chance = chance;
    this.#before = handsSeenBy(onlooker, board, false);
    this.#seen = this.#before;
    this.allow(bare('no-table'));
  }

  get drive(): Session['drive'] {
    return this.session.drive;
  }

  /** Milliseconds from when an action of the page was done to when the popup showed what came of it. */
  get delays(): readonly number[] {
    return this.#delays;
  }

  get game(): Game {
    return gameAfter(this.#board, this.events);
  }

  /** What the popup ought to show. */
  get answer(): Shown {
    return this.#isOver ? bare('live') : answerFor(this.#board, this.#seen, this.events);
  }

  /** What the popup may show for a while, though it is not what it comes to. */
  allow(...shown: Shown[]): void {
    for (const one of shown) this.#allowed.add(JSON.stringify(one));
  }

  /** What the popup may show while several things happen one after the other. */
  allowOnTheWay(events: readonly TableEvent[]): void {
    this.allow(...events.map((_, i) => answerFor(this.#board, this.#seen, [...this.events, ...events.slice(0, i)])));
  }

  fault(text: string): void {
    this.#faults.push(`${text} [board ${this.#board.line}, ${this.#onlooker.viewer}, ${this.events.length} events]`);
  }

  /** Compares the popup with the core, once it has had time to follow. @param what is being looked at, for the report */
  async check(what: string): Promise<void> {
    const wanted = this.answer;
    this.allow(wanted);
    const { right, shown, ms } = await this.session.recording.until(wanted, PATIENCE);
    this.#compared += 1;
    this.#delays.push(ms);
    if (!right) this.fault(`${what}: ${differences(wanted, shown)}`);
  }

  /** Time passes, in which nothing may change. */
  async rest(ms: number, what: string): Promise<void> {
    await pass(ms);
    await this.check(what);
  }

  /** Something happens, and is compared. */
  async happens(what: string, event: TableEvent | readonly TableEvent[], act: () => Promise<unknown>): Promise<void> {
    await act();
    this.events.push(...[event].flat());
    await this.check(what);
  }

  async play(seat: Seat, card: Card, options: PlayOptions = {}): Promise<void> {
    const isLead = this.events.length === 0;
    await this.drive.play(seat, card, options);
    this.events.push({ type: 'play', seat, card });
    if (isLead) this.sees(handsSeenBy(this.#onlooker, this.#board, true));
    if (this.events.length <= 4) this.allow(answerFor(this.#board, this.#before, this.events));
    await this.check(`${seat} plays ${card}`);
  }

  /** The board as it was played, up to so many cards. */
  async playTo(count: number): Promise<void> {
    for (const { seat, card } of this.#board.play.slice(this.events.length, count)) await this.play(seat, card);
  }

  async playAll(cards: readonly SeatCard[]): Promise<void> {
    for (const { seat, card } of cards) await this.play(seat, card);
  }

  /** Plays on as the Laws allow, as it was played where they do, for so many cards or until the board is over. */
  async playOn(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const next = nextPlay(this.game, this.#board, this.#chance);
      if (next === null) return;
      await this.play(next.seat, next.card);
    }
  }

  /** Hands have come into sight. */
  sees(hands: Partial<BySeat<readonly Card[]>>): void {
    this.#seen = bySeat((seat) => ((hands[seat] ?? []).length > 0 ? (hands[seat] ?? []) : this.#seen[seat]));
  }

  /** All cards of some hands have come into sight. */
  seesWhole(seats: readonly Seat[]): void {
    this.sees(Object.fromEntries(seats.map((seat) => [seat, this.#board.hands[seat]])));
  }

  /** Another board comes to the table. */
  async moveTo(board: Played): Promise<void> {
    await this.drive.nextBoard(asOpened(board));
    this.#board = board;
    this.events.length = 0;
    this.#before = handsSeenBy(this.#onlooker, board, false);
    this.#seen = this.#before;
    await this.check('another board');
  }

  /** The site has declared the board over. */
  over(): void {
    this.#isOver = true;
  }

  /** The user enters something in the popup. */
  async enters(what: string, event: TableEvent, selector: string): Promise<void> {
    await this.happens(what, event, () => press(this.session, selector));
  }

  /** What came of it: all that the popup has shown since the last board is looked through. */
  async finish(promised: readonly string[]): Promise<Result> {
    const moments = await this.session.recording.take();
    for (const { shown, reason } of moments) {
      if (this.#allowed.has(JSON.stringify(shown))) continue;
      this.fault(`at some moment: ${shown.state} ${reason} ${differences(this.answer, shown)}`);
    }
    return {
      promised,
      given: [...new Set(moments.flatMap(({ shown }) => noticesIn(shown)))],
      compared: this.#compared,
      faults: this.#faults,
    };
  }
}
