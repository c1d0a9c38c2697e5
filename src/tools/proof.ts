import { join } from 'node:path';
import { buildExtension } from './build';
import type { Count } from './test/count';
import { runTests } from './test/vitest';
import type { ToolCall } from './tool';

/** How far the long proof goes; a variable that is set already stands, so that a share of it can be run. */
const FULL = {
  FACE_UP_PROOF: 'full',
  FACE_UP_TABLES: '10000',
  FACE_UP_BOARDS: '1000',
  FACE_UP_HOSTILE: '1000000',
} as const;

/** The parts of the proof, by the folder of their tests. */
const PARTS = {
  laws: ['unit', 'test/laws'],
  sites: ['unit', 'test/proof/sites'],
  browser: ['browser', 'test/browser'],
} as const;

/** In minutes. */
const A_DAY = 24 * 60;

/** `npm run proof [-- laws | sites | browser]`: the tests that `npm test` runs in part, in full: hours, not minutes. */
export async function main({ args, root }: ToolCall): Promise<number> {
  for (const [name, value] of Object.entries(FULL)) process.env[name] ??= value;
  await buildExtension(root, join(root, 'dist'));
  let all: Count = { passed: 0, failed: 0 };
  for (const [name, [project, folder]] of Object.entries(PARTS)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const { passed, failed } = await runTests(root, project, [folder], A_DAY);
    all = { passed: all.passed + passed, failed: all.failed + failed };
  }
  console.log(`${all.passed} passed, ${all.failed} failed`);
  return all.failed === 0 && all.passed > 0 ? 0 : 1;
}
