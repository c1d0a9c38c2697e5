/** The middle of several numbers. @throws Error when there are none: then nothing was measured */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number below which this share of several numbers lies. @throws Error when there are none */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Prints a line above figures that belong together. */
export const heading = (text: string): void => console.log(`\n${text}`);

/** Prints one figure. @param budget what the design allows, in the same unit; none for a reference */
export const figure = (what: string, value: number, unit: string, budget?: number): void => {
  const said = `  ${what.padEnd(46)}${value.toFixed(unit === 'ms' ? 2 : 0).padStart(10)} ${unit}`;
  const beside = budget === undefined ? '' : `budget ${budget} ${unit}${value > budget ? ' (over)' : ''}`;
  console.log(`${said.padEnd(66)}${beside}`.trimEnd());
};
