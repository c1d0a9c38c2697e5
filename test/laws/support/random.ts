/** A small seeded source of chance, so that a failing run can be repeated from its printed seed. */
export type Chance = {
  /** A number from 0 up to, but without, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, but without, `below`. */
  readonly below: (below: number) => number;
  /** One of the items. @throws RangeError when there is none */
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** True once in `n` times. */
  readonly onceIn: (n: number) => boolean;
};

/** Mulberry32, by Tommy Ettinger: 32 bits of state, good enough for making test tables. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return items.flatMap(() => left.splice(below(left.length), 1));
  };
  return { next, below, pick, shuffle, onceIn: (n) => below(n) === 0 };
};

/** Seed of a run: from the environment to repeat one, else fixed, so that a run says the same twice. */
export const seedOf = (fallback: number): number => Number(process.env.FACE_UP_SEED ?? fallback);
