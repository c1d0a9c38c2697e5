import type { Reading, Sighting } from '../../src/sites/sighting';
import { createKeeper, type Keeper, type KeeperSettings, type Request, type Store, type View } from '../../src/table';
import type { Rules } from '../../src/table/rules';
import type { Felt } from './felt';

/** Time that stands still until it is put forward. */
export class Clock {
  time = 1_700_000_000_000;
  private waiting: { at: number; run: () => void }[] = [];

  readonly after = (ms: number, run: () => void): (() => void) => {
    const task = { at: this.time + ms, run };
    this.waiting.push(task);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== task);
    };
  };

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((task) => task !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }
}

/** A store in memory, which can be made to fail, to throw or never to answer. */
export class Shelf implements Store {
  readonly values = new Map<string, unknown>();
  fault: 'none' | 'refuses' | 'throws' | 'hangs' = 'none';
  failsToRead = false;
  saves = 0;

  async save(key: string, value: unknown): Promise<{ ok: boolean }> {
    this.saves += 1;
    if (this.fault === 'throws') throw new Error('quota');
    if (this.fault === 'hangs') return new Promise(() => {});
    if (this.fault === 'refuses') return { ok: false };
    this.values.set(key, JSON.parse(JSON.stringify(value)));
    return { ok: true };
  }

  async tidy(choose: (values: ReadonlyMap<string, unknown>) => readonly string[]): Promise<{ ok: boolean }> {
    if (this.fault === 'throws' || this.failsToRead) throw new Error('no storage');
    if (this.fault === 'hangs') return new Promise(() => {});
    for (const key of choose(this.values)) this.values.delete(key);
    return { ok: true };
  }
}

/** A keeper with everything around it, and a page that is looked at as the watcher looks at it. */
export class Desk {
  readonly views: View[] = [];
  keeper: Keeper;
  settings: KeeperSettings = { laws: '2017', undo: 'ask', playing: 'practice' };
  woken = 0;

  constructor(
    readonly shelf = new Shelf(),
    readonly clock = new Clock(),
  ) {
    this.keeper = this.open();
  }

  private open(): Keeper {
    return createKeeper({
      store: this.shelf,
      now: () => this.clock.time,
      timers: this.clock,
      settings: () => this.settings,
      onView: (view) => this.views.push(view),
      onWake: () => {
        this.woken += 1;
      },
    });
  }

  /** The page is loaded again, or the extension updated: a new keeper with the same store. */
  reload(): void {
    this.keeper.stop();
    this.keeper = this.open();
  }

  /** The user sets other rules. */
  set(rules: Partial<Rules>): void {
    const before = this.settings;
    this.settings = { ...before, ...rules };
    this.keeper.rulesChanged(before);
  }

  /** Reads at once and, 150 ms later, as settled; then lets the store answer. */
  async see(felt: Felt | Sighting): Promise<void> {
    await this.read({ kind: 'table', sighting: 'sighting' in felt ? felt.sighting() : felt });
  }

  async read(reading: Reading): Promise<void> {
    this.keeper.see(reading, false);
    this.clock.pass(150);
    this.keeper.see(reading, true);
    await answers();
  }

  ask(request: Request) {
    return this.keeper.request(request);
  }

  get view(): View {
    return this.keeper.view();
  }

  get table() {
    const { table } = this.view;
    if (!table) throw new Error(`no table but ${this.view.state}`);
    return table;
  }

  /** Penalty and exposed cards, as `E:H5`. */
  get marked(): string[] {
    const { penaltyCards, exposed } = this.table.ruling;
    return [...penaltyCards, ...exposed].map(({ seat, card }) => `${seat}:${card}`);
  }

  get events(): string[] {
    return this.table.timeline.map(({ event }) => event.type);
  }
}

/** Lets everything that waits for the store go on. */
export const answers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
