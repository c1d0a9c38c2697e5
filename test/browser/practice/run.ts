import { setTimeout as pass } from 'node:timers/promises';
import { type BySeat, bySeat, type Card, type Seat, type SeatCard } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import type { Mode } from '../../../src/practice/desk';
import type { Chance } from '../../laws/support/random';
import { answerFor } from '../support/answer';
import { Comparison, PATIENCE } from '../support/comparison';
import { type Game, gameAfter, nextPlay, play } from '../support/game';
import { handsSeenBy, type Onlooker } from '../support/onlooker';
import type { Played } from '../support/played';
import type { Shown } from '../support/reading';
import type { Result } from '../support/tally';
import { type Session, SURFACES, type Surface } from './session';
import type { PracticeTable } from './table';
import { situationText } from './text';

/** What has been wrong once will often stay so: nobody waits for it at each card that follows. */
const SHORT_PATIENCE = 500;

/** Where a run begins: the board lies on the table already, or is laid there by `begin`. */
export type Start = {
  readonly session: Session;
  readonly board: Played;
  readonly onlooker: Onlooker;
  readonly chance: Chance;
};

/**
 * One board on the practice table. It says what happens, both to the page and in the words of the contract, and compares what
 * page and popup show with what the core answers to the latter.
 */
export class Run {
  readonly table: PracticeTable;
  readonly chance: Chance;
  readonly #session: Session;
  readonly #onlooker: Onlooker;
  readonly #comparisons: Readonly<Record<Surface, Comparison>>;
  #board: Played;
  #events: readonly TableEvent[] = [];
  #patience = PATIENCE;
  /** Hands that a claim has laid open: they stay known. */
  #laidOpen: readonly Seat[] = [];

  constructor({ session, board, onlooker, chance }: Start) {
    this.#session = session;
    this.table = session.table;
    this.chance = chance;
    this.#board = board;
    this.#onlooker = onlooker;
    const comparison = (surface: Surface): Comparison =>
      new Comparison(session.recordings[surface], () => {
        const hidden = onlooker.hidden.join('') || 'nothing';
        return `${surface}, board ${this.#board.line}, ${hidden} hidden, ${this.#events.length} events`;
      });
    this.#comparisons = { page: comparison('page'), popup: comparison('popup') };
  }

  get events(): readonly TableEvent[] {
    return this.#events;
  }

