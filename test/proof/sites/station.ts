import { vi } from 'vitest';
import { type BySeat, type Card, SEATS } from '../../../src/bridge';
import type { Sighting } from '../../../src/sites/sighting';
import { watch } from '../../../src/sites/watch';
import type { DomName } from '../../fixtures/table/doms';
import { fixtureOn } from '../../fixtures/table/doms';
import { DrivenClock } from '../../sites/driven';
import { answers, Desk } from '../../table/desk';
import type { Proved } from './sites';

/** Milliseconds after which a page that rests has been read twice alike. */
const SETTLED = 600;

/** A site's fixture page, watched as the extension watches a page. */
export class Station {
  readonly desk = new Desk();
  readonly faults: string[] = [];
  readonly given = new Set<string>();
  readonly fixture;
  readonly #clock = new DrivenClock();
  readonly #dealt: BySeat<readonly Card[]>;
  readonly #watch;

  constructor({ reader, table, about }: Proved, dom: DomName, dealt: BySeat<readonly Card[]>) {
    this.#dealt = dealt;
    const address = new URL(about.table, reader.examples[0]).href;
    const { window, page, fixture } = fixtureOn(table, address, dom);
    // The watch observes with what its own window has, which outside of a browser is not a global.
    vi.stubGlobal('MutationObserver', window.MutationObserver);
    for (const name of ['Element', 'HTMLElement', 'Node'] as const) vi.stubGlobal(name, window[name]);
    this.fixture = fixture;
    this.desk.settings = { laws: '2017', undo: 'ask', playing: 'always' };
    this.#watch = watch({
      page,
      reader,
      clock: this.#clock,
      onReading: (reading, settled) => {
        if (reading.kind === 'table') this.#compare(reading.sighting);
        this.desk.keeper.see(reading, settled);
        this.#note();
      },
    });
  }

  /** The page comes to rest, and has been looked at. */
  async settle(): Promise<void> {
    await this.#clock.pass(SETTLED);
    this.desk.clock.pass(SETTLED);
    await answers();
    this.#note();
  }

  /** What the timeline says was played. */
  get timeline(): string[] {
    const { table } = this.desk.view;
    return (table?.timeline ?? []).map(({ event }) =>
      event.type === 'play' ? `${event.seat}:${event.card}` : event.type,
    );
  }

  close(): void {
    this.#watch.stop();
    this.desk.keeper.stop();
  }

  /** Everything that is marked as shown, at any moment. */
  #note(): void {
    const { table } = this.desk.view;
    for (const { seat, card } of table?.ruling.exposed ?? []) this.given.add(`exposed ${seat} ${card}`);
  }

  /** No card may ever be read in a hand that does not have it. */
  #compare({ hands, trick }: Sighting): void {
    const { hands: held, trick: lies } = this.fixture.state();
    const played = lies.map(({ seat, card }) => `${seat}:${card}`);
    for (const seat of SEATS) {
      const wrong = hands[seat].filter((card) => !held[seat].includes(card) && !played.includes(`${seat}:${card}`));
      if (wrong.length > 0) this.faults.push(`${seat} is read to hold ${wrong.join(' ')}`);
    }
    for (const { seat, card } of trick) {
      if (!this.#dealt[seat].includes(card)) this.faults.push(`${card} is read as ${seat}'s`);
    }
  }
}
