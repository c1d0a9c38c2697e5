import type { Count } from './test/count';
import { STAGES } from './test/stages';
import { type ToolCall, Trouble } from './tool';

/**
 * `npm test`: every stage, or those that are named. Words that name no stage are parts of test file names, passed to the stages
 * that run tests. Ends with one line that adds up all tests, and answers 0 only when each stage looked and found no fault.
 */
export async function main({ args, root }: ToolCall): Promise<number> {
  const named = args.filter((word) => word in STAGES);
  const filters = args.filter((word) => !(word in STAGES));
  const results = new Map<string, Count & { readonly seconds: number }>();
  for (const name of named.length > 0 ? named : Object.keys(STAGES)) {
    process.stdout.write(`\n── ${name}\n`);
    const begun = Date.now();
    const count = await runStage(name, root, filters);
    results.set(name, { ...count, seconds: Math.round((Date.now() - begun) / 1000) });
  }
  const passed = sum([...results.values()].map((count) => count.passed));
  const failed = sum([...results.values()].map((count) => count.failed));
  const table = [...results].map(([name, count]) => row(name, count));
  process.stdout.write(['', ...table, '', `${passed} passed, ${failed} failed`, ''].join('\n'));
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** A stage that breaks down has failed, and the others run all the same. */
async function runStage(name: string, root: string, filters: readonly string[]): Promise<Count> {
  try {
    return (await STAGES[name]?.(root, filters)) ?? { passed: 0, failed: 1 };
  } catch (error) {
    process.stdout.write(
      `${error instanceof Trouble ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    return { passed: 0, failed: 1 };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const row = (name: string, { passed, failed, seconds }: Count & { readonly seconds: number }): string =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(12)}${`${seconds} s`.padStart(8)}`;
