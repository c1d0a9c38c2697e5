import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** The date in every entry, the first that a ZIP file can hold: when something was packed must not change what is packed. */
const DATE = new Date(1980, 0, 1);

/** Packs files, whose paths are meant from `folder`, in the order given. The same files give the same bytes on every machine. */
export async function zipOf(folder: string, files: readonly string[]): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const file of files) entries[file] = [await readFile(join(folder, file)), { level: 9, mtime: DATE }];
  return zipSync(entries);
}
