import { vi } from 'vitest';
import { type BySeat, type Card, SEATS } from '../../../src/bridge';
import type { Sighting } from '../../../src/sites/sighting';
import { type Watch, watch } from '../../../src/sites/watch';
import { createKeeper, type Keeper } from '../../../src/table';
import type { DomName, Table } from '../../fixtures/table/doms';
import { fixtureOn } from '../../fixtures/table/doms';
import type { TableFixture } from '../../fixtures/table/fixture';
import type { Passing } from '../../fixtures/table/truth/options';
import { DrivenClock } from '../../sites/driven';
import { Shelf } from '../../table/desk';
import type { Proved } from './sites';

/** Milliseconds after which a page that rests has been read twice alike. */
const SETTLED = 400;

/** Milliseconds after which what is not right has lasted, and been looked at once more. */
const LASTED = 1600;

/** Lets the store and the observers of a DOM answer. */
const answers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Builds a site's page, without a table. */
export const pageOf = ({ reader, table, about }: Proved, dom: DomName): Table<TableFixture> =>
  fixtureOn(table, new URL(about.table, reader.examples[0]).href, dom);

/** A site's fixture page, watched as the extension watches a page, on a clock that is driven. */
export class Station {
  /** What was read that is not so. */
  readonly faults: string[] = [];
  /** Cards that were marked as shown, at any moment: `exposed E S5 undo`. */
  readonly marks = new Set<string>();
  readonly keeper: Keeper;
  readonly fixture: TableFixture;
  readonly #clock = new DrivenClock();
  readonly #watch: Watch;
  #dealt: BySeat<readonly Card[]>;

  constructor({ reader }: Proved, { window, page, fixture }: Table<TableFixture>, dealt: BySeat<readonly Card[]>) {
    this.#dealt = dealt;
    this.fixture = fixture;
    // The watch observes with what its own window has, which outside of a browser is not a global.
    vi.stubGlobal('MutationObserver', window.MutationObserver);
    for (const name of ['Element', 'HTMLElement', 'Node'] as const) vi.stubGlobal(name, window[name]);
    this.keeper = createKeeper({
      store: new Shelf(),
      now: this.#clock.now,
      timers: this.#clock,
      settings: () => ({ laws: '2017', undo: 'ask', playing: 'always' }),
      onView: () => this.#note(),
    });
    this.#watch = watch({
      page,
      reader,
      clock: this.#clock,
      onReading: (reading, settled) => {
        if (reading.kind === 'table') this.#compare(reading.sighting);
        this.keeper.see(reading, settled);
      },
    });
  }

  /** The page's own time: its frames, its pauses. */
  readonly pace: Passing = async (ms) => {
    await this.#clock.pass(ms);
  };

  /** Another board comes to the table. */
  deals(dealt: BySeat<readonly Card[]>): void {
    this.#dealt = dealt;
  }

  /** The page is looked at once, before it can have come to rest. */
  glance(): Promise<void> {
    return this.pace(20);
  }

  /** The page comes to rest, and has been looked at. */
  async settle(): Promise<void> {
    await this.pace(SETTLED);
    await answers();
  }

  /** What is not right has lasted. */
  async last(): Promise<void> {
    await this.pace(LASTED);
    await answers();
  }

  close(): void {
    this.#watch.stop();
    this.keeper.stop();
  }

  #note(): void {
    const { table } = this.keeper.view();
    for (const { seat, card, why } of table?.ruling.exposed ?? []) this.marks.add(`exposed ${seat} ${card} ${why}`);
    for (const { seat, card, status } of table?.ruling.penaltyCards ?? []) this.marks.add(`${status} ${seat} ${card}`);
  }

  /** No card may ever be read in a hand that does not have it. */
  #compare({ hands, trick, signs }: Sighting): void {
    const { hands: held, trick: lies } = this.fixture.state();
    const played = lies.map(({ seat, card }) => `${seat}:${card}`);
    for (const seat of SEATS) {
      const whole = signs.over ? this.#dealt[seat] : held[seat];
      const wrong = hands[seat].filter((card) => !whole.includes(card) && !played.includes(`${seat}:${card}`));
      if (wrong.length > 0) this.faults.push(`${seat} is read to hold ${wrong.join(' ')}`);
    }
    for (const { seat, card } of trick) {
      if (!this.#dealt[seat].includes(card)) this.faults.push(`${card} is read as ${seat}'s`);
    }
  }
}
