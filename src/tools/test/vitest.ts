import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './command';
import type { Count } from './count';

/** Minutes for what hangs; no measure of speed, for a busy machine takes many times as long as one at rest. */
const LIMIT = 40;

/**
 * Runs one of the projects of vitest.config.ts and counts its tests.
 *
 * @param filters parts of file names; none: every test
 * @param limit minutes after which the run is ended
 */
export async function runTests(
  root: string,
  project: 'unit' | 'browser' | 'bench' | 'pictures',
  filters: readonly string[],
  limit = LIMIT,
): Promise<Count> {
  const report = join(root, '.cache', 'test', `${project}.json`);
  await rm(report, { force: true });
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const exitCode = await runProgram(root, 'vitest', args, limit);
  return countTests(exitCode, await readFile(report, 'utf8').catch(() => null));
}

/**
 * The count of a run, from its exit code and its report. What the report does not own up to counts as one failure: no report
 * (the runner crashed), no test run, tests left out, a file that did not load, an error outside of any test.
 */
export function countTests(exitCode: number | null, report: string | null): Count {
  const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0 } = parsed(report);
  const leftOut = numTotalTests - numPassedTests - numFailedTests;
  const green = exitCode === 0 && numPassedTests > 0 && leftOut === 0;
  return { passed: numPassedTests, failed: numFailedTests > 0 || green ? numFailedTests : 1 };
}

type Report = { readonly numPassedTests?: number; readonly numFailedTests?: number; readonly numTotalTests?: number };

function parsed(report: string | null): Report {
  try {
    // Vitest's own JSON; a field that is missing counts as none.
    return report === null ? {} : (JSON.parse(report) as Report);
  } catch {
    return {};
  }
}
