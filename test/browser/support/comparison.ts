import { noticesIn, type Shown } from './reading';
import type { Recording } from './recorder';
import type { Result } from './tally';

/** A second or two on a machine at rest; longer on one that has much else to do. */
export const PATIENCE = 20_000;

/** Once something has gone wrong most of the rest will, and is not worth waiting for. */
const ONCE_WRONG = 1500;

const differences = (wanted: Shown, shown: Shown | null): string =>
  Object.entries(wanted)
    .map(([name, value]) => [name, JSON.stringify(value), JSON.stringify(shown?.[name as keyof Shown])])
    .filter(([, value, other]) => value !== other)
    .map(([name, value, other]) => `${name} ${other}, not ${value}`)
    .join('; ');

/** Compares what a surface shows with what it ought to show, at every stop and, from its record, at every moment in between. */
export class Comparison {
  readonly #recording: Recording;
  /** In which circumstances: for whoever has to mend what is found. */
  readonly #where: () => string;
  readonly #allowed = new Set<string>();
  readonly #faults: string[] = [];
  /** Milliseconds that the surface took to follow. */
  readonly delays: number[] = [];

  constructor(recording: Recording, where: () => string) {
    this.#recording = recording;
    this.#where = where;
  }

  /** What may be shown at some moment, though nobody stops to look whether it is. */
  allow(...shown: readonly Shown[]): void {
    for (const one of shown) this.#allowed.add(JSON.stringify(one));
  }

  fault(text: string): void {
    this.#faults.push(`${text} [${this.#where()}]`);
  }

  /**
   * Waits until this is shown, or one of these.
   * @param what is being looked at
   * @returns milliseconds until it was; null when it was not
   */
  async shows(what: string, wanted: Shown | readonly [Shown, ...Shown[]], patience = PATIENCE): Promise<number | null> {
    const [first, ...others] = 'state' in wanted ? [wanted] : wanted;
    this.allow(first, ...others);
    const limit = this.#faults.length === 0 ? patience : Math.min(patience, ONCE_WRONG);
    const { right, shown, ms } = await this.#recording.until([first, ...others], limit);
    this.delays.push(ms);
    if (!right) this.fault(`${what}: ${differences(first, shown)}`);
    return right ? ms : null;
  }

  /** Looks through all that has been shown since the last time. @param promised the notices that ought to have been given */
  async finish(promised: readonly string[]): Promise<Result> {
    const moments = await this.#recording.take();
    const foreign = moments.filter(({ shown }) => !this.#allowed.has(JSON.stringify(shown)));
    for (const { shown, reason } of foreign) this.fault(`for a moment: ${JSON.stringify(shown)} ${reason}`);
    return {
      promised,
      given: [...new Set(moments.flatMap(({ shown }) => noticesIn(shown)))],
      compared: this.delays.length,
      faults: this.#faults,
    };
  }
}
