import { join } from 'node:path';
import { benchLaws } from './bench/laws';
import { ensureBrowser } from './browsers/ensure';
import { buildExtension } from './build';
import { checkSizes } from './test/sizes';
import { runTests } from './test/vitest';
import { type ToolCall, Trouble } from './tool';

/** In minutes: three rounds of everything, on a busy machine. */
const LONGEST = 120;

const print = (lines: readonly string[]): boolean => {
  for (const line of lines) console.log(line);
  return lines.length > 0;
};

/** The parts of the bench; each answers whether it has seen what it measures, and none whether it was fast. */
const PARTS: Readonly<Record<string, (root: string) => Promise<boolean>>> = {
  laws: async (root) => print(await benchLaws(root)),
  browser: async (root) => {
    ensureBrowser(['chromium', 'edge']);
    const { passed, failed } = await runTests(root, 'bench', [], LONGEST);
    return passed > 0 && failed === 0;
  },
  sizes: async (root) => {
    await buildExtension(root, join(root, 'dist'));
    return print((await checkSizes(root)).sizes);
  },
};

/**
 * `npm run bench [-- laws | browser | sizes]`: figures of speed and size, each beside its budget or a reference of the same run.
 * It fails when a part has measured nothing or the extension has missed something, never because something was slow.
 */
export async function main({ args, root }: ToolCall): Promise<number> {
  const unknown = args.find((name) => !(name in PARTS));
  if (unknown !== undefined) throw new Trouble(`No part "${unknown}" in the bench: ${Object.keys(PARTS).join(', ')}.`);
  let isWell = true;
  for (const [name, run] of Object.entries(PARTS)) {
    if (args.length === 0 || args.includes(name)) isWell = (await run(root)) && isWell;
  }
  return isWell ? 0 : 1;
}
