import type { Seat } from '../../../src/bridge';
import { nextPlay, play } from '../../browser/support/game';
import type { Played } from '../../browser/support/played';
import type { Table } from '../../fixtures/table/doms';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { OpenOptions } from '../../fixtures/table/truth/options';
import type { Chance } from '../../laws/support/random';
import { Happenings } from './happenings';
import type { Seating } from './seating';
import type { Proved } from './sites';

type CourseParts = {
  readonly site: Proved;
  readonly table: Table<TableFixture>;
  readonly board: Played;
  readonly seating: Seating;
  readonly hidden: readonly Seat[];
  readonly chance: Chance;
  /** Under which number the board comes to the table: what is remembered of one must not serve another. */
  readonly number: number;
};

/** One board at a table of a site, as it comes and is played. */
export class Course extends Happenings {
  readonly #parts: CourseParts;

  constructor(parts: CourseParts) {
    super(parts.site, parts.table, parts.board);
    this.#parts = parts;
  }

  get chance(): Chance {
    return this.#parts.chance;
  }

  /** How `open` brings a board to this table. */
  options({ deal, dealer, vul, contract, declarer }: Played, number = this.#parts.number): OpenOptions {
    const { seating, hidden } = this.#parts;
    const { pace } = this.station;
    return { deal, dealer, vul, contract, declarer, board: number, ...seating.options, hidden, pace };
  }

  /** The board comes to the table. */
  async begin(more: Partial<OpenOptions> = {}): Promise<void> {
    const fromCalls = this.#parts.site.fromCalls && more.played === undefined ? { callsMade: 0 } : {};
    await this.fixture.open({ ...this.options(this.board), ...fromCalls, ...more });
    await this.station.settle();
    await this.callOn();
  }

  /** The calls that are still to come, one by one. */
  async callOn(): Promise<void> {
    while (this.fixture.state().phase === 'auction') {
      await this.fixture.call();
      await this.station.settle();
    }
  }

  /** Cards in rotation, a whole trick at a time, each looked at once only. */
  async hurryTo(count: number): Promise<void> {
    const whole = count - (count % 4);
    // Some pages tell who declares only once a card has been led.
    if (whole > 0 && this.happened.length === 0) await this.playAll(this.board.play.slice(0, 4));
    for (let from = this.happened.length; from < whole; from += 4) {
      const cards = this.board.play.slice(from, from + 4);
      await this.fixture.batch(cards.map(({ card }) => card));
      this.takes(cards.map(({ seat, card }) => play(seat, card)));
      await this.station.glance();
    }
    await this.station.settle();
  }

  /** The board as it was played, up to so many cards: hurried, and the last trick at its own pace. */
  async playTo(count: number): Promise<void> {
    await this.hurryTo(Math.max(0, count - 4));
    await this.playAll(this.board.play.slice(this.happened.length, count));
  }

  /** Plays on as the Laws allow, as it was played where they do, for so many cards or until the board is over. */
  async playOn(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const next = nextPlay(this.game, this.board, this.chance);
      if (next === null) return;
      await this.play(next.seat, next.card);
    }
  }

  /** The next board comes to the same table. */
  async moveTo(board: Played, number: number): Promise<void> {
    this.board = board;
    this.startsAfresh();
    this.station.deals(board.hands);
    const fromCalls = this.#parts.site.fromCalls ? { callsMade: 0 } : {};
    await this.fixture.nextBoard({ ...this.options(board, number), ...fromCalls });
    await this.station.settle();
    await this.callOn();
  }
}
