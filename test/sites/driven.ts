import type { Clock } from '../../src/sites/clock';

type Waiting = { readonly at: number; readonly run: () => void };

/** A clock that stands still until a test moves it. */
export class DrivenClock implements Clock {
  #time = 1000;
  #waiting: Waiting[] = [];

  readonly now = (): number => this.#time;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const task = { at: this.#time + ms, run };
    this.#waiting.push(task);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== task);
    };
  };

  readonly soon = (run: () => void): (() => void) => this.after(0, run);

  /** Tasks that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Lets observers be told, then runs whatever is due within `ms`, in order. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    await Promise.resolve();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#time = Math.max(this.#time, next.at);
      next.run();
      await Promise.resolve();
    }
    this.#time = end;
  }

  /** Stands still for so long; whatever was due runs only then. */
  async stall(ms: number): Promise<void> {
    this.#time += ms;
    await this.pass(0);
  }

  #next(end: number): Waiting | undefined {
    return this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
