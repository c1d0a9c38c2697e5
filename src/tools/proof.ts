import { join } from 'node:path';
import { buildExtension } from './build';
import type { Count } from './test/count';
import { runMutation } from './test/mutation';
import { runTests } from './test/vitest';
import type { ToolCall } from './tool';

/** How far the long proof goes; a variable that is set already stands, so that a share of it can be run. */
const FULL = {
  FACE_UP_PROOF: 'full',
  FACE_UP_TABLES: '10000',
  FACE_UP_BOARDS: '1000',
  FACE_UP_HOSTILE: '1000000',
} as const;

/** In minutes. */
const A_DAY = 24 * 60;

/** The parts of the proof. */
const PARTS: Readonly<Record<string, (root: string) => Promise<Count>>> = {
  laws: (root) => runTests(root, 'unit', ['test/laws'], A_DAY),
  mutation: (root) => runMutation(root, A_DAY),
  sites: (root) => runTests(root, 'unit', ['test/proof/sites'], A_DAY),
  browser: (root) => runTests(root, 'browser', ['test/browser'], A_DAY),
};

/**
 * `npm run proof [-- laws | mutation | sites | browser]`: in full what `npm test` runs in part, and what it does not run at
 * all: hours, not minutes.
 */
export async function main({ args, root }: ToolCall): Promise<number> {
  for (const [name, value] of Object.entries(FULL)) process.env[name] ??= value;
  await buildExtension(root, join(root, 'dist'));
  let all: Count = { passed: 0, failed: 0 };
  for (const [name, run] of Object.entries(PARTS)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const { passed, failed } = await run(root);
    all = { passed: all.passed + passed, failed: all.failed + failed };
  }
  console.log(`${all.passed} passed, ${all.failed} failed`);
  return all.failed === 0 && all.passed > 0 ? 0 : 1;
}
