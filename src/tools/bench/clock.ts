/** Microseconds a call, the least of several rounds: what the machine can do when nobody else asks for it. */
export const leastOf = (rounds: number, calls: number, run: () => void): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    run();
    least = Math.min(least, ((performance.now() - begun) * 1000) / calls);
  }
  return least;
};
