import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { filesBelow } from '../files';

/** Budgets of the design, in KB of 1024 bytes, gzipped. */
const BUDGETS = { 'content script': 25, popup: 20, 'rules core': 8, 'whole extension': 150 };

/** What each part weighs, in words, and which weigh too much. */
export type SizeReport = { readonly sizes: readonly string[]; readonly faults: readonly string[] };

/** Weighs the extension in ROOT/dist/chrome against the budgets. */
export async function checkSizes(root: string): Promise<SizeReport> {
  const folder = join(root, 'dist', 'chrome');
  const weights = {
    'content script': await weight(join(folder, 'content.js')),
    popup: await weight(join(folder, 'popup.js')),
    'rules core': gzipSync(await rulesCore(root)).length,
    'whole extension': await totalWeight(folder),
  };
  const lines = Object.entries(weights).map(([part, bytes]) => {
    const budget = BUDGETS[part as keyof typeof BUDGETS];
    return { line: `${part}: ${(bytes / 1024).toFixed(1)} KB of ${budget}`, good: bytes <= budget * 1024 };
  });
  return {
    sizes: lines.map(({ line }) => line),
    faults: lines.flatMap(({ line, good }) => (good ? [] : [`too heavy: ${line}`])),
  };
}

const weight = async (file: string): Promise<number> => gzipSync(await readFile(file)).length;

/** All files gzipped one by one: what a packed extension weighs but for its list of files. */
async function totalWeight(folder: string): Promise<number> {
  const weights = await Promise.all((await filesBelow(folder)).map((file) => weight(join(folder, file))));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

async function rulesCore(root: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/laws/index.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}
