import type { Card, Seat, SeatCard } from '../../../src/bridge';
import type { TableEvent } from '../../../src/laws';
import type { Request, View } from '../../../src/table';
import { type Game, gameAfter, play } from '../../browser/support/game';
import type { Played } from '../../browser/support/played';
import type { Table } from '../../fixtures/table/doms';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { PlayOptions } from '../../fixtures/table/steps/plays';
import { type Differences, differencesOf } from './differences';
import type { Proved } from './sites';
import { Station } from './station';

/** What is to be shown of the table in the end. */
export type Ending = {
  readonly state: View['state'];
  /** Key of the note or the reason; null for none, missing for any. */
  readonly reason?: string | null;
  readonly over?: boolean;
};

/**
 * What happens at a table of a site. It is let happen on the page, and said in the words of the contract: the record must come
 * to say the same, no more and no less.
 */
export class Happenings {
  readonly station: Station;
  /** All that has really happened, for thinking out what may be played. */
  readonly happened: TableEvent[] = [];
  readonly wrong: string[] = [];
  #since = 1;

  constructor(
    site: Proved,
    table: Table<TableFixture>,
    public board: Played,
  ) {
    this.station = new Station(site, table, board.hands);
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

  /** What the record ought to hold: before the trick with which it begins nothing but plays has happened. */
  get expected(): readonly TableEvent[] {
    return this.happened.slice((this.#since - 1) * 4);
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
  finish(marks: readonly string[] = []): Differences {
    const said = (this.view.table?.timeline ?? []).map(({ event }) => event);
    const ought = this.view.state === 'live' ? this.expected : [];
    const { missed, wrong } = differencesOf({ ought, said }, { ought: marks, shown: [...this.station.marks] });
    this.station.close();
    return { missed, wrong: [...wrong, ...this.station.faults, ...this.wrong] };
  }
}
