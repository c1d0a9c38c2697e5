import { runTests } from './test/vitest';
import type { ToolCall } from './tool';

/** Takes the README's pictures of popup, script, overlay and drill anew, from the built extension: `npm run pictures`. */
export async function main({ root }: ToolCall): Promise<number> {
  const { passed, failed } = await runTests(root, 'pictures', []);
  return failed === 0 && passed > 0 ? 0 : 1;
}
