/** A source of chance that a seed repeats, so that a round can be made again. */
export type Chance = {
  /** A whole number from 0 up to, but without, `below`. */
  readonly below: (below: number) => number;
  /** One of the items, or undefined when there is none. */
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  /** True once in `n` times. */
  readonly onceIn: (n: number) => boolean;
};

/** Mulberry32, by Tommy Ettinger: 32 bits of state, enough to choose among positions. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { below, pick: (items) => items[below(items.length)], onceIn: (n) => below(n) === 0 };
};
