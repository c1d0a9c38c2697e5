import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './command';
import type { Count } from './count';

/**
 * Changes the rules core and the words of the game in one small place after another, and looks whether a test notices.
 * Prints the score, and each change that none noticed; `test/mutation/README.md` explains those.
 *
 * @param limit minutes after which the run is ended
 * @returns changes noticed, as passed; one failure when fewer of them are noticed than `break` of `stryker.json` asks for
 */
export async function runMutation(root: string, limit: number): Promise<Count> {
  // Where `stryker.json` has it written.
  const report = join(root, '.cache', 'mutation.json');
  await rm(report, { force: true });
  const exitCode = await runProgram(root, 'stryker', ['run', 'test/mutation/stryker.json'], limit);
  return countMutants(exitCode, await readFile(report, 'utf8').catch(() => null));
}

/** Only what is read of a report of Stryker's: the mutants by the file in which they are. */
type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

/** The count of a run, from its exit code (not 0 when the score is too low) and its report (null when it left none). */
export function countMutants(exitCode: number | null, report: string | null): Count {
  // Stryker's own JSON, by its schema.
  const files = report === null ? [] : Object.values((JSON.parse(report) as Report).files);
  const noticed = files
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return { passed: noticed.length, failed: exitCode === 0 && noticed.length > 0 ? 0 : 1 };
}