  /** The board with all hands known, for thinking out what could be played. */
  get game(): Game {
    return gameAfter(this.#board, this.#events);
  }

  /** What page and popup ought to show. */
  get answer(): Shown {
    return this.#answerAfter(this.#events);
  }

  fault(text: string): void {
    this.#comparisons.page.fault(text);
  }

  /** What may be shown on the way, though nobody stops to look whether it is. */
  allow(shown: Shown): void {
    for (const surface of SURFACES) this.#comparisons[surface].allow(shown);
  }

  /** A board comes to the table. */
  async begin(board: Played, lay: () => Promise<void>): Promise<void> {
    this.#board = board;
    this.#laidOpen = [];
    this.#events = [];
    await lay();
    await this.check('the board comes to the table');
  }

  /** A situation comes to the table in the place of the board: the same board, after these events. */
  async beginAfter(events: readonly TableEvent[]): Promise<void> {
    await this.table.open(situationText(this.#board, events));
    this.#events = events;
    await this.check('the situation comes to the table');
  }

  /** Compares both surfaces with the core. @param what is being looked at, for the report */
  async check(what: string): Promise<void> {
    for (const surface of SURFACES) await this.checkIn(surface, what);
  }

  async checkIn(surface: Surface, what: string): Promise<void> {
    const took = await this.#comparisons[surface].shows(what, this.answer, this.#patience);
    if (took === null) this.#patience = SHORT_PATIENCE;
  }

  /** Time passes, in which nothing may change. */
  async rest(ms: number, what: string): Promise<void> {
    await pass(ms);
    await this.check(what);
  }

  /** A card is clicked. Nobody looks at what comes of it. */
  async click(mode: Mode, { seat, card }: SeatCard, event: TableEvent): Promise<void> {
    await this.table.click([{ mode, seat, card }]);
    this.#happened([event]);
  }

  async play(card: SeatCard): Promise<void> {
    await this.click('play', card, play(card.seat, card.card));
  }

  /** Cards are played one after the other, and looked at when all lie there. */
  async playAll(cards: readonly SeatCard[]): Promise<void> {
    for (const { seat, card } of cards) this.#happened([play(seat, card)]);
    await this.table.click(cards.map(({ seat, card }) => ({ mode: 'play', seat, card })));
    await this.check(`played to ${cards.at(-1)?.card ?? 'nothing'}`);
  }

  /** The board as it was played, up to so many cards. */
  async playTo(count: number): Promise<void> {
    await this.playAll(this.#board.play.slice(this.#events.length, count));
  }

  /** Plays on as the Laws allow, as it was played where they do, for so many cards or until the board is over. */
  async playOn(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const next = nextPlay(this.game, this.#board, this.chance);
      if (next === null) return;
      await this.play(next);
      await this.check(`${next.seat} plays ${next.card}`);
    }
  }

  /** A card is taken back from the table. */
  async takeBack({ seat, card }: SeatCard): Promise<void> {
    await this.click('takeBack', { seat, card }, { type: 'withdraw', seat, card, why: 'undo' });
    await this.check(`${seat} takes back ${card}`);
  }

  /** A card falls on the table. */
  async drop({ seat, card }: SeatCard): Promise<void> {
    await this.click('drop', { seat, card }, { type: 'expose', seat, cards: [card], how: 'dropped' });
    await this.check(`${seat} drops ${card}`);
  }

  /** The user enters something, in the page's panel or in the popup. */
  async enters(what: string, event: TableEvent, selector: string): Promise<void> {
    const surface = this.chance.pick(SURFACES);
    this.#happened([event]);
    await this.#session.press(surface, selector);
    await this.check(`${what}, by the ${surface}`);
  }

  /** The table is set to how it was after some of the events that have been. */
  async stepTo(events: readonly TableEvent[], step: Parameters<PracticeTable['step']>[0]): Promise<void> {
    await this.table.step(step);
    this.#events = events;
    await this.check(`step: ${step}`);
  }

  /** All cards of a hand have come into sight. */
  seesWhole(seat: Seat): void {
    this.#laidOpen = [...this.#laidOpen, seat];
  }

  /** Looks through all that was shown. @param promised the notices that both surfaces ought to have given, and no other */
  async finish(promised: readonly string[]): Promise<Result> {
    const results = [];
    for (const surface of SURFACES) {
      const { given, compared, faults } = await this.#comparisons[surface].finish(promised);
      const named = (notices: readonly string[]) => notices.map((notice) => `${surface}: ${notice}`);
      results.push({ promised: named(promised), given: named(given), compared, faults });
    }
    return {
      promised: results.flatMap(({ promised }) => promised),
      given: results.flatMap(({ given }) => given),
      compared: results.reduce((sum, { compared }) => sum + compared, 0),
      faults: results.flatMap(({ faults }) => faults),
    };
  }

  #happened(events: readonly TableEvent[]): void {
    this.#events = [...this.#events, ...events];
    // The popup is a tab of its own and may show this when others have looked at the page already.
    this.allow(this.answer);
  }

  #answerAfter(events: readonly TableEvent[]): Shown {
    const isLed = events.length > 0;
    const seen: BySeat<readonly Card[]> = handsSeenBy(this.#onlooker, this.#board, isLed);
    const open = bySeat((seat) => (this.#laidOpen.includes(seat) ? this.#board.hands[seat] : seen[seat]));
    return answerFor(this.#board, open, events);
  }
}
