import { runProgram } from './test/command';
import type { ToolCall } from './tool';

/** `npm run format [-- FILE…]`: lays out every file and mends what the linter can mend by itself. */
export async function main({ args, root }: ToolCall): Promise<number> {
  return (await runProgram(root, 'biome', ['check', '--write', ...args])) ?? 1;
}
