import { mkdir, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Makes a folder and those above it where they are missing, and answers its path. */
export async function makeFolder(...parts: readonly string[]): Promise<string> {
  const folder = join(...parts);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Every file below a folder, as paths with forward slashes from that folder, sorted. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
