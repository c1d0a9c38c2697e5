import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildExtension } from './build';
import { filesBelow, makeFolder } from './files';
import { sourceFiles } from './package/sources';
import { zipOf } from './package/zip';
import type { ToolCall } from './tool';

/**
 * `npm run package`: writes `release/face-up-VERSION-` `chrome.zip` (Chrome and Edge), `firefox.xpi` and `source.zip` (what
 * Mozilla's reviewers build from), and prints what each weighs and its SHA-256. The same sources give the same bytes.
 */
export async function main({ root }: ToolCall): Promise<number> {
  const release = join(root, 'release');
  await rm(release, { recursive: true, force: true });
  await makeFolder(release);
  const dist = join(root, 'dist');
  await buildExtension(root, dist);
  for (const [name, bytes] of Object.entries(await packagesOf(root, dist))) {
    await writeFile(join(release, name), bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    process.stdout.write(`release/${name}  ${(bytes.length / 1024).toFixed(1)} KB  ${hash}\n`);
  }
  return 0;
}

/** The packages by file name. @param dist where the extension has just been built */
export async function packagesOf(root: string, dist: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const manifest = await readFile(join(dist, 'chrome', 'manifest.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const named = (what: string): string => `face-up-${version}-${what}`;
  const built = async (browser: string): Promise<Uint8Array> => {
    const folder = join(dist, browser);
    return zipOf(folder, await filesBelow(folder));
  };
  return {
    [named('chrome.zip')]: await built('chrome'),
    [named('firefox.xpi')]: await built('firefox'),
    [named('source.zip')]: await zipOf(root, await sourceFiles(root)),
  };
}
