import type { Card, Seat, SeatCard } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import type { Request, View } from '../../../src/table';
import { type Game, gameAfter, nextPlay, play } from '../../browser/support/game';
import type { Played } from '../../browser/support/played';
import type { Table } from '../../fixtures/table/doms';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { PlayOptions } from '../../fixtures/table/steps/plays';
import type { OpenOptions } from '../../fixtures/table/truth/options';
import type { Chance } from '../../laws/support/random';
import type { Seating } from './seating';
import type { Proved } from './sites';
import { Station } from './station';

/** What is to be shown of the table in the end. */
export type Ending = {
  readonly state: View['state'];
  /** Key of the note or the reason; null for none, missing for any. */
  readonly reason?: string | null;
  readonly over?: boolean;
};

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

const wordsOf = (event: TableEvent): string => JSON.stringify(event);

const countOf = (list: readonly string[], text: string): number => list.filter((one) => one === text).length;

/** What one list holds and the other does not, each as often as it does so. */
const without = (list: readonly string[], other: readonly string[]): string[] =>
  [...new Set(list)].flatMap((text) => Array(Math.max(0, countOf(list, text) - countOf(other, text))).fill(text));

/**
 * One board at a table of a site. It lets things happen on the page, and says in the words of the contract what has happened:
 * the record must come to say the same, no more and no less.
 */
export class Course {
  readonly station: Station;
  /** All that has really happened, for thinking out what may be played. */
  readonly happened: TableEvent[] = [];
  readonly wrong: string[] = [];
  board: Played;
  readonly #parts: CourseParts;
  #since = 1;

  constructor(parts: CourseParts) {
    this.#parts = parts;
    this.board = parts.board;
    this.station = new Station(parts.site, parts.table, parts.board.hands);
  }

  get fixture(): TableFixture {
    return this.station.fixture;
  }

  get view(): View {
    return this.station.keeper.view();
  }

  /** The board as one knows it who sees all hands. */
  get game(): Game {
    return gameAfter(this.board, this.happened);
  }

  /** Number of the trick since which it is watched. */
  get since(): number {
    return this.#since;
  }

  get chance(): Chance {
    return this.#parts.chance;
  }

  /** What the record ought to hold: before the trick with which it begins nothing but plays has happened. */
  get expected(): readonly TableEvent[] {
    return this.happened.slice((this.#since - 1) * 4);
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

  /** It has happened, and is to be noted. */
  takes(events: readonly TableEvent[]): void {
    this.happened.push(...events);
  }

  async play(seat: Seat, card: Card, options: PlayOptions = {}): Promise<void> {
    await this.fixture.play(seat, card, options);
    this.takes([play(seat, card)]);
    await this.station.settle();
  }

  async playAll(cards: readonly SeatCard[], options: PlayOptions = {}): Promise<void> {
    for (const { seat, card } of cards) await this.play(seat, card, options);
  }

  /** Plays on as the Laws allow, as it was played where they do, for so many cards or until the board is over. */
  async playOn(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const next = nextPlay(this.game, this.board, this.chance);
      if (next === null) return;
      await this.play(next.seat, next.card);
    }
  }

  /** Something happens, and has come to rest. */
  async happens(events: readonly TableEvent[], act: () => Promise<unknown>): Promise<void> {
    await act();
    this.takes(events);
    await this.station.settle();
  }

  /** The user enters something. */
  enters(event: TableEvent): void {
    this.asks({ type: 'enter', event });
    this.takes([event]);
  }

  asks(request: Request): void {
    const answer = this.station.keeper.request(request);
    if (!answer.ok) this.wrong.push(`answer ${answer.why.key} to ${JSON.stringify(request)}`);
  }

  /** Cards went by unseen: the record begins with this trick. */
  watchedSince(since: number): void {
    this.#since = since;
  }

  /** The play begins anew, or another board comes. */
  startsAfresh(): void {
    this.happened.length = 0;
    this.watchedSince(1);
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

  /** Compares what is shown with what ought to be, now. */
  stands({ state, reason, over }: Ending): void {
    const { view } = this;
    const say = (what: string, is: unknown, ought: unknown): void => {
      if (is !== ought) this.wrong.push(`${what} ${is}, not ${ought}`);
    };
    say('state', view.state, state);
    if (reason !== undefined) say('reason', view.reason?.key ?? null, reason);
    if (state !== 'live') return;
    say('since', view.table?.since, this.#since);
    if (over !== undefined) say('over', view.table?.over, over);
  }

  /** What was missed and what is false. @param marks cards that ought to be marked as shown at some moment */
  finish(marks: readonly string[] = []): { readonly missed: readonly string[]; readonly wrong: readonly string[] } {
    const said = (this.view.table?.timeline ?? []).map(({ event }) => wordsOf(event));
    const ought = this.view.state === 'live' ? this.expected.map(wordsOf) : [];
    const [missed, wrong] = [without(ought, said), without(said, ought)];
    const shown = [...this.station.marks];
    const order = missed.length + wrong.length === 0 && said.join() !== ought.join() ? ['the order of events'] : [];
    this.station.close();
    return {
      missed: [...missed, ...without(marks, shown)],
      wrong: [...wrong, ...without(shown, marks), ...order, ...this.station.faults, ...this.wrong],
    };
  }
}
