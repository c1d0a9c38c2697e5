import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { filesBelow } from '../files';

/** What a part may weigh, in KB of 1024 bytes, gzipped. */
type Limit = {
  readonly part: string;
  /** What the design asks for. */
  readonly budget: number;
  /** What fails the check. Where it is above the budget it is to be lowered as the part gets lighter. */
  readonly ceiling: number;
  readonly weigh: (root: string, extension: string) => Promise<number>;
};

const LIMITS: readonly Limit[] = [
  { part: 'content script', budget: 25, ceiling: 33, weigh: (_, extension) => weightInPage(extension) },
  { part: 'overlay', budget: 17, ceiling: 17, weigh: (_, extension) => weightOfScript(extension, 'overlay.js') },
  { part: 'popup', budget: 20, ceiling: 20, weigh: (_, extension) => weightOfScript(extension, 'popup.js') },
  { part: 'rules core', budget: 8, ceiling: 8, weigh: weightOfRulesCore },
  // Each language is 14 KB of it, and only the one that is shown is ever loaded.
  { part: 'whole extension', budget: 150, ceiling: 370, weigh: (_, extension) => weightOfAll(extension) },
];

/** What each part weighs, in words, and which weigh too much. */
export type SizeReport = { readonly sizes: readonly string[]; readonly faults: readonly string[] };

/** Weighs the extension in ROOT/dist/chrome. */
export async function checkSizes(root: string): Promise<SizeReport> {
  const sizes: string[] = [];
  const faults: string[] = [];
  for (const { part, budget, ceiling, weigh } of LIMITS) {
    const kilobytes = (await weigh(root, join(root, 'dist', 'chrome'))) / 1024;
    const line = `${part}: ${kilobytes.toFixed(1)} KB, budget ${budget}`;
    sizes.push(kilobytes > budget ? `${line} (over)` : line);
    if (kilobytes > ceiling) faults.push(`too heavy: ${line}, ceiling ${ceiling}`);
  }
  return { sizes, faults };
}

const gzipped = async (file: string): Promise<number> => gzipSync(await readFile(file), { level: 9 }).length;

const total = async (files: readonly string[]): Promise<number> =>
  (await Promise.all(files.map(gzipped))).reduce((sum, bytes) => sum + bytes, 0);

/** A script with all that it imports. */
async function weightOfScript(extension: string, script: string): Promise<number> {
  const files = new Set([join(extension, script)]);
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)) {
      files.add(join(dirname(file), imported));
    }
  }
  return total([...files]);
}

/** What comes into a page: the content script, and before it a reader, here the heaviest. */
async function weightInPage(extension: string): Promise<number> {
  const readers = await filesBelow(join(extension, 'sites'));
  const weights = await Promise.all(readers.map((file) => gzipped(join(extension, 'sites', file))));
  return (await weightOfScript(extension, 'content.js')) + Math.max(...weights);
}

/** All files, each gzipped by itself: what a packed extension weighs but for its list of files. */
const weightOfAll = async (extension: string): Promise<number> =>
  total((await filesBelow(extension)).map((file) => join(extension, file)));

/** What rules on a table and takes its events, in bytes: not the form of records, nor the reasons that go with a ruling. */
export async function weightOfRulesCore(root: string): Promise<number> {
  const contents = "export { start, step, rulingOf } from './src/laws';";
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return gzipSync(Buffer.concat(outputFiles.map((file) => file.contents)), { level: 9 }).length;
}
