import { setTimeout as pass } from 'node:timers/promises';
import { type BySeat, bySeat, type Card, type Seat, type SeatCard } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import type { OpenOptions } from '../../fixtures/bbo/options';
import type { PlayOptions } from '../../fixtures/table/steps/plays';
import type { Chance } from '../../laws/support/random';
import { answerFor, bare } from '../support/answer';
import { Comparison } from '../support/comparison';
import { type Game, gameAfter, nextPlay, play } from '../support/game';
import { handsSeenBy, type Onlooker } from '../support/onlooker';
import type { Played } from '../support/played';
import type { Shown } from '../support/reading';
import { waysOfPage } from './habits';
import { press, type Session } from './session';
import type { Seating } from './settings';

let boardsOpened = 0;

/** A board as the page takes it, under a number of its own: what is kept of one board must not serve another. */
const asOpened = ({ deal, dealer, vul, contract, declarer }: Played): OpenOptions => {
  boardsOpened += 1;
  return { deal, dealer, vul, contract, declarer, board: boardsOpened };
};

/** Where a run begins. */
export type Start = {
  readonly session: Session;
  readonly board: Played;
  readonly seating: Seating;
  /** Hands that are kept from a kibitzer. */
  readonly hidden?: Onlooker['hidden'];
  readonly chance: Chance;
  /** How many runs there were before: the page behaves in another way each time. */
  readonly round?: number;
};

/**
 * One board at the table of a session. It says what happens, both to the page and in the words of the contract, and compares
 * what the popup shows with what the core answers to the latter.
 */
export class Run {
  readonly events: TableEvent[] = [];
  readonly session: Session;
  readonly comparison: Comparison;
  readonly #onlooker: Onlooker;
  readonly #chance: Chance;
  #board: Played;
  #opened: OpenOptions;
  #seen: BySeat<readonly Card[]>;
  /** What had been seen before the opening lead: hands that have just come down count once they have come to rest. */
  #before: BySeat<readonly Card[]>;
  #isOver = false;

  constructor({ session, board, seating, hidden = [], chance, round = 0 }: Start) {
    this.session = session;
    this.#board = board;
    this.#onlooker = { viewer: seating.viewer, hidden };
    this.#chance = chance;
    this.#opened = { ...asOpened(board), ...seating, ...waysOfPage(round), hidden };
    this.#before = handsSeenBy(this.#onlooker, board, false);
    this.#seen = this.#before;
    const page = `${seating.mode}, ${seating.viewer}, round ${round}`;
    const where = () => `board ${this.#board.line}, ${page}, ${this.events.length} events`;
    this.comparison = new Comparison(session.recording, where);
    this.comparison.allow(bare('no-table'));
  }

  get drive(): Session['drive'] {
    return this.session.drive;
  }

  /** The board with all hands known, for thinking out what could be played. */
  get game(): Game {
    return gameAfter(this.#board, this.events);
  }

  /** What the popup ought to show. */
  get answer(): Shown {
    return this.#isOver ? bare('live') : answerFor(this.#board, this.#seen, this.events);
  }

  fault(text: string): void {
    this.comparison.fault(text);
  }

  /** The board comes to the table: the first of a page that is loaded for it, or the next one. */
  async begin(isFirst: boolean): Promise<void> {
    await (isFirst ? this.session.sitDown(this.#opened) : this.drive.nextBoard(this.#opened));
    await this.check('the board comes to the table');
  }

  /** Another board comes to the table. */
  async moveTo(board: Played): Promise<void> {
    this.#board = board;
    this.#opened = { ...this.#opened, ...asOpened(board) };
    this.events.length = 0;
    this.#before = handsSeenBy(this.#onlooker, board, false);
    this.#seen = this.#before;
    await this.begin(false);
  }

  /** The page builds the table anew, as it is. */
  async reopen(): Promise<void> {
    const played = this.events.flatMap((event) => (event.type === 'play' ? [event.card] : []));
    await this.drive.open({ ...this.#opened, played });
  }

  /** Compares the popup with the core, once it has had time to follow. @param what is being looked at, for the report */
  async check(what: string): Promise<void> {
    await this.comparison.shows(what, this.answer);
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

  /** The user enters something in the popup. */
  async enters(what: string, event: TableEvent, selector: string): Promise<void> {
    await this.happens(what, event, () => press(this.session, selector));
  }

  /** What the popup may show while several things happen one after the other. */
  allowOnTheWay(events: readonly TableEvent[]): void {
    const starts = events.map((_, i) => [...this.events, ...events.slice(0, i)]);
    this.comparison.allow(...starts.map((start) => answerFor(this.#board, this.#seen, start)));
  }

  /** A card is played; nobody looks at what comes of it. */
  async playUnwatched({ seat, card }: SeatCard, options: PlayOptions = {}): Promise<void> {
    const isLead = this.events.length === 0;
    await this.drive.play(seat, card, options);
    this.events.push(play(seat, card));
    if (isLead) this.sees(handsSeenBy(this.#onlooker, this.#board, true));
    if (this.events.length <= 4) this.comparison.allow(answerFor(this.#board, this.#before, this.events));
  }

  async play(seat: Seat, card: Card, options: PlayOptions = {}): Promise<void> {
    await this.playUnwatched({ seat, card }, options);
    await this.check(`${seat} plays ${card}`);
  }

  async playAll(cards: readonly SeatCard[]): Promise<void> {
    for (const { seat, card } of cards) await this.play(seat, card);
  }

  /** The board as it was played, up to so many cards. */
  async playTo(count: number): Promise<void> {
    await this.playAll(this.#board.play.slice(this.events.length, count));
  }

  /** What might well be played next; null when nothing may be. */
  get next(): SeatCard | null {
    return nextPlay(this.game, this.#board, this.#chance);
  }

  /** Plays on as the Laws allow, as it was played where they do, for so many cards or until the board is over. */
  async playOn(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const { next } = this;
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

  /** The site has declared the board over. */
  over(): void {
    this.#isOver = true;
  }
}
