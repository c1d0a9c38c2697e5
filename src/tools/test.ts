import type { Count } from './test/count';
import { RUN_TESTS, STAGES } from './test/stages';
import { type ToolCall, Trouble } from './tool';

/**
 * `npm test`: every stage, or those that are named. Words that name no stage are parts of test file names, passed to the stages
 * that run tests. Ends with one line that adds up all tests, and answers 0 only when each stage looked and found no fault.
 */
export async function main({ args, root }: ToolCall): Promise<number> {
  const named = args.filter((word) => word in STAGES);
  const filters = args.filter((word) => !(word in STAGES));
  const results: Result[] = [];
  for (const together of inGroups(named.length > 0 ? named : Object.keys(STAGES))) {
    process.stdout.write(`\n── ${together.join(', ')}\n`);
    results.push(...(await Promise.all(together.map((name) => timed(name, root, filters)))));
  }
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const table = results.map(row);
  process.stdout.write(['', ...table, '', `${passed} passed, ${failed} failed`, ''].join('\n'));
  return failed === 0 && passed > 0 ? 0 : 1;
}

type Result = Count & { readonly name: string; readonly seconds: number };

/** Those that run tests run at the same time: browsers mostly wait, and meanwhile the others can be reckoned. */
const inGroups = (names: readonly string[]): readonly (readonly string[])[] => [
  ...names.filter((name) => !RUN_TESTS.includes(name)).map((name) => [name]),
  ...[names.filter((name) => RUN_TESTS.includes(name))].filter((group) => group.length > 0),
];

async function timed(name: string, root: string, filters: readonly string[]): Promise<Result> {
  const begun = Date.now();
  const count = await runStage(name, root, filters);
  return { name, ...count, seconds: Math.round((Date.now() - begun) / 1000) };
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

const row = ({ name, passed, failed, seconds }: Result): string =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(12)}${`${seconds} s`.padStart(8)}`;
