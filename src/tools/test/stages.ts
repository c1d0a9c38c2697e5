import { join } from 'node:path';
import { ensureBrowser } from '../browsers/ensure';
import { buildExtension } from '../build';
import { checkArchitecture } from './architecture';
import { runProgram } from './command';
import { type Count, counted } from './count';
import { checkSizes } from './sizes';
import { runTests } from './vitest';

/** One thing that `npm test` looks at. @param filters parts of test file names, for stages that run tests */
type Stage = (root: string, filters: readonly string[]) => Promise<Count>;

/** Every stage by name, in the order in which they run: what is quick and telling comes first. */
export const STAGES: Readonly<Record<string, Stage>> = {
  types: async (root) => counted((await runProgram(root, 'tsc', [])) === 0),
  lint: async (root) => counted((await runProgram(root, 'biome', ['check', '--error-on-warnings'])) === 0),
  architecture: async (root) => {
    const { read, faults } = await checkArchitecture(root);
    return counted(told(`${read} files read`, faults));
  },
  unused: async (root) => counted((await runProgram(root, 'knip', [])) === 0),
  build: async (root) => {
    await buildExtension(root, join(root, 'dist'));
    const { sizes, faults } = await checkSizes(root);
    return counted(told(sizes.join('\n'), faults));
  },
  firefox: async (root) => counted((await runProgram(root, 'web-ext', ['lint', '--source-dir=dist/firefox'])) === 0),
  unit: (root, filters) => runTests(root, 'unit', filters),
  browser: (root, filters) => {
    ensureBrowser(['chromium', 'edge']);
    ensureBrowser(['firefox']);
    return runTests(root, 'browser', filters);
  },
};

/** The stages that run tests. */
export const RUN_TESTS: readonly string[] = ['unit', 'browser'];

/** Prints what a check found, and answers whether all is well. */
function told(found: string, faults: readonly string[]): boolean {
  process.stdout.write([found, ...faults, ''].join('\n'));
  return faults.length === 0;
}
