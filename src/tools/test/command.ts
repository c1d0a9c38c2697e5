import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Programs of our development packages, by the JavaScript file that Node runs: the same on every system. */
const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  'web-ext': 'web-ext/bin/web-ext.js',
} as const;
type Program = keyof typeof PROGRAMS;

/**
 * Runs one of the development programs in the project's folder, its output going where ours goes.
 *
 * @param limit minutes after which it is ended
 * @returns its exit code; null when it was ended or could not be started
 */
export function runProgram(
  root: string,
  program: Program,
  args: readonly string[],
  limit = 20,
): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'node_modules', PROGRAMS[program]), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limit * 60_000,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code));
  });
}
