import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { makeFolder } from '../../../src/tools/files';
import { packagesOf } from '../../../src/tools/package';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A package as a file, and what is in it as a folder. */
type OnePacked = { readonly file: string; readonly folder: string };

export type Packed = {
  readonly chrome: OnePacked;
  readonly firefox: OnePacked;
  readonly remove: () => Promise<void>;
};

const lay = async (bytes: Uint8Array | undefined, file: string): Promise<OnePacked> => {
  if (!bytes) throw new Error(`no package for ${file}`);
  await writeFile(file, bytes);
  const folder = `${file}-unpacked`;
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    await makeFolder(dirname(join(folder, name)));
    await writeFile(join(folder, name), content);
  }
  return { file, folder };
};

/** Packs the extension that has been built, as `npm run package` does, into a folder of its own. */
export const packAll = async (): Promise<Packed> => {
  const folder = await mkdtemp(join(tmpdir(), 'face-up-packed-'));
  const packages = Object.entries(await packagesOf(ROOT, join(ROOT, 'dist')));
  const ending = (end: string) => packages.find(([name]) => name.endsWith(end))?.[1];
  return {
    chrome: await lay(ending('chrome.zip'), join(folder, 'chrome.zip')),
    firefox: await lay(ending('firefox.xpi'), join(folder, 'firefox.xpi')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
